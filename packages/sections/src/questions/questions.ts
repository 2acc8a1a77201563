// Form builder: what a section with questions of its owner's own asks, in one language (form schema).
import { type Closed, type Fields, nameOfRole, type OpenHours } from '@mimar/fields'
import type { SiteHours } from '../template.ts'
import { closedDaysOf, type StoredDays, withHours } from './closed-days.ts'
import type { FilesTaken, QuestionKind } from './question-kinds.ts'

/** How forms said it before: by the place of an option of the last choice above. Moved options took their places with them. */
const PLACES = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH']

interface QuestionOption {
  readonly id: string
  readonly text: string
}

/** One thing that a form asks. */
export interface Question {
  readonly id: string
  readonly kind: QuestionKind
  readonly label: string
  readonly help: string
  readonly isNeeded: boolean
  /** Bounds, in what the kind counts: letters, options, nights, days ahead, hours, people, files; null where the owner set none. */
  readonly least: number | null
  readonly most: number | null
  /** Of a question for files: which. */
  readonly files: FilesTaken
  /** Only those with a text; of kinds that offer none, nothing. */
  readonly options: readonly QuestionOption[]
  /** Asked only where this option of that question was chosen. */
  readonly onlyWith: { readonly question: string; readonly option: QuestionOption; readonly at: Place } | null
  /** Of a question for a time, in a form that follows the hours of its site: at which times one may come, within its own bounds. */
  readonly hours: OpenHours | null
  /** Which one of the choices that others hang on it is, from 1; null for all else. */
  readonly choice: number | null
  /** Ids of those of its options that others hang on. */
  readonly hung: readonly string[]
}

/** Which of the choices that others hang on, and which of its options they do, both from 1: styles know them by these. */
interface Place {
  readonly choice: number
  readonly option: number
}

/** A form with questions of its owner's own. */
export interface QuestionForm {
  readonly questions: readonly Question[]
  readonly closed: Closed
  readonly thanks: { readonly title: string; readonly text: string }
  /** What happens next, in order. */
  readonly steps: readonly string[]
  readonly names: { readonly name: string; readonly email: string }
  readonly button: string
}

interface Stored {
  readonly id: string
  readonly kind: QuestionKind
  readonly label: string
  readonly help: string
  readonly needed: boolean
  readonly least: number | null
  readonly most: number | null
  readonly files: FilesTaken
  /** The id of an option of a choice above: asked only where it was chosen; '' for always. */
  readonly condition: string
  readonly options: readonly { readonly id: string; readonly option: string }[]
}

/** What a section of such a template holds, as views read it. */
interface StoredForm extends StoredDays {
  readonly thanks: { readonly title: string; readonly text: string }
  readonly steps: readonly { readonly step: string }[]
  readonly placeholders: { readonly name: string; readonly email: string }
  readonly buttonText: string
}

/** What a section with the role `questions` asks, as far as it has a text; undefined for any other. `content` is in one language, `hours` are those of its site. */
export function questionFormIn(
  fields: Fields,
  content: { readonly [name: string]: unknown },
  hours: SiteHours | null,
): QuestionForm | undefined {
  const name = nameOfRole(fields, 'questions')
  if (name === undefined) return undefined
  const { thanks, steps, buttonText, placeholders, ...form } = content as {
    readonly [name: string]: unknown
  } & StoredForm
  return {
    questions: withHours(questionsOf(content[name] as readonly Stored[]), form.followsHours ? hours : null).filter(
      isAsked,
    ),
    closed: closedDaysOf(form, hours),
    thanks,
    steps: steps.map(({ step }) => step).filter((step) => step !== ''),
    names: placeholders,
    button: buttonText,
  }
}

/** What can be answered: it says what it asks, and has options where one is to be chosen. */
export const isAsked = ({ label, kind, options }: Question) => label !== '' && (!isChoice(kind) || options.length > 0)

export const isChoice = (kind: QuestionKind) => kind === 'ONE' || kind === 'SEVERAL'

/** Styles show and hide what hangs on so many choices of a form, and on so many options of each (request-form.css). */
const MOST_CHOICES = 4
const MOST_HUNG = 6

