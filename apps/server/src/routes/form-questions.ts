import { commaIn } from '@mimar/fields'
import { escapeText } from '@mimar/fields/escape-text'
import { wordsIn } from '@mimar/sections'
import {
  accepted,
  closedByHours,
  closedIn,
  fileWordsIn,
  filled,
  lengthOf,
  mostFiles,
  type Question,
  type QuestionForm,
  type RequestWords,
  requestWordsIn,
  takenFiles,
} from '@mimar/sections/questions'

interface Filled {
  readonly typed: { readonly [name: string]: string }
  /** What is wrong, by the names of inputs. */
  readonly faults: { readonly [name: string]: string }
  readonly language: string
  readonly hasLostFiles?: boolean | undefined
}

interface Drawing extends Filled {
  readonly words: RequestWords
}

/** The questions of a form as plain inputs, each with what was typed and what is wrong with it. */
export function questionInputs(form: QuestionForm, filledIn: Filled): string {
  const words = requestWordsIn(filledIn.language)
  const questions = form.questions.map((question) => questionInput(question, { ...filledIn, words }))
  const notes = closedNotes(form, words, filledIn.language).map((note) => `<p>${escapeText(note)}</p>`)
  return [...questions, ...notes].join('')
}

/** Which days are not possible; where only stays are asked for, on which one cannot arrive. */
function closedNotes({ questions, closed }: QuestionForm, words: RequestWords, language: string): readonly string[] {
  const asks = (kind: Question['kind']) => questions.some((question) => question.kind === kind)
  if (!asks('DAY') && !asks('STAY')) return []
  const own = closedIn(closed, language)
  const byHours = closedIn(closedByHours(closed), language)
  const notes = asks('DAY')
    ? [[words.closedDays, [own, byHours].filter(Boolean).join(commaIn(language))] as const]
    : [[words.closedDays, own] as const, [words.noArrival, byHours] as const]
  return notes.flatMap(([said, days]) => (days === '' ? [] : [`${said} ${days}`]))
}

/** How a form is posted that asks for files. */
export const enctypeOf = ({ questions }: QuestionForm): string =>
  questions.some(({ kind }) => kind === 'FILE') ? ' enctype="multipart/form-data"' : ''

/** What is wrong, on top of the page, each with a way to it. */
export function faultList(form: QuestionForm, { faults, language }: Pick<Filled, 'faults' | 'language'>): string {
  const asked = [...form.questions.map(({ id, label }) => ({ name: `a/${id}`, label })), ...askedNames(form, language)]
  const wrong = asked.filter(({ name }) => faults[name] !== undefined)
  if (wrong.length === 0) return ''
  const lines = wrong.map(
    ({ name, label }) =>
      `<li><a href="#${idOf(name)}">${escapeText(label)}</a>: ${escapeText(faults[name] as string)}</li>`,
  )
  return `<div class="fault" role="alert"><p>${escapeText(requestWordsIn(language).lookAgain)}</p><ul>${lines.join('')}</ul></div>`
}

/** What the inputs for who asks are called in such a form. */
export function askedNames({ names }: QuestionForm, language: string) {
  const { enterName, enterEmail } = wordsIn(language)
  return [
    { name: 'name', label: names.name || enterName },
    { name: 'email', label: names.email || enterEmail },
  ] as const
}

/** Names of inputs hold a slash, which addresses within a page need not. */
const idOf = (name: string) => name.replaceAll('/', '-')

