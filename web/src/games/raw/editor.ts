import type { Editor } from "$/games/editor";
import { adopt } from "./editor/beginning";
import DeckEditor from "./editor/DeckEditor.svelte";

export default { Page: DeckEditor, adopt } satisfies Editor;
