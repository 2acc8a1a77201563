import { calendarOf, commaIn, dayIn, sizeIn } from '@mimar/fields'
import type { Answer } from './answers.ts'

/** The words by which some answers are told, in the language of whoever reads them. */
interface AnswerWords {
  readonly adults: string
  readonly children: string
  readonly nights: string
  readonly yes: string
}

/** An answer as people of a language read it, on one line unless somebody typed more. */
export function answerText(answer: Answer, words: AnswerWords, language: string): string {
  switch (answer.kind) {
    case 'DATE':
    case 'DAY':
      return dayIn(answer.value, language, 'full')
    case 'STAY':
      return `${dayIn(answer.from, language, 'full')} – ${dayIn(answer.until, language, 'full')} · ${words.nights}: ${nightsOf(answer)}`
    case 'SEVERAL':
      return answer.value.join(commaIn(language))
    case 'NUMBER':
      return new Intl.NumberFormat(calendarOf(language), { maximumFractionDigits: 6 }).format(answer.value)
    case 'PEOPLE':
      return [
        `${words.adults}: ${answer.adults}`,
        ...(answer.children > 0 ? [`${words.children}: ${answer.children}`] : []),
      ].join(' · ')
    case 'FILE':
      return answer.files.map(({ name, size }) => `${name} (${sizeIn(size, language)})`).join(commaIn(language))
    case 'CONSENT':
      return words.yes
    case 'TEXT':
    case 'LONG':
    case 'ONE':
    case 'PHONE':
      return answer.value
    case 'TIME':
      return answer.date === undefined ? answer.value : `${answer.value} (${dayIn(answer.date, language, 'full')})`
    default:
      return answer satisfies never
  }
}

type DaysAsked =
  | { readonly kind: 'STAY'; readonly from: string; readonly until: string }
  | { readonly kind: 'DAY'; readonly value: string }

/** The days that answers ask for: a stay before an appointment; undefined where they ask for none. */
export function daysAsked(answers: readonly Answer[]): DaysAsked | undefined {
  const all = answers.flatMap((answer): DaysAsked[] => {
    if (answer.kind === 'STAY') return [{ kind: 'STAY', from: answer.from, until: answer.until }]
    return answer.kind === 'DAY' ? [{ kind: 'DAY', value: answer.value }] : []
  })
  return all.find(({ kind }) => kind === 'STAY') ?? all[0]
}

/** How many nights a stay has. */
const nightsOf = ({ from, until }: { readonly from: string; readonly until: string }) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
