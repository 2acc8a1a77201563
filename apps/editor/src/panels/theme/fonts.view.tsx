import type { Theme } from '@mimar/document'
import { familyNames, fontFamilies } from '@mimar/render'
import { Fold } from './fold.view.tsx'
import { FontSelect } from './font-select.view.tsx'
import { FontShape } from './font-shape.view.tsx'
import fonts from './fonts.module.css'
import { isPair } from './pairs.ts'
import type { FontChoice, PartProps } from './part.ts'
import { useReadyWords } from './ready-words.ts'
import { useFontPreviews } from './use-font-previews.ts'

/** Fonts of headings and of text, each shown in itself with its Arabic companion. */
export function Fonts({ draft, say }: PartProps) {
  useFontPreviews()
  const parts = [
    { property: 'primaryFont', role: 'head', label: say('headingFont') },
    { property: 'secondaryFont', role: 'body', label: say('textFont') },
  ] as const
  const ready = useReadyWords()
  return (
    <Fold name="fonts" title={ready('ownFonts')} isOpenAtFirst={!isPair(draft.theme)}>
      {parts.map(({ property, role, label }) => (
        <div key={property} className={fonts.kind}>
          <FontSelect
            label={label}
            chosen={draft.theme[property]}
            choices={familyNames.map((name) => choiceOf({ ...draft.theme, [property]: name }, role, name))}
            choose={(name) => draft.choose(property, name)}
            say={say}
          />
          <FontShape draft={draft} role={role} />
        </div>
      ))}
    </Fold>
  )
}

function choiceOf(theme: Theme, role: 'head' | 'body', name: string): FontChoice {
  const first = (language: string) => fontFamilies(theme, language)[role].families[0]?.name ?? name
  return { name, latin: first('en'), arabic: first('ar') }
}