function questionInput(question: Question, drawing: Drawing): string {
  const { id, kind, label, help, isNeeded, onlyWith } = question
  const { faults, words } = drawing
  const name = `a/${id}`
  const fault = faults[name]
  const said = `${escapeText(label)}${isNeeded ? '' : ` (${escapeText(words.optional)})`}`
  const hints = [
    ...[help, kind === 'FILE' && takenFiles(question, drawing.language)],
    onlyWith && filled(words.onlyWith, { option: onlyWith.option.text }),
  ].filter(Boolean)
  const again = kind === 'FILE' && drawing.hasLostFiles ? fileWordsIn(drawing.language).again : ''
  const below = [
    ...hints.map((hint) => `<p class="hint">${escapeText(String(hint))}</p>`),
    fault ? `<p class="fault" id="${idOf(name)}-fault">${escapeText(fault)}</p>` : '',
    again && again !== fault ? `<p class="fault">${escapeText(again)}</p>` : '',
  ].join('')
  const wrong = fault ? ` aria-invalid="true" aria-describedby="${idOf(name)}-fault"` : ''
  const inner = innerOf(question, drawing, wrong)
  if (kind === 'CONSENT') return `<label class="line">${inner} <span>${said}</span></label>${below}`
  if (kind === 'ONE' || kind === 'SEVERAL' || kind === 'STAY' || kind === 'PEOPLE')
    return `<fieldset><legend>${said}</legend>${inner}${below}</fieldset>`
  return `<label for="${idOf(name)}">${said}</label>${inner}${below}`
}

function innerOf(question: Question, drawing: Drawing, wrong: string): string {
  const { id, kind, options } = question
  const { typed, words } = drawing
  const name = `a/${id}`
  const part = (type: string, key: string, label: string, first = false) =>
    `<label>${escapeText(label)} <input${first ? ` id="${idOf(name)}"` : ''} type="${type}" name="${name}/${key}" value="${escapeText(typed[`${name}/${key}`] ?? '')}"${wrong}></label>`
  const tick = (type: string, as: string, value: string, isFirst: boolean) =>
    `<input${isFirst ? ` id="${idOf(name)}"` : ''} type="${type}" name="${escapeText(as)}" value="${escapeText(value)}"${typed[as] === value ? ' checked' : ''}${wrong}>`
  switch (kind) {
    case 'ONE':
    case 'SEVERAL':
      return options
        .map((option, index) => {
          const input =
            kind === 'ONE'
              ? tick('radio', name, option.id, index === 0)
              : tick('checkbox', `${name}/${option.id}`, 'yes', index === 0)
          return `<label class="line">${input} <span>${escapeText(option.text)}</span></label>`
        })
        .join('')
    case 'FILE':
      return `<input id="${idOf(name)}" name="${name}" type="file" accept="${accepted(question.files)}"${mostFiles(question) > 1 ? ' multiple' : ''}${wrong}>`
    case 'CONSENT':
      return tick('checkbox', name, 'yes', true)
    case 'STAY':
      return part('date', 'from', words.arrival, true) + part('date', 'until', words.departure)
    case 'PEOPLE':
      return part('number', 'adults', words.adults, true) + part('number', 'children', words.children)
    case 'TEXT':
    case 'LONG':
    case 'NUMBER':
    case 'DATE':
    case 'DAY':
    case 'TIME':
    case 'PHONE':
      return oneInput({ ...question, kind }, typed[name] ?? '', wrong)
    default:
      return kind satisfies never
  }
}

const TYPES = { NUMBER: 'text', DATE: 'date', DAY: 'date', TIME: 'time', PHONE: 'tel', TEXT: 'text' } as const

function oneInput(
  question: Question & { readonly kind: keyof typeof TYPES | 'LONG' },
  value: string,
  wrong: string,
): string {
  const name = `a/${question.id}`
  const named = `id="${idOf(name)}" name="${name}"${question.isNeeded && !question.onlyWith ? ' required' : ''}${wrong}`
  if (question.kind === 'LONG')
    return `<textarea ${named} maxlength="${lengthOf(question)}" rows="5">\n${escapeText(value)}</textarea>`
  const type = TYPES[question.kind]
  const length = question.kind === 'TEXT' ? ` maxlength="${lengthOf(question)}"` : ''
  const mode = question.kind === 'NUMBER' ? ' inputmode="decimal"' : ''
  return `<input ${named} type="${type}"${length}${mode} value="${escapeText(value)}">`
}