/** All questions of a form, those too that nobody can answer yet. What would hang on more than styles know is always asked. */
export function questionsOf(stored: readonly Stored[]): readonly Question[] {
  const above: Choice[] = []
  const hung = new Map<string, string[]>()
  const placed = stored.map(({ condition, needed, options, ...same }) => {
    const offered = isChoice(same.kind)
      ? options.filter(({ option }) => option !== '').map(({ id, option }) => ({ id, text: option }))
      : []
    const found = optionIn(above, condition)
    const at = found && numbered(hung, found)
    const onlyWith = found && at ? { ...found, at } : null
    if (!onlyWith && isChoice(same.kind)) above.push({ id: same.id, options: offered })
    return { ...same, isNeeded: needed, options: offered, onlyWith, hours: null }
  })
  const choices = [...hung.keys()]
  return placed.map((question) => ({
    ...question,
    choice: choices.indexOf(question.id) + 1 || null,
    hung: hung.get(question.id) ?? [],
  }))
}

interface Choice {
  readonly id: string
  readonly options: readonly QuestionOption[]
}

interface FoundOption {
  readonly question: string
  readonly option: QuestionOption
}

/** The option that a condition names: of the nearest choice above that has it. */
function optionIn(above: readonly Choice[], condition: string): FoundOption | undefined {
  for (const { id, options } of above.toReversed()) {
    const option = options.find((one) => one.id === condition)
    if (option) return { question: id, option }
  }
  const last = above.at(-1)
  const option = last?.options[PLACES.indexOf(condition)]
  return last && option && { question: last.id, option }
}

/** The numbers of an option that something hangs on, which it gets here if it has none; undefined where there are too many. */
function numbered(hung: Map<string, string[]>, { question, option }: FoundOption): Place | undefined {
  const options = hung.get(question) ?? []
  const isKnown = options.includes(option.id)
  if (!isKnown && (options.length >= MOST_HUNG || (options.length === 0 && hung.size >= MOST_CHOICES))) return undefined
  if (!isKnown) hung.set(question, [...options, option.id])
  const all = hung.get(question) ?? []
  return { choice: [...hung.keys()].indexOf(question) + 1, option: all.indexOf(option.id) + 1 }
}

/** The options that a question can hang on, and the id of the one it does ('' for none); undefined where the section asks no such question. */
export function conditionOf(
  fields: Fields,
  content: { readonly [name: string]: unknown },
  question: string,
): { readonly chosen: string; readonly options: readonly QuestionOption[] } | undefined {
  const name = nameOfRole(fields, 'questions')
  const stored = name === undefined ? [] : (content[name] as readonly Stored[])
  const at = stored.findIndex(({ id }) => id === question)
  const own = questionsOf(stored)[at]
  if (!own) return undefined
  const above = questionsOf(stored.slice(0, at)).filter(({ onlyWith }) => onlyWith === null)
  return { chosen: own.onlyWith?.option.id ?? '', options: above.flatMap(({ options }) => options) }
}

/** The longest answers, in letters. */
const LONGEST = { TEXT: 255, LONG: 3000, PHONE: 40 } as const
/** As many people as come at most, where the owner set no bound; and nights, and days ahead. */
const MOST = { PEOPLE: 30, STAY: 365, DAY: 730 } as const

/** How long an answer may be, in letters. */
export function lengthOf({ kind, most }: Pick<Question, 'kind' | 'most'>): number {
  const longest = kind === 'LONG' ? LONGEST.LONG : kind === 'PHONE' ? LONGEST.PHONE : LONGEST.TEXT
  return kind === 'PHONE' ? longest : Math.max(1, Math.min(longest, most ?? longest))
}

/** The question whose day a time belongs to: the last one above it that asks for a day to come, else the first below. Others of the form stand in `asked`, in order. */
export function dayAskedFor<Q extends Pick<Question, 'kind'>>(time: Q, asked: readonly Q[]): Q | undefined {
  const asksForDay = ({ kind }: Q) => kind === 'DAY' || kind === 'STAY'
  return asked.slice(0, asked.indexOf(time)).findLast(asksForDay) ?? asked.find(asksForDay)
}

/** The bounds of what a question counts, with ours where the owner set none: nights, people, days ahead. */
export function boundsOf({ kind, least, most }: Pick<Question, 'kind' | 'least' | 'most'>): {
  readonly least: number
  readonly most: number
} {
  const usual = kind === 'PEOPLE' || kind === 'STAY' || kind === 'DAY' ? MOST[kind] : Number.MAX_SAFE_INTEGER
  const lowest = kind === 'DAY' ? 0 : 1
  const from = Math.max(lowest, least ?? lowest)
  return { least: from, most: Math.max(from, most ?? usual) }
}
