import type { LanguageCode } from '@mimar/document'
import { type SiteText, writingOf } from '@mimar/document/translation'
import { useEditing } from '../desk/editing.ts'
import { type Draft, useDraft } from '../kit/use-draft.ts'

type TranslationFault = { readonly key: 'controlCharacters' } | { readonly key: 'tooLong'; readonly n: number }

export interface Translation extends Draft<TranslationFault> {
  /** The translation is right though the original changed. */
  readonly confirm: () => void
}

/** A translation while it is typed. */
export function useTranslation(text: SiteText, language: LanguageCode): Translation {
  const { editor } = useEditing()
  const name = { kind: 'Translation' as const, template: text.group.template }
  const draft = useDraft<TranslationFault>({
    stored: text.texts[language] ?? '',
    faultOf: (typed) => faultOf(text, typed),
    store(typed, visit) {
      const site = editor.store.getState().opened?.site
      const writing = site && writingOf(site, text.id, language, typed.trim() === '' ? null : typed)
      if (writing) editor.do({ name, operations: [writing], visit })
    },
  })
  return {
    ...draft,
    confirm() {
      draft.left()
      editor.do({ name, operations: [{ do: 'set-source', text: text.id, language, source: null }] })
    },
  }
}

function faultOf({ field }: SiteText, typed: string): TranslationFault | null {
  const checked = field.checkText(typed)
  if (checked.ok) return null
  const [refusal] = checked.refusals
  if (refusal?.code !== 'too-long') return { key: 'controlCharacters' }
  return { key: 'tooLong', n: Number(refusal.params.length) - Number(refusal.params.limit) }
}
