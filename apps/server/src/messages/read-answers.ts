// Form validation (server-side validation) of the questions of an owner: what was posted is held against what is published.
import type { Answer } from '@mimar/contract'
import { answerText } from '@mimar/contract/answer-text'
import {
  type Closed,
  countGraphemes,
  dayIn,
  dayOfTime,
  hoursOn,
  hoursSaid,
  isDayClosed,
  isNightClosed,
  startOf,
  withWesternDigits,
} from '@mimar/fields'
import { wordsIn } from '@mimar/sections'
import {
  boundsOf,
  dayAskedFor,
  filled,
  hoursOf,
  lengthOf,
  missing,
  type Question,
  type QuestionForm,
  type RequestWords,
  requestWordsIn,
  shouldBe,
} from '@mimar/sections/questions'
import { dayAfter, dayIn as zonedDay } from '../zoned-day.ts'
import { type Attached, filesIn } from './sent/answered-files.ts'

/** A form with questions as one language of its site has it, and as its people read it. */
export interface LiveForm {
  readonly id: string
  readonly form: QuestionForm
  /** The same in the primary language: what its people's inbox, mails and tables say. */
  readonly own: QuestionForm
  /** By whose clock days are to come; '' where nobody has said. */
  readonly timeZone: string
}

/** What was posted, by the names of the inputs: `a/{question}`, or `a/{question}/{part}`. */
type Posted = { readonly [name: string]: unknown }

interface Read {
  /** In the words of the site's people. */
  readonly answers: readonly Answer[]
  /** All of it as the visitor read and answered it. */
  readonly text: string
  /** What somebody typed and chose, without what was asked. */
  readonly typed: string
  /** What is wrong: question → what it should be, in the visitor's language. */
  readonly faults: { readonly [question: string]: string }
  /** Files that were taken, each at its number. */
  readonly sent: Attached['taken']
}

/** What of an answer stands in it beside who asked: its kind and its value. */
type Value = Answer extends infer A ? (A extends Answer ? Omit<A, 'question' | 'label'> : never) : never

/** An answer that is none, or a sentence that says what it should be. */
type Judged = Value | { readonly fault: string } | undefined

interface Asking {
  readonly posted: Posted
  /** The questions that are asked, in order. */
  readonly asked: readonly Question[]
  readonly sending: Attached
  readonly closed: Closed
  readonly today: string
  readonly language: string
  readonly words: RequestWords
}

/** Files that came with the answers; where there is no room for any, none is needed. */
interface Came {
  readonly files: Attached['files']
  readonly isFull: boolean
}

const NO_FILES: Came = { files: new Map(), isFull: false }

/** Where a day begins last on earth: what has passed there has passed everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

/** The answers to a form, read one question after another. What a condition does not ask is passed over, whatever was posted. */
export function readAnswers(
  { form, own, timeZone }: LiveForm,
  posted: Posted,
  language: string,
  now: number,
  came: Came = NO_FILES,
): Read {
  const words = requestWordsIn(language)
  const sending: Attached = { files: came.files, taken: [] }
  const today = zonedDay(timeZone || LAST_ZONE, now)
  const asked = form.questions.filter((question) => isAskedFor(question, form.questions, posted))
  const asking: Asking = { posted, asked, sending, closed: form.closed, today, language, words }
  const answers: Answer[] = []
  const told: Answer[] = []
  const faults: Record<string, string> = {}
  for (const question of asked) {
    const judged = judge(question, asking)
    const { id, label, isNeeded } = question
    if (judged && 'fault' in judged) faults[id] = judged.fault
    else if (judged) {
      const same = own.questions.find((one) => one.id === id) ?? question
      answers.push({ question: id, label: same.label, ...inWordsOf(same, judged) } as Answer)
      told.push({ question: id, label, ...inWordsOf(question, judged) } as Answer)
    } else if (isNeeded && !(question.kind === 'FILE' && came.isFull))
      faults[id] = missing(question, words) || wordsIn(language).emptyField
  }
  const said = (answer: Answer) => answerText(answer, words, language)
  return {
    ...{ answers, faults, sent: sending.taken, typed: told.map(said).join('\n') },
    text: told.map((answer) => toldOf(answer, said(answer))).join('\n'),
  }
}

