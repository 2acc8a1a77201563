import { Text } from '../parts/text.view.tsx'
import { fileFaults, mostFiles, takenFiles } from '../questions/file-question.ts'
import { boundsOf, isChoice, type Question } from '../questions/questions.ts'
import type { RequestWords } from '../questions/request-words.ts'
import { filled, missing, shouldBe } from '../questions/should-be.ts'
import type { Mark, SectionFacts, SiteFacts } from '../template.ts'
import { AnswerInput, type AskProps } from './answer.view.tsx'

/** A question: what it asks, where it is answered, what helps, and what is wrong. */
export function Ask(props: AskProps) {
  const { question, words, mark, section, site } = props
  const { id: own, kind, label, help, isNeeded, onlyWith, hours } = question
  const [at, id] = [`questions/${own}`, `${section.id}-${own}`]
  const isGroup = isChoice(kind) || kind === 'STAY' || kind === 'PEOPLE'
  const taken = kind === 'FILE' ? takenFiles(question, site.language) : ''
  const hasHelp = help !== '' || onlyWith !== null || taken !== ''
  const described = [hours && `${id}-open`, hasHelp && `${id}-help`, `${id}-fault`].filter(Boolean).join(' ')
  const said = <Text as="span" mark={mark} field={`${at}/label`} value={label} />
  const optional = !isNeeded && <span className="ask-optional"> ({words.optional})</span>
  return (
    <div
      className="ask"
      {...rules(question, words, site.language)}
      {...(isGroup && { role: kind === 'ONE' ? 'radiogroup' : 'group', 'aria-labelledby': `${id}-label` })}
      {...(isGroup && { 'aria-describedby': described })}
      {...mark.item(at)}
    >
      {kind === 'CONSENT' ? (
        <label className="ask-consent">
          <input id={id} type="checkbox" name={`a/${own}`} value="yes" aria-describedby={described} />
          {said}
          {optional}
        </label>
      ) : isGroup ? (
        <p className="ask-label" id={`${id}-label`}>
          {said}
          {optional}
        </p>
      ) : (
        <label className="ask-label" htmlFor={id}>
          {said}
          {optional}
        </label>
      )}
      {kind !== 'CONSENT' && <AnswerInput {...props} id={id} at={at} described={described} />}
      {hours && <p className="ask-open" id={`${id}-open`} aria-live="polite" />}
      {(hasHelp || mark.keepsEmpty) && (
        <div className="ask-help" id={`${id}-help`}>
          <Text as="p" mark={mark} field={`${at}/help`} value={help} />
          {taken !== '' && <p>{taken}</p>}
          {onlyWith && <p>{filled(words.onlyWith, { option: onlyWith.option.text })}</p>}
        </div>
      )}
      <p className="form-fault" id={`${id}-fault`} aria-live="polite" />
    </div>
  )
}

/** What the island holds an answer against, and what it says; and on which option it hangs. */
function rules(question: Question, words: RequestWords, language: string) {
  const { kind, isNeeded, onlyWith, choice, hours } = question
  const isCounted = kind === 'STAY' || kind === 'DAY' || kind === 'PEOPLE'
  const { least, most } = isCounted ? boundsOf(question) : question
  return {
    'data-ask': kind,
    ...(isNeeded && { 'data-needed': missing(question, words) }),
    'data-wrong': shouldBe(question, words, language),
    ...(kind === 'FILE' && {
      'data-most': mostFiles(question),
      'data-faults': JSON.stringify(fileFaults(question, language)),
    }),
    ...((isCounted || kind === 'SEVERAL') && { 'data-least': least ?? undefined, 'data-most': most ?? undefined }),
    ...(hours && { 'data-open': JSON.stringify(hours) }),
    ...(choice !== null && { 'data-choice': choice }),
    ...(onlyWith && { 'data-of': onlyWith.at.choice, 'data-with': onlyWith.at.option }),
  }
}

interface NameProps {
  readonly name: 'name' | 'email'
  readonly label: string
  readonly mark: Mark
  readonly section: SectionFacts
  readonly site: SiteFacts
}

/** Who asks: every form of a site needs it. */
export function NameAsk({ name, label, mark, section, site }: NameProps) {
  const id = `${section.id}-${name}`
  const isEmail = name === 'email'
  return (
    <div
      className="ask"
      data-ask={isEmail ? 'EMAIL' : 'TEXT'}
      data-needed=""
      data-wrong={isEmail ? site.words.invalidEmail : ''}
    >
      <label className="ask-label" htmlFor={id}>
        <span {...mark(`placeholders/${name}`)}>{label}</span>
      </label>
      <input
        {...{ id, name, required: true, maxLength: 255, autoComplete: name, 'aria-describedby': `${id}-fault` }}
        {...(isEmail && { type: 'email', dir: 'ltr' })}
      />
      <p className="form-fault" id={`${id}-fault`} aria-live="polite" />
    </div>
  )
}
