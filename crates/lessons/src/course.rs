//! A course: the lessons of one game, with their words in each language.

use std::fmt;

use crate::lesson::{Fault, Lesson};
use crate::words::Words;

/// A file that was read, with its name for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file.
    pub file: String,
    /// What it holds.
    pub text: String,
}

/// What is wrong in a course, by file and line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseFault {
    /// The name of the file.
    pub file: String,
    /// The line and what is wrong there.
    pub fault: Fault,
}

impl fmt::Display for CourseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { line, message } = &self.fault;
        write!(f, "{}:{line}: {message}", self.file)
    }
}

impl std::error::Error for CourseFault {}

/// The lessons of one game, in order, and what is wrong in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The lessons that could be read.
    pub lessons: Vec<Lesson>,
    /// The messages of each language that could be read, by the name of the file.
    pub words: Vec<(String, Words)>,
    /// Everything that is wrong.
    pub faults: Vec<CourseFault>,
}

impl Course {
    /// Reads and checks lessons, in their order, and the files with their words, one for each
    /// language.
    #[must_use]
    pub fn read(lessons: &[Source], words: &[Source]) -> Self {
        let mut course = Self::default();
        let mut files = Vec::new();
        for source in lessons {
            match Lesson::read(&source.text) {
                Ok(lesson) => {
                    course.fault_all(&source.file, lesson.faults());
                    files.push(source.file.clone());
                    course.lessons.push(lesson);
                }
                Err(faults) => course.fault_all(&source.file, faults),
            }
        }
        for source in words {
            match Words::read(&source.text) {
                Ok(words) => course.words.push((source.file.clone(), words)),
                Err(faults) => course.fault_all(&source.file, faults),
            }
        }
        course.missing(&files);
        course.unused();
        course
    }

    fn fault_all(&mut self, file: &str, faults: Vec<Fault>) {
        let file = || file.to_owned();
        let each = faults.into_iter().map(|fault| CourseFault {
            file: file(),
            fault,
        });
        self.faults.extend(each);
    }

    /// Messages that a lesson needs and a language lacks.
    fn missing(&mut self, files: &[String]) {
        let mut found = Vec::new();
        for (file, lesson) in files.iter().zip(&self.lessons) {
            for key in lesson.keys() {
                let lacks = self
                    .words
                    .iter()
                    .filter(|(_, words)| words.get(&key.value).is_none());
                found.extend(lacks.map(|(words, _)| CourseFault {
                    file: file.clone(),
                    fault: Fault {
                        line: key.line,
                        message: format!("{:?} is missing in {words}", key.value),
                    },
                }));
            }
        }
        self.faults.extend(found);
    }

    /// Messages that no lesson needs; those of the parts of the course begin with `part-`.
    fn unused(&mut self) {
        let mut needed: Vec<String> = Vec::new();
        for lesson in &self.lessons {
            needed.extend(lesson.keys().into_iter().map(|key| key.value));
            needed.push(format!("part-{}", lesson.part));
        }
        let mut found = Vec::new();
        for (file, words) in &self.words {
            for (key, line) in words.iter() {
                if needed.iter().all(|needed| needed != key) {
                    let message = format!("no lesson needs {key:?}");
                    let fault = Fault { line, message };
                    let file = file.clone();
                    found.push(CourseFault { file, fault });
                }
            }
        }
        self.faults.extend(found);
    }
}
