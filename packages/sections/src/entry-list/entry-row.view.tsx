import { DETAIL_FIELDS, hoursIn, monthIn, priceIn } from '@mimar/fields'
import { Day } from '../parts/day.view.tsx'
import { detailSaid, factsInOrder, isOwnWay } from '../parts/detail.ts'
import { Photo } from '../parts/photo.view.tsx'
import { seatsIn } from '../parts/seats.ts'
import { Text } from '../parts/text.view.tsx'
import type { ListDetail, ListedEntry, SiteFacts } from '../template.ts'

interface Props {
  readonly entry: ListedEntry
  readonly layout: 'CARDS' | 'LEAD' | 'ROWS' | 'DAYS'
  /** The first of all, which some layouts draw larger. */
  readonly isLead: boolean
  /** The rank of its title, below that of the list. */
  readonly as: 'h2' | 'h3'
  /** The moment at which it is over, for the script. */
  readonly ends: string | undefined
  /** Waits, unseen, until one before it is over. */
  readonly isSpare: boolean
  /** How many columns the owner chose. */
  readonly columns: 1 | 2 | 3 | 4 | undefined
  /** What the list has its entries say. */
  readonly details: readonly ListDetail[]
  readonly site: SiteFacts
}

/** One entry: all of it leads to its page, and its title is the link. */
export function EntryRow({ entry, layout, isLead, as: Heading, ends, isSpare, columns, details, site }: Props) {
  const { mark, title, text } = entry
  const isLarge = layout === 'CARDS' || (layout === 'LEAD' && isLead)
  const hasPhoto = isLarge || layout === 'DAYS'
  return (
    <li data-ends={ends} hidden={isSpare} data-lead={layout === 'LEAD' && isLead ? '' : undefined}>
      {layout === 'DAYS' && <Figure day={entry.day} site={site} />}
      {hasPhoto && (
        <Photo
          picture={entry.picture}
          mark={mark}
          field="image"
          sizes={columns === 1 || columns === 2 ? WIDE[columns] : SIZES[layout]}
          className="entry-photo"
        />
      )}
      <div className="entry-text">
        <Facts {...{ entry, layout, site }} />
        <Heading className={isLarge ? 'entry-name' : 'entry-name minor'}>
          <a {...site.link(entry.link)} {...mark('title')}>
            {title || site.words.draft}
          </a>
        </Heading>
        {isLarge && <Text as="p" className="entry-summary" mark={mark} field="paragraph" value={text} />}
        <Listed {...{ entry, details, site }} />
        <State entry={entry} site={site} />
      </div>
    </li>
  )
}

/** Of cards in a column or two. */
const WIDE = {
  1: '(max-width: 1440px) 92vw, 1280px',
  2: '(max-width: 600px) 90vw, (max-width: 1440px) 46vw, 640px',
} as const

const SIZES = {
  CARDS: '(max-width: 600px) 90vw, (max-width: 1024px) 45vw, 400px',
  LEAD: '(max-width: 800px) 90vw, 660px',
  ROWS: '1px',
  DAYS: '(max-width: 600px) 60vw, 160px',
} as const

type Part = Pick<Props, 'entry' | 'site'>

/** Its day, what it is about, where, and what it costs, as far as it has them. */
function Facts({ entry, layout, site }: Part & Pick<Props, 'layout'>) {
  const { mark, day, topic, hours, place, price, currency } = entry
  const hasDay = layout !== 'DAYS' && day !== ''
  if (!hasDay && [topic, hours, place].every((one) => one === '') && price === null) return null
  return (
    <p className="entry-facts">
      {hasDay && <Day value={day} site={site} />}
      <Text as="span" className="entry-topic" mark={mark} field="topic" value={topic} />
      {hours !== '' && <span>{hoursIn(hours, site.language)}</span>}
      <Text as="span" mark={mark} field="place" value={place} />
      {price !== null && <span className="entry-price">{priceIn(price, site.language, currency)}</span>}
    </p>
  )
}

/** Those of its details that the list says, too. */
function Listed({ entry, details, site }: Part & Pick<Props, 'details'>) {
  const { mark, facts, currency } = entry
  const listed = details.filter(({ isInList, label }) => isInList && label !== '')
  const said = factsInOrder(facts, listed).flatMap(({ fact, detail }) => {
    const words = detail ? detailSaid({ fact, detail }, site, currency) : ''
    return detail && words !== '' ? [{ fact, detail, words }] : []
  })
  if (said.length === 0) return null
  return (
    <dl className="entry-listed">
      {said.map(({ fact, detail, words }) => (
        <div key={fact.id}>
          <dt>{detail.label}</dt>
          {isOwnWay(detail.kind) ? (
            <dd>
              <bdi>{words}</bdi>
            </dd>
          ) : (
            <Text as="dd" mark={mark} field={`facts/${fact.id}/${DETAIL_FIELDS[detail.kind]}`} value={words} />
          )}
        </div>
      ))}
    </dl>
  )
}

function Figure({ day, site }: { readonly day: string; readonly site: SiteFacts }) {
  if (day === '') return <p className="entry-day">–</p>
  return (
    <time className="entry-day" dateTime={day}>
      <b>{day.slice(-2)}</b> <span>{monthIn(day, site.language)}</span>
    </time>
  )
}

/** What is so of it now: a draft, or the places of an event. */
function State({ entry: { isDraft, seats }, site: { words } }: Part) {
  const said = seatsIn(seats, words)
  if (isDraft) return <p className="entry-state">{words.draft}</p>
  return said === '' ? null : <p className="entry-state">{said}</p>
}
