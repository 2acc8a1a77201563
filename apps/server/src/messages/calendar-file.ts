// iCalendar (RFC 5545): the days that somebody asks for, as a file that calendars take.
import type { Answer, Message } from '@mimar/contract'
import { daysAsked } from '@mimar/contract/answer-text'

interface CalendarFacts {
  readonly message: Pick<Message, 'answers' | 'at'> & { readonly id: string }
  /** What the entry is called. */
  readonly title: string
  /** What else stands in it; may be empty. */
  readonly text: string
  /** Makes the id of the entry one of its own in the world. */
  readonly host: string
}

/**
 * A file with the first stay or appointment that was asked for, as tentative; undefined where none was. Times are those of
 * the place, whatever zone its reader is in (floating, 3.3.5).
 */
export function calendarFile({ message, title, text, host }: CalendarFacts): string | undefined {
  const days = daysOf(message.answers)
  if (days.length === 0) return undefined
  const stamp = `${message.at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mimar//Requests//EN', 'BEGIN:VEVENT'],
    ...[`UID:${message.id}@${host}`, `DTSTAMP:${stamp}`, ...days],
    ...[`SUMMARY:${escaped(title)}`, ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`])],
    ...['STATUS:TENTATIVE', 'END:VEVENT', 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The lines that say when: whole days, or a day and its time. */
function daysOf(answers: readonly Answer[]): readonly string[] {
  const days = daysAsked(answers)
  if (!days) return []
  if (days.kind === 'STAY') return [`DTSTART;VALUE=DATE:${digits(days.from)}`, `DTEND;VALUE=DATE:${digits(days.until)}`]
  const time = answers.find((answer) => answer.kind === 'TIME')
  return time?.kind === 'TIME'
    ? [`DTSTART:${digits(time.date ?? days.value)}T${digits(time.value)}00`]
    : [`DTSTART;VALUE=DATE:${digits(days.value)}`]
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** Text as a value (3.3.11): a visitor's words end no line and begin no property. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A line goes on in the next after 75 bytes (3.1), never within a letter. */
function folded(line: string): string {
  let length = 0
  let text = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (length + size > 75) {
      text += '\r\n '
      length = 1
    }
    text += letter
    length += size
  }
  return text
}
