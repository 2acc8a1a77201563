import type { DeletedSiteEntry } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useHome } from '../home/home.ts'
import type { PartSay } from '../words/words.ts'
import type { DeletedWords } from './deleted-words.ts'
import { KeptRow } from './kept-row.view.tsx'
import styles from './kept-sites.module.css'

const DAY_MS = 86_400_000

interface Props {
  readonly site: DeletedSiteEntry
  readonly say: PartSay<DeletedWords>
  readonly cameBack: () => void
  readonly erase: () => void
}

/** A deleted site: who did it and when, how long it waits, and the way back. */
export function DeletedRow({ site, say, cameBack, erase }: Props) {
  const { server, tell } = useHome()
  const bringBack = async () => {
    await server.bringBackSite(site.id)
    tell(say('cameBack', { site: site.name }))
    cameBack()
  }
  const days = Math.ceil((Date.parse(site.erasedAt) - Date.now()) / DAY_MS)
  const enquiries = site.messages > 0 ? ` · ${say('enquiries', { n: site.messages })}` : ''
  return (
    <KeptRow
      site={site}
      kind="deleted"
      still={addressOf('GET /deleted-sites/:site/still', { at: { site: site.id } })}
      about={`${sayDeleted(site, say)}${enquiries}`}
      acts={{ ask: { name: say('erase'), run: erase }, bringBack: { name: say('bringBack'), run: bringBack } }}
    >
      <p className={styles.left} data-soon={days <= 1 || undefined}>
        {days <= 1 ? say('lastDay') : say('daysLeft', { n: days })}
      </p>
    </KeptRow>
  )
}

function sayDeleted({ deletedAt, deletedBy, isYou }: DeletedSiteEntry, say: Props['say']): string {
  const format = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { day: 'numeric', month: 'long' })
  const date = format.format(new Date(deletedAt))
  if (isYou) return say('deletedByYou', { date })
  // The owner of an installation has no address until one is given.
  if (deletedBy === null || deletedBy.endsWith('@localhost')) return say('deletedOn', { date })
  return say('deletedBy', { date, who: `\u2068${deletedBy}\u2069` })
}
