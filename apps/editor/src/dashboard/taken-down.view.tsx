import type { SiteEntry } from '@mimar/contract'
import { useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import { archiveWords } from './archive-words.ts'
import styles from './taken-down.module.css'

/** Why visitors do not read sites of the list: what their host says, above all else. */
export function TakenDown({ sites }: { readonly sites: readonly SiteEntry[] }) {
  const { language } = useHome().say
  const say = useMemo(() => sayPart(archiveWords, language), [language])
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { day: 'numeric', month: 'long' })
  return (
    <ul className={styles.notices}>
      {sites.map(
        ({ id, name, takenDown }) =>
          takenDown && (
            <li key={id} className={styles.notice} data-taken-down={id}>
              <h2>{say('takenDown', { site: `\u2068${name}\u2069`, date: format.format(new Date(takenDown.at)) })}</h2>
              <blockquote dir="auto">{takenDown.reason}</blockquote>
              <p>{say('takenDownHow')}</p>
            </li>
          ),
      )}
    </ul>
  )
}
