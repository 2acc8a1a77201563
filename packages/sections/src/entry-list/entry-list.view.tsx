// Paginated list.

import { endOf } from '../parts/event-end.ts'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { ListedEntry, Listing, SectionView, SiteFacts } from '../template.ts'
import type { entryList } from './entry-list.ts'
import { EntryRow } from './entry-row.view.tsx'
import { EntryWays } from './entry-ways.view.tsx'
import { ListDetails } from './list-details.view.tsx'

const NOTHING: Listing = {
  ...{
    kind: 'OTHER',
    name: '',
    details: [],
    entries: [],
    isFirst: true,
    isCalendar: false,
    isByDay: false,
    pages: 1,
    previous: null,
    next: null,
    first: null,
    all: null,
    feed: null,
    topics: [],
    most: null,
  },
}

export const EntryList: SectionView<typeof entryList> = ({ content, mark, section, site }) => {
  const listing = section.listing ?? NOTHING
  const { entries, most, isFirst } = listing
  const goes = !mark.keepsOpen && entries.length > 0 && hasEnds(listing)
  // On later pages of events by day stands what is over; on the first it goes by itself (0135).
  const isWatched = goes && (isFirst || goesEverywhere(listing))
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
        data-island={isWatched ? 'events' : undefined}
        data-most={isWatched ? (most ?? undefined) : undefined}
      >
        <SectionHead mark={mark} section={section} content={content} />
        <Topics listing={listing} site={site} />
        <ul className="entries event-rows">
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              {...{ entry, site, layout: content.layout, isLead: index === 0 && isFirst, details: listing.details }}
              as={section.isFirst ? 'h2' : 'h3'}
              columns={section.columns}
              ends={goes ? endOfEntry(entry, listing, site) : undefined}
              isSpare={most !== null && index >= most}
            />
          ))}
        </ul>
        <div className="event-nothing" hidden={entries.length > 0 && !mark.keepsOpen}>
          <Text as="p" mark={mark} field="nothingText" value={content.nothingText || site.words.noEntries} />
        </div>
        <EntryWays
          listing={listing}
          goesOn={listing.isCalendar || goesEverywhere(listing)}
          name={content.title}
          site={site}
        />
        <ListDetails details={content.details} mark={mark} />
      </div>
    </Shell>
  )
}

/** Where what is of use until a moment stands on any page, and goes from each: jobs, and events that no day orders. */
const goesEverywhere = ({ kind, isByDay }: Listing) => kind === 'JOBS' || (kind === 'EVENTS' && !isByDay)

/** What is of use until a moment: there, and events where they go or are read as a calendar. */
const hasEnds = (listing: Listing) =>
  goesEverywhere(listing) || (listing.kind === 'EVENTS' && (listing.isFirst || listing.isCalendar))

/** Of a job, the end of its last day, where it has one. */
function endOfEntry({ day, lastDay, hours }: ListedEntry, { kind }: Listing, { timeZone }: SiteFacts) {
  if (kind !== 'JOBS') return endOf({ day, until: lastDay, hours }, timeZone)
  return lastDay > day ? endOf({ day: lastDay, until: '', hours: '' }, timeZone) : undefined
}

/** The ways to what is told of one topic. */
function Topics({ listing: { topics }, site }: { readonly listing: Listing; readonly site: SiteFacts }) {
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
