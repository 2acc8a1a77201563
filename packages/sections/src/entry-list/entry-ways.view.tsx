import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { Listing, SiteFacts } from '../template.ts'

interface Props {
  readonly listing: Listing
  /** Whether a script brings what is on the next page, once all is over that stands here. */
  readonly goesOn: boolean
  readonly name: string
  readonly site: SiteFacts
}

/** The ways on: to the pages beside this one, to all entries, and to what programs read. */
export function EntryWays({ listing, goesOn, name, site }: Props) {
  const { isFirst, pages, previous, next, first, all, feed } = listing
  const { words } = site
  if ([previous, next, all, feed].every((way) => way === null)) return null
  return (
    <nav className="entry-ways" aria-label={name}>
      {isFirst && pages > 1 && (
        <p className="entry-count">{words.pageOf.replace('{n}', '1').replace('{count}', String(pages))}</p>
      )}
      {previous !== null && <Way path={previous} rel="prev" text={wayWords(listing, words).back} isBack site={site} />}
      {next !== null && <Way path={next} rel="next" text={wayWords(listing, words).on} isLater={goesOn} site={site} />}
      {first !== null && <Way path={first} text={words.comingEntries} isPlain site={site} />}
      {all !== null && <Way path={all} text={words.allEntries} site={site} />}
      {feed !== null && (
        <a className="entry-feed" href={site.link(feed).href}>
          {words.feed}
        </a>
      )}
    </nav>
  )
}

/** What the ways to the pages beside one are called: by days, where days order a list. */
function wayWords({ isCalendar, isByDay }: Listing, words: SiteFacts['words']) {
  if (isCalendar) return { back: words.earlierEntries, on: words.laterEntries }
  if (isByDay) return { back: words.newerEntries, on: words.olderEntries }
  return { back: words.previousSlide, on: words.nextSlide }
}

interface WayProps {
  readonly path: string
  readonly text: string
  readonly rel?: 'prev' | 'next'
  readonly isBack?: boolean
  /** Neither on nor back: without an arrow. */
  readonly isPlain?: boolean
  /** Whether a script goes on there by itself once all is over that stands here. */
  readonly isLater?: boolean
  readonly site: SiteFacts
}

function Way({ path, text, rel, isBack = false, isPlain = false, isLater = false, site }: WayProps) {
  return (
    <a className="button secondary" rel={rel} data-later={isLater ? '' : undefined} href={site.link(path).href}>
      {isBack && <Icon shape={shapes.arrowLeft} mirrors />}
      <span>{text}</span>
      {!isBack && !isPlain && <Icon shape={shapes.arrowRight} mirrors />}
    </a>
  )
}
