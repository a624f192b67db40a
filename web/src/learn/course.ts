import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../i18n/i18n.svelte";
import type { GameName } from "../rules/rules";
import { lessonsModule, type Lesson, type LessonOutline } from "./module";

const files = import.meta.glob<string>("../../../content/lessons/*/*.lesson", { query: "?raw", import: "default" });
const words = import.meta.glob<string>("../../../content/locales/*/lessons/*.ftl", { query: "?raw", import: "default" });

/** A lesson as it is taken: what it consists of, and what judges its answers. */
export interface CourseLesson {
  outline: LessonOutline;
  lesson: Lesson;
}

const courses = new Map<GameName, Promise<CourseLesson[]>>();

/** The lessons of a game in their order. */
export function courseOf(game: GameName): Promise<CourseLesson[]> {
  const known = courses.get(game);
  if (known) return known;
  const course = readCourse(game);
  courses.set(game, course);
  course.catch(() => courses.delete(game));
  return course;
}

async function readCourse(game: GameName): Promise<CourseLesson[]> {
  const names = Object.keys(files).filter((name) => name.includes(`/lessons/${game}/`)).sort();
  const [module, ...texts] = await Promise.all([lessonsModule(), ...names.map((name) => files[name]!())]);
  return texts.map((text) => {
    const lesson = module.Lesson.read(text);
    return { lesson, outline: lesson.outline() };
  });
}

/** Says a message of a course; its name if there is none, which a test would have told. */
export type Say = (key: string) => string;

/** The words of a course. */
export async function wordsOf(game: GameName, language: Language): Promise<Say> {
  const load = words[`../../../content/locales/${language}/lessons/${game}.ftl`];
  if (!load) throw new Error(`no words for the lessons of ${game} in ${language}`);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(await load()));
  return (key) => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value) : key;
  };
}
