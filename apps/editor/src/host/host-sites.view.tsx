import type { HostOverview, HostSite } from '@mimar/contract'
import { useCallback, useId, useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { SearchField } from '../home/search-field.view.tsx'
import { timeAgo } from '../home/time-ago.ts'
import { Segments } from '../kit/segments.view.tsx'
import { type PartSay, sayPart } from '../words/words.ts'
import { FaultNote } from './fault-note.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import lists from './host-lists.module.css'
import { SiteActs } from './site-acts.view.tsx'
import { siteWords } from './site-words.ts'
import { takeDownWords } from './take-down-words.ts'
import { numberOf, sizeOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'

const AT_ONCE = 20
const EVERY_MS = 60_000

type Filter = 'all' | 'look' | 'unpublished'
type Say = PartSay<(typeof siteWords)['en']>

/** All sites, with their health in words; nothing of what stands on them. */
export function HostSites({ counts }: { readonly counts: HostOverview['sites'] }) {
  const { server } = useHost()
  const { say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(siteWords, language), [language])
  const [q, search] = useState('')
  const [filter, choose] = useState<Filter>('all')
  const [limit, setLimit] = useState(AT_ONCE)
  const read = useCallback(
    () => server.listSites({ q: q.trim(), filter, limit: Math.min(limit, 50), offset: 0 }),
    [server, q, filter, limit],
  )
  const { value, fault, load } = useLoaded(read, EVERY_MS)
  const title = useId()
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={lists.cardHead}>
        <h2 id={title}>{say('sites')}</h2>
        <SearchField
          label={say('find')}
          search={q}
          setSearch={search}
          found={q === '' || !value ? '' : sayHome('found', { n: value.totalCount })}
        />
        <div className={lists.filter}>
          <Segments
            title={say('show')}
            chosen={filter}
            choose={choose}
            options={[
              { value: 'all', name: say('all', { count: numberOf(counts.all, language) }) },
              { value: 'look', name: say('look', { count: numberOf(counts.lookAt, language) }) },
              {
                value: 'unpublished',
                name: say('unpublishedCount', { count: numberOf(counts.unpublished, language) }),
              },
            ]}
          />
        </div>
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {value && value.items.length > 0 && <SiteTable sites={value.items} say={say} changed={load} />}
      {value?.items.length === 0 && (
        <p className={lists.none}>{q ? sayHome('nothingFound', { text: q }) : say('none')}</p>
      )}
      {value && value.items.length < value.totalCount && value.items.length < 50 && (
        <div className={lists.more}>
          <button type="button" className={home.secondary} onClick={() => setLimit(limit + AT_ONCE)}>
            {sayHome('showMore')}
          </button>
        </div>
      )}
    </section>
  )
}

interface TableProps {
  readonly sites: readonly HostSite[]
  readonly say: Say
  readonly changed: () => void
}

function SiteTable({ sites, say, changed }: TableProps) {
  return (
    <table className={lists.table}>
      <thead>
        <tr>
          {(['site', 'owner', 'health', 'pictures', 'lastPublish', 'unread'] as const).map((word) => (
            <th key={word} scope="col" data-number={word === 'pictures' || word === 'unread' ? '' : undefined}>
              {say(word)}
            </th>
          ))}
          <th scope="col">
            <span className="only-heard">{sayPart(takeDownWords, say.language)('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <SiteRow key={site.id} site={site} say={say} changed={changed} />
        ))}
      </tbody>
    </table>
  )
}

function SiteRow({ site, say, changed }: Omit<TableProps, 'sites'> & { readonly site: HostSite }) {
  const { name, address, owner, health, days, bytes, publishedAt, unread } = site
  const { language } = say
  const [icon, tone] = LOOKS[health]
  return (
    <tr>
      <th scope="row" className={lists.title}>
        <bdi>{name}</bdi>
        <a href={address} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{address.replace(/^https?:\/\/|\/$/g, '')}</bdi>
        </a>
      </th>
      <td data-name={say('owner')}>
        <bdi dir="ltr">{owner || '–'}</bdi>
      </td>
      <td>
        <span className={lists.state} data-tone={tone}>
          <HostIcon name={icon} />
          {say(health === 'unread' ? 'unread-long' : health, { n: days })}
        </span>
      </td>
      <td data-name={say('pictures')} data-number="">
        {bytes > 0 ? sizeOf(bytes, language) : '–'}
      </td>
      <td data-name={say('lastPublish')}>{publishedAt ? timeAgo(publishedAt, language) : '–'}</td>
      <td data-name={say('unread')} data-number="">
        <span className={unread > 0 ? home.count : undefined}>{numberOf(unread, language)}</span>
      </td>
      <td>
        <SiteActs site={site} changed={changed} />
      </td>
    </tr>
  )
}

const LOOKS = {
  fine: ['fine', 'ok'],
  unread: ['warn', 'warn'],
  unpublished: ['clock', 'quiet'],
  'publish-failed': ['bad', 'danger'],
  'taken-down': ['flag', 'danger'],
} as const
