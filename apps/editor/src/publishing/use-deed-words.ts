import { useEditing, useEditorState } from '../desk/editing.ts'
import type { Opened } from '../state/state.ts'
import { usePublishWords } from './say.ts'
import type { DeedWords } from './say-deeds.ts'

/** What is needed to say what was done to the site that is open. */
export function useDeedWords(): DeedWords {
  const { say: main, editor } = useEditing()
  const { site, language } = useEditorState(({ opened }) => opened) as Opened
  return { say: usePublishWords(), main, site, language, catalog: editor.catalog }
}
