/** The lessons of a game: what they are called, and which of them this device has seen to the end. */
import { shellTexts, t } from "$/text/language.svelte";

const KEY = "ludoteka.learned";

/** "Lesson 2: fire, kinds and traps"; the number alone where a lesson has no name. */
export function lessonTitle(game: string, lesson: number): string {
  const name = shellTexts().find(`web-lesson-${game}-${lesson}`);
  return name ? t("tutorial-lesson-named", { lesson, name }) : t("tutorial-lesson", { lesson });
}

/** The numbers of a game's lessons. */
export const lessonsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export const isLearned = (game: string, lesson: number): boolean => all().includes(`${game} ${lesson}`);

export function markLearned(game: string, lesson: number): void {
  if (isLearned(game, lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), `${game} ${lesson}`]));
  } catch {
    // A browser that keeps nothing: the lesson is offered again.
  }
}

/** The lesson to go on with: the first that was not learned; when all are, the first again. */
export const nextLesson = (game: string, count: number): number =>
  lessonsOf(count).find((lesson) => !isLearned(game, lesson)) ?? 1;

function all(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
