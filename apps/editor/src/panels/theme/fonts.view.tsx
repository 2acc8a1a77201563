import type { Theme } from '@mimar/document'
import { familyNames, fontFamilies } from '@mimar/render'
import { useEffect } from 'react'
import { useEditing } from '../../chrome/editing.ts'
import { FontSelect } from './font-select.view.tsx'
import { FontShape } from './font-shape.view.tsx'
import fonts from './fonts.module.css'
import type { FontChoice, PartProps } from './part.ts'
import styles from './theme.module.css'

/** Fonts of headings and of text, each shown in itself with its Arabic companion. */
export function Fonts({ draft, say }: PartProps) {
  const { server } = useEditing()
  useEffect(() => bringPreviews(server.fontPreviews), [server])
  const parts = [
    { property: 'primaryFont', role: 'head', label: say('headingFont') },
    { property: 'secondaryFont', role: 'body', label: say('textFont') },
  ] as const
  return (
    <section className={styles.part} aria-label={say('fonts')}>
      <h3 className={styles.title}>{say('fonts')}</h3>
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
    </section>
  )
}

function choiceOf(theme: Theme, role: 'head' | 'body', name: string): FontChoice {
  const first = (language: string) => fontFamilies(theme, language)[role].families[0]?.name ?? name
  return { name, latin: first('en'), arabic: first('ar') }
}

/** The letters of the names are fetched once, when the panel is first opened. */
function bringPreviews(address: string): void {
  if (document.querySelector('link[data-font-previews]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.dataset.fontPreviews = ''
  document.head.append(link)
}
