import type { SiteEntry, SiteRight } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useState } from 'react'
import { useHome } from '../home/home.ts'
import { Still } from '../home/still.view.tsx'
import { timeAgo } from '../home/time-ago.ts'
import type { MenuGroup, MenuItem } from '../kit/menu.ts'
import { lazy } from '../kit/patiently.ts'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import tag from '../kit/tag.module.css'
import { statisticsWord } from '../words/statistics-word.ts'
import { sayPart } from '../words/words.ts'
import { MoreMark } from './dashboard-marks.view.tsx'
import { domainWord } from './domain-word.ts'
import styles from './site-card.module.css'
import { useRefusal } from './use-refusal.ts'
import { useUnpublished } from './use-unpublished.ts'

const DeleteSite = lazy(() => import('./delete-site.view.tsx').then((all) => ({ default: all.DeleteSite })))
const ArchiveSite = lazy(() => import('./archive-site.view.tsx').then((all) => ({ default: all.ArchiveSite })))
const HandOver = lazy(() => import('./hand-over.view.tsx').then((all) => ({ default: all.HandOver })))
const DomainTrouble = lazy(() => import('./domain-trouble.view.tsx').then((all) => ({ default: all.DomainTrouble })))
const ExportSite = lazy(() => import('../transfer/export-site.view.tsx').then((all) => ({ default: all.ExportSite })))

interface Props {
  readonly site: SiteEntry
  /** Told when there is another site, by its id, or when this one is gone. */
  readonly changed: (added?: string) => void
}

const SiteAddressDialog = lazy(() =>
  import('./site-address.view.tsx').then((all) => ({ default: all.SiteAddressDialog })),
)

const still = ({ id, revision }: SiteEntry) => addressOf('GET /sites/:id/still', { at: { id }, query: { revision } })
const editor = ({ id }: SiteEntry) => `/edit/${encodeURIComponent(id)}/`

/** A site as it looks at first sight, and what can be done with it as a whole. */
export function SiteCard({ site, changed }: Props) {
  const { say } = useHome()
  const [asking, setAsking] = useState<Asked | null>(null)
  const groups = useGroups(site, changed, setAsking)
  const waiting = useUnpublished(site)
  const standing = standingOf(site)
  return (
    <article className={styles.card}>
      <Still src={still(site)} name={site.name} />
      <div className={styles.about}>
        <h2>
          <a href={editor(site)}>
            <bdi>{site.name}</bdi>
          </a>
        </h2>
        <PopupMenu label={say('more', { site: site.name })} className={styles.more} groups={groups}>
          <MoreMark />
        </PopupMenu>
        <p className={styles.address} dir="ltr">
          {new URL(site.address).host}
        </p>
        <p className={styles.tags}>
          <span className={`${tag.tag} ${styles.tag}`} data-kind={standing === 'published' ? 'live' : standing}>
            {say(standing)}
          </span>
          {waiting > 0 && <span className={tag.tag}>{say('changes', { n: waiting })}</span>}
          <span className={styles.codes}>
            <span aria-hidden="true" dir="ltr">
              {site.languages.map((code) => code.toUpperCase()).join(' ')}
            </span>
            <span className="only-heard">{say('languages', { codes: site.languages.join(', ') })}</span>
          </span>
        </p>
        {site.domainTrouble && <DomainTrouble site={site.id} trouble={site.domainTrouble} />}
        {site.takenDown && (
          <p className={styles.why} dir="auto">
            {site.takenDown.reason}
          </p>
        )}
        <p className={styles.time}>{say('changed', { time: timeAgo(site.changedAt, say.language) })}</p>
      </div>
      {asking === 'share' && <SiteAddressDialog site={site} changed={() => changed()} close={() => setAsking(null)} />}
      {asking === 'hand-over' && <HandOver site={site} goOn={setAsking} close={() => setAsking(null)} />}
      {asking === 'export' && <ExportSite site={site} close={() => setAsking(null)} />}
      {asking === 'archive' && <ArchiveSite site={site} changed={() => changed()} close={() => setAsking(null)} />}
      {asking === 'remove' && <DeleteSite site={site} removed={() => changed()} close={() => setAsking(null)} />}
    </article>
  )
}

function standingOf({ takenDown, publishedRevision }: SiteEntry): 'takenDown' | 'draft' | 'published' {
  if (takenDown) return 'takenDown'
  return publishedRevision === null ? 'draft' : 'published'
}

type Asked = 'remove' | 'archive' | 'hand-over' | 'export' | 'share'

function useGroups(site: SiteEntry, changed: Props['changed'], ask: (what: Asked) => void): MenuGroup[] {
  const { account, server, say, tell, goTo } = useHome()
  const refused = useRefusal()
  const has = (right: SiteRight) => site.rights.includes(right)
  const copy = () =>
    server.copySite(site.id).then(({ id }) => {
      tell(say('duplicated', { site: site.name }))
      changed(id)
    }, refused)
  const view: MenuItem = {
    id: 'view',
    label: say('view'),
    run: () => open(site.address, '_blank', 'noopener'),
  }
  const enquiries: MenuItem = {
    id: 'enquiries',
    label: say('enquiries'),
    run: () => goTo(`/sites/${encodeURIComponent(site.id)}/messages`),
  }
  const statistics: MenuItem = {
    id: 'statistics',
    label: sayPart(statisticsWord, say.language)('statistics'),
    run: () => goTo(`/sites/${encodeURIComponent(site.id)}/statistics`),
  }
  const duplicate: MenuItem = { id: 'copy', label: say('duplicate'), run: () => void copy() }
  const archive: MenuItem = { id: 'archive', label: say('archive'), run: () => ask('archive') }
  const handOver: MenuItem = { id: 'hand-over', label: say('handOver'), run: () => ask('hand-over') }
  const domain: MenuItem = {
    id: 'domain',
    label: sayPart(domainWord, say.language)('ownDomain'),
    run: () => goTo(`/sites/${site.id}/domain`),
  }
  const remove: MenuItem = { id: 'remove', label: say('remove'), run: () => ask('remove') }
  const items: MenuItem[] = [
    { id: 'edit', label: say('edit'), run: () => location.assign(editor(site)) },
    ...(site.publishedRevision === null ? [] : [view]),
    { id: 'address', label: say('address'), run: () => ask('share') },
    ...(has('move-site') ? [domain] : []),
    ...(has('handle-messages') ? [enquiries] : []),
    statistics,
    ...(account?.makesSites === false ? [] : [duplicate]),
    { id: 'export', label: say('exportSite'), run: () => ask('export') },
    ...(has('delete-site') ? [handOver, archive, remove] : []),
  ]
  return [{ label: site.name, items }]
}