/** What was typed into a form that is gone, in its words as far as they are known: nothing of it is lost, and nothing is refused. */
export function toldOfGone(gone: LiveForm | undefined, posted: Posted, language: string, now: number): string {
  const typed = Object.entries(posted).map(([name, value]) => [name, typedIn(value)] as const)
  const left = new Map(typed.filter(([name, value]) => name.startsWith('a/') && value !== ''))
  const words = requestWordsIn(language)
  const lines = (gone?.form.questions ?? []).flatMap((question) => {
    const { id, label } = question
    const names = [...left.keys()].filter((name) => name === `a/${id}` || name.startsWith(`a/${id}/`))
    const values = names.map((name) => left.get(name) ?? '')
    for (const name of names) left.delete(name)
    if (values.length === 0) return []
    // Its bounds hold no longer either.
    const asking: Asking = {
      posted,
      asked: [],
      sending: { files: NO_FILES.files, taken: [] },
      closed: NOTHING_CLOSED,
      today: dayAfter(zonedDay(LAST_ZONE, now), -DAYS_BACK),
      language,
      words,
    }
    const judged = judge({ ...question, least: null, most: null }, asking)
    if (!judged || 'fault' in judged) return [`${labelled(label)} ${values.join(' · ')}`]
    const answer = { question: id, label, ...inWordsOf(question, judged) } as Answer
    return [toldOf(answer, answerText(answer, words, language))]
  })
  return [...lines, ...left.values()].join('\n')
}

const NOTHING_CLOSED: Closed = { weekdays: [], days: [] }
/** Days to come of a page that was opened before a release. */
const DAYS_BACK = 365

function isAskedFor({ onlyWith }: Question, all: readonly Question[], posted: Posted): boolean {
  if (!onlyWith) return true
  const choice = all.find(({ id }) => id === onlyWith.question)
  return choice !== undefined && chosenOf(choice, posted).includes(onlyWith.option.id)
}

/** Options are stored by their ids until they are written in somebody's words. */
function inWordsOf({ options }: Question, value: Value): Value {
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id
  if (value.kind === 'ONE') return { ...value, value: textOf(value.value) }
  return value.kind === 'SEVERAL' ? { ...value, value: value.value.map(textOf) } : value
}

const labelled = (label: string) => (/[?:؟]$/.test(label) ? label : `${label}:`)

function toldOf(answer: Answer, text: string): string {
  return `${labelled(answer.label)}${answer.kind === 'LONG' ? '\n' : ' '}${text}`
}

function judge(question: Question, asking: Asking): Judged {
  const { kind } = question
  const fault = { fault: shouldBe(question, asking.words, asking.language) }
  const typed = typedIn(asking.posted[`a/${question.id}`])
  switch (kind) {
    case 'TEXT':
    case 'LONG':
      if (typed === '') return undefined
      return countGraphemes(typed) > lengthOf(question) ? fault : { kind, value: lined(typed, kind) }
    case 'PHONE':
      if (typed === '') return undefined
      return isPhone(typed) ? { kind, value: withWesternDigits(typed).replaceAll(/\s+/g, ' ') } : fault
    case 'ONE': {
      const [one] = chosenOf(question, asking.posted)
      return one === undefined ? (typed === '' ? undefined : fault) : { kind, value: one }
    }
    case 'SEVERAL':
      return several(question, asking, fault)
    case 'NUMBER':
      return numberIn(question, typed, fault)
    case 'DATE':
      return typed === '' ? undefined : isDay(typed) ? { kind, value: typed } : fault
    case 'DAY':
      return dayToCome(question, typed, asking)
    case 'STAY':
      return stayIn(question, asking, fault)
    case 'TIME':
      return timeIn(question, typed, asking)
    case 'PEOPLE':
      return peopleIn(question, asking, fault)
    case 'FILE':
      return filesIn(question, asking)
    case 'CONSENT':
      return typed === 'yes' ? { kind, value: true } : undefined
    default:
      return kind satisfies never
  }
}

/** The ids of the options that were chosen, in the order they are offered. */
function chosenOf({ id, kind, options }: Question, posted: Posted): readonly string[] {
  const isChosen = (option: string) =>
    kind === 'ONE' ? posted[`a/${id}`] === option : typedIn(posted[`a/${id}/${option}`]) !== ''
  return options.map((option) => option.id).filter(isChosen)
}

function several(question: Question, { posted }: Asking, fault: { readonly fault: string }): Judged {
  const value = chosenOf(question, posted)
  if (value.length === 0) return undefined
  const { least, most } = question
  return value.length < (least ?? 1) || value.length > (most ?? value.length) ? fault : { kind: 'SEVERAL', value }
}

function numberIn({ least, most }: Question, typed: string, fault: { readonly fault: string }): Judged {
  if (typed === '') return undefined
  const western = withWesternDigits(typed).replace('٫', '.')
  const value = /^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(western) ? Number(western.replace(',', '.')) : Number.NaN
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity) ? { kind: 'NUMBER', value } : fault
}

