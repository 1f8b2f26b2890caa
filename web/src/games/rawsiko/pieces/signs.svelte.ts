/** The signs of applications; a user's own has a plain one, and so have ours until theirs are there. */
import type { IconData } from "$/ui/icon";
import plain from "icon:lucide/factory";

let signs = $state.raw<Readonly<Record<string, IconData>>>({});
let asked = false;

export function signOf(application: string): IconData {
  if (!asked) {
    asked = true;
    void import("./applications").then(
      ({ SIGNS }) => (signs = SIGNS),
      () => (asked = false),
    );
  }
  return signs[application] ?? plain;
}
