// The rules with lessons beside them: a module of its own, fetched when somebody learns. Whether an answer is right
// is decided there.
import wasm from "../generated/rules-lessons/damier_wasm_bg.wasm?url";

type Module = typeof import("../generated/rules-lessons/damier_wasm");
export type { ExerciseOutline, Exercises, Lesson, LessonOutline, LessonStep, LessonVerdict } from "../generated/rules-lessons/damier_wasm";

let loading: Promise<Module> | null = null;

/** The module that judges answers. Tests hand in its bytes. */
export async function lessonsModule(bytes: BufferSource | string = wasm): Promise<Module> {
  loading ??= import("../generated/rules-lessons/damier_wasm").then(async (module) => {
    await module.default({ module_or_path: bytes });
    return module;
  });
  loading.catch(() => (loading = null)); // tried again the next time
  return loading;
}