function dayToCome(question: Question, typed: string, { today, closed, words, language }: Asking): Judged {
  if (typed === '') return undefined
  if (!isDay(typed)) return { fault: words.aDay }
  const { least, most } = boundsOf(question)
  const [first, last] = [dayAfter(today, least), dayAfter(today, most)]
  if (typed < first) return { fault: filled(words.dayAhead, { first: dayIn(first, language) }) }
  if (typed > last) return { fault: filled(words.dayUpTo, { last: dayIn(last, language) }) }
  return isDayClosed(closed, typed) ? closedOn(typed, words, language) : { kind: 'DAY', value: typed }
}

/** One comes on a day that is open, and can leave on any. */
function stayIn(question: Question, asking: Asking, fault: { readonly fault: string }): Judged {
  const { posted, today, closed, words, language } = asking
  const [from, until] = ['from', 'until'].map((part) => typedIn(posted[`a/${question.id}/${part}`])) as [string, string]
  if (from === '' && until === '') return undefined
  if (!isDay(from) || !isDay(until) || from < today || until <= from) return fault
  const { least, most } = boundsOf(question)
  const nights = daysBetween(from, until)
  if (nights < least || nights > most) return fault
  if (isDayClosed(closed, from)) return closedOn(from, words, language)
  for (let night = from; night < until; night = dayAfter(night, 1))
    if (isNightClosed(closed, night)) return closedOn(night, words, language)
  return { kind: 'STAY', from, until }
}

const DAY = 86_400_000

/** How many days it is from one to another; below zero where the other is earlier. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

const closedOn = (day: string, words: RequestWords, language: string) => ({
  fault: filled(words.closedThen, { day: dayIn(day, language) }),
})

function timeIn(question: Question, typed: string, asking: Asking): Judged {
  if (typed === '') return undefined
  // Browsers without such an input send what was typed.
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(withWesternDigits(typed)) ?? []
  const value = `${hour.padStart(2, '0')}:${minute}`
  const isTime = Number(hour) < 24 && Number(minute) < 60 && minute !== ''
  const day = isTime && question.hours ? dayPosted(question, asking) : undefined
  if (day !== undefined) return timeOnDay(question, value, day, asking)
  const { least, most } = hoursOf(question)
  // Hours may go past midnight, as those of a bar do.
  const isWithin = least <= most ? value >= least && value <= most : value >= least || value <= most
  if (isTime && isWithin) return { kind: 'TIME', value }
  return { fault: shouldBe(question, asking.words, asking.language) }
}

/** The day that a time belongs to, where one was answered. */
function dayPosted(time: Question, { asked, posted }: Asking): string | undefined {
  const question = dayAskedFor(time, asked)
  const day = question && typedIn(posted[`a/${question.id}${question.kind === 'STAY' ? '/from' : ''}`])
  return day !== undefined && isDay(day) ? day : undefined
}

/** A time within the hours of its day; past midnight it is on the day after, which is told. Of a day that is closed its own question says so. */
function timeOnDay({ hours }: Question, value: string, day: string, { closed, words, language }: Asking): Judged {
  const open = hours ? hoursOn(hours, day) : ''
  const after = dayOfTime(open, value)
  if (after !== undefined) return { kind: 'TIME', value, ...(after > 0 && { date: dayAfter(day, after) }) }
  if (open !== '') return { fault: filled(words.withinThat, { hours: hoursSaid(open, language) }) }
  return isDayClosed(closed, day) ? { kind: 'TIME', value } : closedOn(day, words, language)
}

function peopleIn(question: Question, { posted }: Asking, fault: { readonly fault: string }): Judged {
  const [adults, children] = ['adults', 'children'].map((part) => {
    return withWesternDigits(typedIn(posted[`a/${question.id}/${part}`]))
  }) as [string, string]
  if (adults === '' && (children === '' || (children === '0' && !question.isNeeded))) return undefined
  const isCount = (text: string) => /^\d{1,6}$/.test(text)
  if (!isCount(adults) || (children !== '' && !isCount(children))) return fault
  const value = { adults: Number(adults), children: Number(children) }
  const { least, most } = boundsOf(question)
  const all = value.adults + value.children
  return value.adults < 1 || all < least || all > most ? fault : { kind: 'PEOPLE', ...value }
}

const typedIn = (value: unknown): string => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '')

/** What is asked in one line stays in one. */
const lined = (text: string, kind: 'TEXT' | 'LONG') => (kind === 'LONG' ? text : text.replaceAll(/\s+/g, ' '))

/** A day of the calendar, of the centuries that people speak of. */
const isDay = (text: string) => /^(?:19|20|21)/.test(text) && startOf(text) !== undefined

function isPhone(text: string): boolean {
  const western = withWesternDigits(text)
  return /^[+\d\s./()-]{5,40}$/.test(western) && western.replaceAll(/\D/g, '').length >= 5
}
