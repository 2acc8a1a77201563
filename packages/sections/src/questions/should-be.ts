// Validation messages: what an answer should be, in the words of the visitor's language.
import { type Closed, commaIn, dayIn, weekdayIn } from '@mimar/fields'
import { boundsOf, lengthOf, type Question } from './questions.ts'
import type { RequestWords } from './request-words.ts'

type Asked = Pick<Question, 'kind' | 'least' | 'most'>

/** What an answer to a question should be that is there and cannot be taken; for a `DAY` without bounds that depend on today. */
export function shouldBe(question: Asked, words: RequestWords, language: string): string {
  const { kind, least, most } = question
  switch (kind) {
    case 'TEXT':
    case 'LONG':
      return filled(words.tooLong, { most: lengthOf(question) })
    case 'ONE':
      return words.chooseOne
    case 'SEVERAL':
      return severalShouldBe(question, words)
    case 'NUMBER':
      return numberShouldBe(question, words)
    case 'DATE':
      return filled(words.aDate, { example: dayIn('1990-05-24', language, 'long') })
    case 'DAY':
      return words.aDay
    case 'STAY':
      return least === null && most === null
        ? words.stay
        : `${words.stay} ${filled(words.nightsBetween, boundsOf(question))}`
    case 'TIME':
      return least === null && most === null ? words.aTime : filled(words.timeBetween, hoursOf(question))
    case 'PEOPLE': {
      const bounds = boundsOf(question)
      return filled(bounds.least > 1 ? words.peopleLeast : words.people, bounds)
    }
    case 'PHONE':
      return words.phone
    // What is wrong with files is said of each (`fileFaults`).
    case 'FILE':
      return ''
    case 'CONSENT':
      return words.tick
    default:
      return kind satisfies never
  }
}

/** What is said where nothing was answered; '' where the words of every form say it. */
export function missing({ kind, least }: Asked, words: RequestWords): string {
  if (kind === 'SEVERAL' && (least ?? 1) > 1) return filled(words.chooseLeast, { least: least ?? 1 })
  if (kind === 'ONE' || kind === 'SEVERAL') return words.chooseOne
  return kind === 'CONSENT' ? words.tick : kind === 'STAY' ? words.stay : ''
}

/** The first and the last time that can be answered, as clocks write them; from midnight to midnight where no hour is set. */
export function hoursOf({ least, most }: Asked): { readonly least: string; readonly most: string } {
  const clock = (hour: number) => `${String(Math.min(24, Math.floor(hour))).padStart(2, '0')}:00`
  return { least: clock(least ?? 0), most: (most ?? 24) >= 24 ? '23:59' : clock(most ?? 24) }
}

function severalShouldBe({ least, most }: Asked, words: RequestWords): string {
  const parts = [
    least !== null && filled(words.chooseLeast, { least }),
    most !== null && filled(words.chooseMost, { most }),
  ]
  return parts.filter((part) => part !== false).join(' ') || words.chooseOne
}

function numberShouldBe({ least, most }: Asked, words: RequestWords): string {
  if (least !== null && most !== null) return filled(words.numberBetween, { least, most })
  if (least !== null) return filled(words.numberFrom, { least })
  return most === null ? words.aNumber : filled(words.numberUpTo, { most })
}

/** Days of the week and spans of days, as people read them; '' where there are none. */
export function closedIn({ weekdays, days }: Pick<Closed, 'weekdays' | 'days'>, language: string): string {
  const named = weekdays.map((day) => weekdayIn(day, language))
  const spans = days.map(({ from, until }) =>
    from === until ? dayIn(from, language) : `${dayIn(from, language)} – ${dayIn(until, language)}`,
  )
  return [...named, ...spans].join(commaIn(language))
}

/** A sentence with its `{gaps}` filled in. */
export function filled(sentence: string, values: { readonly [gap: string]: string | number }): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
