import type { Answer, Message } from '@mimar/contract'
import { answerText } from '@mimar/contract/answer-text'
import { requestWordsIn } from '@mimar/sections/questions'
import { asCsv, type Cell } from '../csv.ts'

const COLUMNS = ['at', 'kind', 'name', 'email', 'text', 'event', 'attending', 'guests', 'language'] as const

/** Messages as a table that spreadsheets open as it is. What the questions of forms were answered stands behind it, a column for each. */
export function messagesAsCsv(messages: readonly Message[]): string {
  const asked = new Map(messages.flatMap(({ answers }) => answers.flatMap(columnsOf)))
  const rows = messages.map((message) => {
    const answered = new Map(message.answers.flatMap(cellsOf))
    return [...COLUMNS.map((column) => message[column]), ...[...asked.keys()].map((key) => answered.get(key) ?? null)]
  })
  return asCsv([[...COLUMNS, ...asked.values()], ...rows])
}

/** The columns of an answer, by a key that stays while its question has the same kind: two where it has two values. */
function columnsOf(answer: Answer): readonly (readonly [key: string, title: string])[] {
  return cellsOf(answer).map(([key], _, { length }) => {
    const part = key.slice(key.lastIndexOf('/') + 1)
    return [key, length === 1 ? answer.label : `${answer.label} (${part})`]
  })
}

/** Days as machines write them, numbers without groups: a table is sorted and counted. */
function cellsOf(answer: Answer): readonly (readonly [key: string, value: Cell])[] {
  const key = (part: string) => `${answer.question}/${answer.kind}/${part}`
  switch (answer.kind) {
    case 'STAY':
      return [
        [key('from'), answer.from],
        [key('until'), answer.until],
      ]
    case 'PEOPLE':
      return [
        [key('adults'), answer.adults],
        [key('children'), answer.children],
      ]
    case 'FILE':
      return [[key('value'), answer.files.map(({ name }) => name).join(', ')]]
    case 'SEVERAL':
      return [[key('value'), answerText(answer, requestWordsIn('en'), 'en')]]
    case 'TEXT':
    case 'LONG':
    case 'ONE':
    case 'PHONE':
    case 'TIME':
    case 'DATE':
    case 'DAY':
    case 'NUMBER':
    case 'CONSENT':
      return [[key('value'), answer.value]]
    default:
      return answer satisfies never
  }
}
