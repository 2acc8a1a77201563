import type { PublicEntry, SiteFacts } from '../template.ts'

/** What there is to say of the places of an event. */
export type Seats = PublicEntry['seats']

interface Said {
  readonly isFew: boolean
  readonly isBookedOut: boolean
  readonly isCancelled: boolean
}

/** What matters most of what its owner has said of them. */
export function seatsOf({ isFew, isBookedOut, isCancelled }: Said): Seats {
  return isCancelled ? 'CANCELLED' : isBookedOut ? 'NONE' : isFew ? 'FEW' : 'FREE'
}

/** The words for it; '' where there is nothing to say. */
export function seatsIn(seats: Seats, { cancelled, noSeats, fewSeats }: SiteFacts['words']): string {
  return { CANCELLED: cancelled, NONE: noSeats, FEW: fewSeats, FREE: '' }[seats]
}
