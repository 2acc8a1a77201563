import { calendarOf, dayIn } from '@mimar/fields'

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A date as people say it in a language, in Western digits; one that is written otherwise stays as it is. */
export function eventDate(date: string, language: string): string {
  if (!MOMENT.test(date)) return dayIn(date, language, 'full')
  // The clock of the place where it happens: no zone shifts it.
  const time = new Date(`${date.slice(0, 10)}T${date.slice(11, 16)}Z`)
  if (Number.isNaN(time.getTime())) return date
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(calendarOf(language), options).format(time)
}
