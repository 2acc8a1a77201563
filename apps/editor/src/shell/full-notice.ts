import type { Editor } from '../state/editor.ts'
import type { UiLanguage } from '../words/words.ts'
import { sayFull } from './full-words.ts'

/** Says that the site would be fuller than a site can be, each time that refuses a change. */
export function watchFull(editor: Editor, language: UiLanguage): () => void {
  return editor.store.subscribe(({ opened: now }, { opened: before }) => {
    if (now?.full && now.full !== before?.full) editor.notify(sayFull(now.full, language), 'warning')
  })
}
