import type { Answer, Message } from '@mimar/contract'
import { answerText } from '@mimar/contract/answer-text'
import type { UiLanguage } from '../words/words.ts'
import { answerWords } from './answer-words.ts'
import styles from './answers.module.css'
import inbox from './inbox.module.css'
import type { InboxWords } from './words.ts'

interface Props {
  readonly message: Pick<Message, 'answers'>
  readonly words: InboxWords
  readonly language: UiLanguage
  /** What the language of its page is called. */
  readonly languageName: string
}

/** What the questions of a form were answered: facts beside each other, and below them what was written at length. */
export function Answers({ message: { answers }, words, language, languageName }: Props) {
  const said = answerFacts(
    answers.filter(({ kind }) => kind !== 'FILE'),
    language,
  )
  const long = answers.flatMap((answer) => (answer.kind === 'LONG' ? [answer] : []))
  return (
    <>
      <dl className={styles.answers}>
        {said.map(([key, label, value]) => (
          <div key={key}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.language}</dt>
          <dd>{languageName}</dd>
        </div>
      </dl>
      {long.map(({ question, label, value }) => (
        <div key={question} className={styles.long}>
          <h3 dir="auto">{label}</h3>
          <p className={inbox.text} dir="auto">
            {value}
          </p>
        </div>
      ))}
    </>
  )
}

type Fact = readonly [key: string, label: string, value: string]

/** Each answer by a key of its own, in the reader's language. */
function answerFacts(answers: readonly Answer[], language: UiLanguage): readonly Fact[] {
  const say = answerWords(language)
  const told = { adults: say('adults'), children: say('children'), nights: say('nights'), yes: say('yes') }
  return answers
    .filter(({ kind }) => kind !== 'LONG')
    .map((answer) => [answer.question, answer.label, answerText(answer, told, language)] as const)
}

/** The beginning of what was answered, for the row of a message. */
export function answersBegin(answers: readonly Answer[], language: UiLanguage): string {
  return answerFacts(answers, language)
    .slice(0, 3)
    .map(([, , value]) => value)
    .join(' · ')
}
