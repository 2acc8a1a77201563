// Paginated list.

import { endOf } from '../parts/event-end.ts'
import { Icon } from '../parts/icon.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { Listing, SectionView, SiteFacts } from '../template.ts'
import type { entryList } from './entry-list.ts'
import { EntryRow } from './entry-row.view.tsx'

const NOTHING: Listing = {
  ...{
    kind: 'OTHER',
    name: '',
    entries: [],
    isFirst: true,
    pages: 1,
    newer: null,
    older: null,
    all: null,
    feed: null,
    topics: [],
    most: null,
  },
}

export const EntryList: SectionView<typeof entryList> = ({ content, mark, section, site }) => {
  const listing = section.listing ?? NOTHING
  const { entries, kind, isFirst } = listing
  // On later pages stands what is over; on the first it goes by itself (0135).
  const goes = kind === 'EVENTS' && isFirst && entries.length > 0 && !mark.keepsOpen
  return (
    <Shell
      className="entry-list veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
      layout={content.layout === 'CARDS' ? undefined : content.layout}
    >
      <div
        className="wrap"
        data-island={goes ? 'events' : undefined}
        data-most={goes ? (listing.most ?? undefined) : undefined}
      >
        <SectionHead mark={mark} section={section} content={content} />
        <Topics listing={listing} site={site} />
        <ul className="entries event-rows">
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              {...{ entry, site, layout: content.layout, isLead: index === 0 && isFirst }}
              as={section.isFirst ? 'h2' : 'h3'}
              columns={section.columns}
              ends={goes ? endOf({ ...entry, until: entry.lastDay }, site.timeZone) : undefined}
            />
          ))}
        </ul>
        <div className="event-nothing" hidden={entries.length > 0 && !mark.keepsOpen}>
          <Text as="p" mark={mark} field="nothingText" value={content.nothingText || site.words.noEntries} />
        </div>
        <Pager listing={listing} name={content.title} site={site} />
      </div>
    </Shell>
  )
}

/** The ways to what is told of one topic. */
function Topics({ listing: { topics }, site }: Pick<PagerProps, 'listing' | 'site'>) {
  if (topics.length === 0) return null
  return (
    <nav className="entry-topics" aria-label={site.words.topics}>
      {topics.map(({ name, link }) => (
        <a key={link} href={site.link(link).href} aria-current={link === site.path ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

interface PagerProps {
  readonly listing: Listing
  readonly name: string
  readonly site: SiteFacts
}

/** The ways on: to older and newer entries, to all of them, and to what programs read. */
function Pager({ listing: { isFirst, pages, newer, older, all, feed }, name, site }: PagerProps) {
  const { words } = site
  if (newer === null && older === null && all === null && feed === null) return null
  return (
    <nav className="entry-ways" aria-label={name}>
      {isFirst && pages > 1 && (
        <p className="entry-count">{words.pageOf.replace('{n}', '1').replace('{count}', String(pages))}</p>
      )}
      {newer !== null && <Way path={newer} rel="prev" text={words.newerEntries} isBack site={site} />}
      {older !== null && <Way path={older} rel="next" text={words.olderEntries} site={site} />}
      {all !== null && <Way path={all} text={words.allEntries} site={site} />}
      {feed !== null && (
        <a className="entry-feed" href={site.link(feed).href}>
          {words.feed}
        </a>
      )}
    </nav>
  )
}

interface WayProps {
  readonly path: string
  readonly text: string
  readonly rel?: 'prev' | 'next'
  readonly isBack?: boolean
  readonly site: SiteFacts
}

function Way({ path, text, rel, isBack = false, site }: WayProps) {
  return (
    <a className="button secondary" rel={rel} href={site.link(path).href}>
      {isBack && <Icon shape={shapes.arrowLeft} mirrors />}
      <span>{text}</span>
      {!isBack && <Icon shape={shapes.arrowRight} mirrors />}
    </a>
  )
}
