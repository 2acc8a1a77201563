import type { SiteFacts } from '../template.ts'

interface Seats {
  readonly isFew: boolean
  readonly isBookedOut: boolean
  readonly isCancelled: boolean
}

/** What matters most of what there is to say of the places of an event; '' where there is nothing. */
export function seatsIn({ isFew, isBookedOut, isCancelled }: Seats, words: SiteFacts['words']): string {
  return isCancelled ? words.cancelled : isBookedOut ? words.noSeats : isFew ? words.fewSeats : ''
}
