import type { Stage } from '../canvas/stage.ts'
import { sharedNotice } from '../sections/shared-notice.ts'
import type { Editor } from '../state/editor.ts'
import type { EditorState } from '../state/state.ts'
import type { UiLanguage } from '../words/words.ts'
import { fullNotice } from './full-notice.ts'

/** What is said of a change, by what was and what is. */
export function noticesOf(stage: Stage, editor: Editor, language: UiLanguage) {
  const [tellShared, tellFull] = [sharedNotice(stage, editor, language), fullNotice(editor, language)]
  return (now: EditorState, before: EditorState): void => {
    tellShared(now, before)
    tellFull(now, before)
  }
}
