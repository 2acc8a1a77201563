import type { Editor } from '../state/editor.ts'
import type { EditorState } from '../state/state.ts'
import type { UiLanguage } from '../words/words.ts'
import { sayFull } from './full-words.ts'

/** Says that the site would be fuller than a site can be, each time that refuses a change. */
export function fullNotice(editor: Editor, language: UiLanguage) {
  return ({ opened: now }: EditorState, { opened: before }: EditorState): void => {
    if (now?.full && now.full !== before?.full) editor.notify(sayFull(now.full, language), 'warning')
  }
}
