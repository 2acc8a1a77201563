import type { SiteEntry } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useHome } from '../home/home.ts'
import type { PartSay } from '../words/words.ts'
import type { ArchiveWords } from './archive-words.ts'
import { KeptRow } from './kept-row.view.tsx'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly say: PartSay<ArchiveWords>
  /** Told when the site has left the archive, or has come back to it. */
  readonly changed: () => void
  readonly lead: () => void
}

/** An archived site: since when, what its visitors find, and the way back. */
export function ArchivedRow({ site, say, changed, lead }: Props) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const { id, name, revision, archived, rights } = site
  const leadsTo = archived?.leadsTo ?? null
  const putAway = () => void server.archiveSite(id, leadsTo).then(changed, refused)
  const takeOut = async () => {
    await server.unarchiveSite(id)
    tell(say('cameBack', { site: name }), putAway)
    changed()
  }
  const format = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { dateStyle: 'long' })
  const since = archived ? say('archivedOn', { date: format.format(new Date(archived.at)) }) : ''
  const found = leadsTo === null ? say('notice') : say('leadsTo', { address: `\u2068${leadsTo}\u2069` })
  const mayAct = rights.includes('delete-site')
  return (
    <KeptRow
      site={site}
      kind="archived"
      still={addressOf('GET /sites/:id/still', { at: { id }, query: { revision } })}
      about={site.publishedRevision === null ? since : `${since} · ${found}`}
      acts={
        mayAct ? { ask: { name: say('lead'), run: lead }, bringBack: { name: say('takeOut'), run: takeOut } } : null
      }
    />
  )
}
