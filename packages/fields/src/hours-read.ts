// Opening hours of a day, read as people write them in several languages.
import type { Span } from './hours-in.ts'

/** A day has at most so many times of being open: morning, noon and evening. */
const MOST = 3
const DAY = 24 * 60
/** Nobody is open for longer and writes it as "9–5": then the afternoon is meant. */
const LONGEST = 16 * 60
/** Nobody writes more. */
const MOST_LETTERS = 200

/** What was typed in the one form that is stored; undefined for no hours. */
export function readTypedHours(typed: string, hasOpenEnd: boolean): string | undefined {
  const text = typed.length > MOST_LETTERS ? '?' : typed
  const start = hasOpenEnd ? readStart(text) : undefined
  return start === undefined ? readHours(text)?.map(codeOf).join() : clockOf(start)
}

const codeOf = ({ from, to }: Span) => `${clockOf(from)}-${clockOf(to)}`

function clockOf(minutes: number): string {
  const hour = minutes > DAY ? (minutes - DAY) / 60 : minutes / 60
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const CLOSED = /^(?:[-–—]|closed|geschlossen|zu|fermé|kapalı|مغلق|عطلة)?$/
const ALWAYS = /^24\s*(?:\/\s*7|h|hours|stunden|heures|saat|ساعة)$/
const TO = /\s*(?:[-‐‑‒–—−~]|\bto\b|\bbis\b|\bile\b|\sà\s|حتى|إلى|الى)\s*/
const AND = /\s*(?:[,،;؛/&+\n]|\band\b|\bund\b|\bet\b|\bve\b|(?<=\s)و)\s*/
const AROUND = /\b(?:from|von|de|uhr|saat)\b|arası|من|الساعة/g
const CLOCK = /^(\d{1,2})(?:[:.h٫](\d{2})|\s?h)?\s?(am|pm|a\.m\.|p\.m\.|ص|صباحا|صباحًا|م|مساء|مساءً|ظهرا|ظهرًا)?$/
const LATE = /^(?:p|م|ظ)/

/** What is said, without what stands around it. */
const wordsOf = (text: string): string =>
  withWesternDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c\u2060\u2066-\u2069]/g, '')
    .replace(AROUND, ' ')
    .trim()

/** The minute at which something begins; undefined for all but one time. */
function readStart(text: string): number | undefined {
  const clock = CLOCK.exec(wordsOf(text).replace(/^(?:ab|at|à|dès)\s+/, ''))
  const minutes = clock ? minutesOf(clock, clock[3]) : undefined
  return minutes === DAY ? undefined : minutes
}

/** Undefined for what cannot be read, overlaps, or is more than a day holds. */
function readHours(text: string): readonly Span[] | undefined {
  const words = wordsOf(text)
  if (CLOSED.test(words)) return []
  if (ALWAYS.test(words)) return [{ from: 0, to: DAY }]
  const spans = words.split(AND).map(readSpan)
  if (spans.length > MOST || spans.includes(undefined)) return undefined
  const inOrder = (spans as Span[]).toSorted((one, two) => one.from - two.from)
  const last = inOrder.at(-1) as Span
  const isApart = inOrder.every(({ from }, index) => index === 0 || (inOrder[index - 1] as Span).to <= from)
  return isApart && last.to - DAY <= (inOrder[0] as Span).from ? inOrder : undefined
}

function readSpan(text: string): Span | undefined {
  const [start, end, ...more] = text.split(TO).map((one) => CLOCK.exec(one))
  if (!start || !end || more.length > 0) return undefined
  // "1–5 pm" is all in the afternoon, "9–5 pm" is not.
  const isShared =
    start[3] === undefined && end[3] !== undefined && LATE.test(end[3]) && Number(start[1]) < Number(end[1])
  const from = minutesOf(start, isShared ? end[3] : start[3])
  const to = minutesOf(end, end[3])
  if (from === undefined || to === undefined || from === DAY) return undefined
  if (to > from) return { from, to }
  if (from === 0 && to === 0) return { from, to: DAY }
  const isBare = [start, end].every(([, , minutes, half]) => minutes === undefined && half === undefined)
  if (isBare && to + DAY - from > LONGEST && to + DAY / 2 > from) return { from, to: to + DAY / 2 }
  return from === to ? undefined : { from, to: to + DAY }
}

function minutesOf([, hour, minute = '0']: RegExpExecArray, half: string | undefined): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 24 || (half !== undefined && (hours > 12 || hours === 0))) return undefined
  const counted = half === undefined ? hours : (hours % 12) + (LATE.test(half) ? 12 : 0)
  const whole = counted * 60 + minutes
  return whole > DAY ? undefined : whole
}

/** Digits of Arabic and Persian as Western ones. */
export function withWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 15))
}
