// Opening hours: what is so at this moment, by the clock of the business, wherever its visitor is.
/** Days that differ are told so long ahead. */
const AHEAD = 30
/** Before closing, minutes are told instead of the hour. */
const SOON = 30
const DAY = 1440

const language = `${document.documentElement.lang}-u-nu-latn`

type Says = { readonly [word: string]: string }
/** In minutes after the midnight that today began with. */
type Span = readonly [from: number, to: number]

for (const box of document.querySelectorAll<HTMLElement>('[data-island="hours"]')) {
  const says = JSON.parse(box.dataset.says!) as Says
  const state = box.querySelector<HTMLElement>('.hours-state')!
  const special = [...box.querySelectorAll<HTMLElement>('[data-on]')]
  const rows = [...box.querySelectorAll<HTMLElement>('[data-day]'), ...special]

  const tell = () => {
    // As `2026-11-25 23:30:00`.
    const clock = new Date().toLocaleString('sv', { timeZone: box.dataset.zone })
    const dateAt = (days: number) => new Date(Date.parse(clock.slice(0, 10)) + days * DAY * 60_000)
    const dayAt = (days: number) => dateAt(days).toISOString().slice(0, 10)
    const rowAt = (days: number) =>
      special.find(({ dataset: { on, to } }) => on! <= dayAt(days) && dayAt(days) <= to!) ??
      rows.find(({ dataset }) => dataset.day === String(dateAt(days).getUTCDay()))!
    const spans = Array.from({ length: 62 }, (_, index) => spansOf(rowAt(index - 1), index - 1)).flat()
    say(state, minutesOf(clock.slice(11, 16)), spans, says, dateAt)
    mark(rows, rowAt(0), box.querySelector<HTMLElement>('.hours-today')!)
    for (const row of special) row.hidden = row.dataset.to! < dayAt(0) || row.dataset.on! > dayAt(AHEAD)
    const list = special[0]?.closest<HTMLElement>('.hours-special')
    if (list) list.hidden = special.every(({ hidden }) => hidden)
    setTimeout(tell, 60_000 - (Date.now() % 60_000))
  }
  try {
    tell()
  } catch {
    // A zone that this browser does not know: nothing is claimed.
  }
}

function spansOf({ dataset: { hours } }: HTMLElement, days: number): readonly Span[] {
  return (hours ? hours.split(',') : []).map((span) => {
    const [from, to] = span.split('-').map(minutesOf) as [number, number]
    return [from + days * DAY, to + (days + (to > from ? 0 : 1)) * DAY]
  })
}

function say(
  state: HTMLElement,
  now: number,
  spans: readonly Span[],
  says: Says,
  dateAt: (days: number) => Date,
): void {
  let end = now
  // One that begins as another ends goes on.
  for (const [from, to] of spans) if (from <= end && to > end) end = to
  const [next = now] = spans.find(([from]) => from > now) ?? []
  const days = Math.floor(next / DAY)
  const left = end - now
  const words =
    left > DAY
      ? ''
      : left > 0
        ? left < SOON
          ? says.closesSoon
          : says.closesAt
        : next === now
          ? ''
          : [says.opensToday, says.opensTomorrow][days] || says.opensOn
  state.dataset.open = left > 0 ? 'yes' : 'no'
  state.firstElementChild!.textContent = (left > 0 ? says.openNow : says.closedNow)!
  state.lastElementChild!.textContent = words!
    .replace('{time}', timeOf(left > 0 ? end : next))
    .replace('{in}', () => new Intl.RelativeTimeFormat(language).format(left, 'minute'))
    .replace('{day}', () => dayName(dateAt(days), days))
  state.hidden = false
}

function mark(rows: readonly HTMLElement[], today: HTMLElement, badge: HTMLElement): void {
  for (const row of rows) {
    row.toggleAttribute('data-today', row === today)
    row.ariaCurrent = row === today ? 'date' : null
  }
  today.firstElementChild!.append(badge)
  badge.hidden = false
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':')
  return Number(hour) * 60 + Number(minute)
}

function timeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A weekday within the week, a date beyond it. */
function dayName(date: Date, days: number): string {
  const style = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return date.toLocaleDateString(language, { ...style, timeZone: 'UTC' })
}
