// Events for search engines (schema.org Event; name, startDate and location are what Google asks of each).
import { momentOf, reachOf, wallOf } from '@mimar/fields'
import type { ComposedPage } from '@mimar/render'
import { eventsIn, type PublicEvent } from '@mimar/sections'
import { largestJpeg } from './largest-jpeg.ts'

type Facts = { readonly [name: string]: unknown }

/** What is said of events beside themselves: where they are told, and of the business. */
export interface Surrounding {
  /** The whole address of the page. */
  readonly url: string
  readonly zone: string
  /** The postal address of the business, where it has one. */
  readonly address: Facts | undefined
}

/** The events of a page. */
export function eventsOn({ sections, site }: ComposedPage, around: Surrounding): readonly Facts[] {
  const events = sections.flatMap(({ template, props }) => (template ? eventsIn(template.fields, props.content) : []))
  const whole = (link: string) => (link === '' ? '' : new URL(site.link(link).href, around.url).href)
  return events.flatMap((event) => factsOfEvent(event, whole(event.link), site, around))
}

/** One event, at that address where it has one. One of which nobody knows where it is, is told to nobody: it would be refused. */
export function factsOfEvent(
  event: PublicEvent,
  at: string,
  site: ComposedPage['site'],
  { url, zone, address }: Surrounding,
): readonly Facts[] {
  const where = address ?? event.place
  if (where === '') return []
  const image = largestJpeg(event.picture, url)
  const facts = {
    '@type': 'Event',
    name: event.name,
    ...timesOf(event, zone),
    eventStatus: `https://schema.org/${event.seats === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place || site.name, address: where },
    ...(event.text !== '' && { description: event.text }),
    ...(image && { image: [image] }),
    ...(at !== '' && { url: at }),
    ...(event.price !== null && event.currency !== '' && { offers: offerOf(event, at || new URL('#', url).href) }),
    organizer: { '@type': 'Organization', name: site.name, url: new URL(site.homeHref, url).href },
  }
  return [facts]
}

/** Days alone where no hours are said; hours with how far the zone is from UTC, where it is known. */
function timesOf({ day, lastDay, hours }: PublicEvent, zone: string): Facts {
  const reach = reachOf(hours)
  if (!reach) return { startDate: day, ...(lastDay > day && { endDate: lastDay }) }
  const end = reach.to === null ? (lastDay > day ? lastDay : undefined) : timeOf(lastDay, reach.to, zone)
  return { startDate: timeOf(day, reach.from, zone), ...(end && { endDate: end }) }
}

/** A time of a day, with how far its zone is from UTC where the zone is known. */
export function timeOf(day: string, minutes: number, zone: string): string {
  const wall = wallOf(day, minutes) ?? ''
  const moment = momentOf(day, minutes, zone)
  if (!moment) return wall
  const ahead = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${wall}${ahead < 0 ? '-' : '+'}${[hours, rest].map((part) => String(part).padStart(2, '0')).join(':')}`
}

const SEATS = { FREE: 'InStock', FEW: 'LimitedAvailability', NONE: 'SoldOut', CANCELLED: 'SoldOut' } as const

const offerOf = ({ price, currency, seats }: PublicEvent, url: string): Facts => ({
  ...{ '@type': 'Offer', price, priceCurrency: currency },
  ...{ availability: `https://schema.org/${SEATS[seats]}`, url },
})
