import { Text } from '../parts/text.view.tsx'
import { accepted, mostFiles } from '../questions/file-question.ts'
import { boundsOf, lengthOf, type Question } from '../questions/questions.ts'
import type { RequestWords } from '../questions/request-words.ts'
import { hoursOf } from '../questions/should-be.ts'
import type { Mark, SectionFacts, SiteFacts } from '../template.ts'

/** What a question is drawn from. */
export interface AskProps {
  readonly question: Question
  /** Its options as they stand in the section, empty ones too. */
  readonly options: readonly { readonly id: string; readonly option: string }[]
  readonly words: RequestWords
  readonly mark: Mark
  readonly section: SectionFacts
  readonly site: SiteFacts
}

interface Props extends AskProps {
  readonly id: string
  /** The path of the question. */
  readonly at: string
  /** Ids of what helps and of what is wrong. */
  readonly described: string
}

/** A telephone number with digits of any of our writings; the server counts them. */
const PHONE = '[+\\d٠-٩۰-۹\\s.\\/\\(\\)\\-]{5,40}'

/** Where a question is answered: inputs that every browser has, with or without a script. */
export function AnswerInput(props: Props) {
  const { question, id, described } = props
  const { kind, least, most, isNeeded, onlyWith, id: own } = question
  // What a condition may hide must not hold up a browser that checks by itself.
  const one = { id, name: `a/${own}`, required: isNeeded && onlyWith === null, 'aria-describedby': described }
  switch (kind) {
    case 'TEXT':
      return <input {...one} maxLength={lengthOf(question)} />
    case 'LONG':
      return <textarea {...one} maxLength={lengthOf(question)} rows={4} />
    case 'PHONE':
      return <input {...one} type="tel" autoComplete="tel" pattern={PHONE} maxLength={40} dir="ltr" />
    case 'NUMBER':
      return <input {...one} type="number" step="any" min={least ?? undefined} max={most ?? undefined} dir="ltr" />
    case 'DATE':
      return <input {...one} type="date" min="1900-01-01" max="2199-12-31" />
    case 'DAY':
      return <input {...one} type="date" />
    case 'TIME':
      return <input {...one} type="time" min={hoursOf(question).least} max={hoursOf(question).most} />
    case 'FILE':
      return <input {...one} type="file" accept={accepted(question.files)} multiple={mostFiles(question) > 1} />
    case 'STAY':
      return <Stay {...props} />
    case 'PEOPLE':
      return <People {...props} />
    case 'ONE':
    case 'SEVERAL':
      return <Options {...props} />
    case 'CONSENT':
      return null
    default:
      return kind satisfies never
  }
}

function Stay({ question, id, described, words }: Props) {
  return (
    <div className="ask-parts">
      {(['from', 'until'] as const).map((part) => (
        <label key={part}>
          <span>{part === 'from' ? words.arrival : words.departure}</span>
          <input id={`${id}-${part}`} name={`a/${question.id}/${part}`} type="date" aria-describedby={described} />
        </label>
      ))}
    </div>
  )
}

function People({ question, id, described, words }: Props) {
  const { least, most } = boundsOf(question)
  const adults = question.isNeeded ? Math.min(most, Math.max(least, 2)) : undefined
  return (
    <div className="ask-parts">
      {(['adults', 'children'] as const).map((part) => (
        <label key={part}>
          <span>{part === 'adults' ? words.adults : words.children}</span>
          <input
            {...{ id: `${id}-${part}`, name: `a/${question.id}/${part}`, type: 'number', max: most, dir: 'ltr' }}
            min={part === 'adults' ? 1 : 0}
            defaultValue={part === 'adults' ? adults : question.isNeeded ? 0 : undefined}
            aria-describedby={described}
          />
        </label>
      ))}
    </div>
  )
}

/** Options to choose one of, or several; each that others hang on has a number, for what is asked only with it. */
function Options({ question: { id: own, kind, hung }, options, id, at, mark }: Props) {
  return (
    <div className="ask-options" {...mark.list(`${at}/options`)}>
      {options.map(({ id: option, option: text }, index) => (
        <label key={option} {...mark.item(`${at}/options/${option}`)}>
          <input
            id={index === 0 ? id : `${id}-${option}`}
            data-nth={hung.indexOf(option) + 1 || undefined}
            {...(kind === 'ONE'
              ? { type: 'radio', name: `a/${own}`, value: option }
              : { type: 'checkbox', name: `a/${own}/${option}`, value: 'yes' })}
          />
          <Text as="span" mark={mark} field={`${at}/options/${option}/option`} value={text} />
        </label>
      ))}
    </div>
  )
}
