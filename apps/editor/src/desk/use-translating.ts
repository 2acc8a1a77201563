import { findSection, primaryLanguage } from '@mimar/document'
import { findField, type Localized } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { EditorState } from '../state/state.ts'
import { panelWords } from '../words/panels.ts'
import { sayPart } from '../words/words.ts'
import { useEditing, useEditorState } from './editing.ts'

/** The way from a text of another language to its original, side by side; in words where nothing is translated yet (U44). */
export function useTranslating() {
  const { editor, say: main } = useEditing()
  const caret = useEditorState((state) => state.caret)
  const isTranslation = useEditorState(isInTranslation)
  const isMissing = useEditorState((state) => isTextMissing(state, editor.catalog))
  if (!caret || !isTranslation) return null
  const label = sayPart(panelWords, main.language)('translate')
  return {
    icon: 'translate' as const,
    label,
    ...(isMissing && { words: label }),
    run: () => editor.show({ dialog: { kind: 'translate', text: `${caret.section}/${caret.path}` } }),
  }
}

function isInTranslation({ opened }: EditorState): boolean {
  return opened !== null && opened.language !== primaryLanguage(opened.site).code
}

function isTextMissing({ opened, caret }: EditorState, catalog: TemplateCatalog): boolean {
  const section = opened && caret && findSection(opened.site, caret.section)?.section
  const fields = section && catalog.find(section.template)?.fields
  if (!opened || !caret || !section || !fields) return false
  const found = findField(fields, section.content, caret.path)
  return found.ok && found.field.kind === 'text' && !(found.value as Localized)[opened.language]
}
