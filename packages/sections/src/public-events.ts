import { type Fields, nameOfRole } from '@mimar/fields'
import { type Seats, seatsOf } from './parts/seats.ts'
import type { Picture } from './template.ts'

/** An event that visitors are told of, as a page of one language reads it. */
export interface PublicEvent {
  readonly name: string
  readonly text: string
  /** Its first day and its last, which is the same where it has one. */
  readonly day: string
  readonly lastDay: string
  /** As a field of the kind `hours` holds them. */
  readonly hours: string
  /** '' where it is at the business itself. */
  readonly place: string
  readonly price: number | null
  /** ISO 4217, or ''. */
  readonly currency: string
  readonly seats: Seats
  /** Where one takes part, or ''. */
  readonly link: string
  readonly picture: Picture | null
}

interface Stored extends Pick<PublicEvent, 'name' | 'day' | 'hours' | 'place' | 'price'> {
  readonly until: string
  readonly isFew: boolean
  readonly isBookedOut: boolean
  readonly isCancelled: boolean
  readonly note: string
  readonly buttonUrl: string
  readonly image: Picture | null
}

/** What a section with the role `events` tells of: what has a name and a day; nothing of any other. */
export function eventsIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicEvent[] {
  const name = nameOfRole(fields, 'events')
  if (name === undefined) return []
  const currency = typeof content.currency === 'string' ? content.currency : ''
  return (content[name] as readonly Stored[])
    .filter((event) => event.name !== '' && event.day !== '')
    .map(({ name: called, day, until, hours, place, price, ...event }) => ({
      ...{
        name: called,
        text: event.note,
        day,
        lastDay: [day, until].toSorted().at(-1) as string,
        hours,
        place,
        price,
        currency,
      },
      ...{ seats: seatsOf(event), link: event.buttonUrl, picture: event.image },
    }))
}
