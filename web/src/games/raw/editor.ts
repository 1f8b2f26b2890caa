import type { Editor } from "$/games/editor";
import { adopt } from "./editor/sources";
import DeckEditor from "./editor/DeckEditor.svelte";

export default { Page: DeckEditor, adopt } satisfies Editor;
