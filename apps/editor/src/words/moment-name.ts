/** A moment as people say it, where this browser is. */
export function momentName(at: string, language: string): string {
  return saidOf(at, language, { weekday: 'short' })
}

/** The same where there is little room. */
export function shortMomentName(at: string, language: string): string {
  return saidOf(at, language, {})
}

function saidOf(at: string, language: string, more: Intl.DateTimeFormatOptions): string {
  const moment = new Date(at)
  const isThisYear = moment.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ ...more, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(moment)
}
