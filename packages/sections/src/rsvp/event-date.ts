const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A date as people say it in a language, in Western digits; one that is written otherwise stays as it is. */
export function eventDate(date: string, language: string): string {
  const hasTime = MOMENT.test(date)
  if (!hasTime && !DAY.test(date)) return date
  // The clock of the place where it happens: no zone shifts it.
  const time = new Date(`${date.slice(0, 10)}T${hasTime ? date.slice(11, 16) : '00:00'}Z`)
  if (Number.isNaN(time.getTime())) return date
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: 'full',
    timeZone: 'UTC',
    ...(hasTime && { timeStyle: 'short' }),
  }
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, options).format(time)
}
