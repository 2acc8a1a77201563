// Events for search engines (schema.org Event; name, startDate and location are what Google asks of each).
import { reachOf } from '@mimar/fields'
import type { ComposedPage } from '@mimar/render'
import { eventsIn, type PublicEvent } from '@mimar/sections'
import { addressAt, type Facts, given, houseOf, type Surrounding, timeOf, wholeAddress } from './facts.ts'
import { largestJpeg } from './largest-jpeg.ts'

/** The events of a page. */
export function eventsOn({ sections }: ComposedPage, around: Surrounding): readonly Facts[] {
  const events = sections.flatMap(({ template, props }) => (template ? eventsIn(template.fields, props.content) : []))
  const whole = (link: string) => (link === '' ? '' : wholeAddress(around.site.link(link).href, around))
  return events.flatMap((event) => factsOfEvent(event, whole(event.link), around))
}

/**
 * One event, at that address where it has one. Search engines are not told of one of which nobody knows where it is: they
 * would refuse it. Visitors are; nothing is kept from them.
 */
export function factsOfEvent(event: PublicEvent, at: string, around: Surrounding): readonly Facts[] {
  const address = addressAt(event.place, around)
  if (!address) return []
  const image = largestJpeg(event.picture, around.url)
  const facts = {
    '@type': 'Event',
    name: event.name,
    ...timesOf(event, around.zone),
    eventStatus: `https://schema.org/${event.seats === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place || around.site.name, address },
    ...given('description', event.text),
    ...(image && { image: [image] }),
    ...given('url', at),
    ...(event.price !== null && event.currency !== '' && { offers: offerOf(event, at || wholeAddress('#', around)) }),
    organizer: houseOf(around),
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

const SEATS = { FREE: 'InStock', FEW: 'LimitedAvailability', NONE: 'SoldOut', CANCELLED: 'SoldOut' } as const

const offerOf = ({ price, currency, seats }: PublicEvent, url: string): Facts => ({
  ...{ '@type': 'Offer', price, priceCurrency: currency },
  ...{ availability: `https://schema.org/${SEATS[seats]}`, url },
})
