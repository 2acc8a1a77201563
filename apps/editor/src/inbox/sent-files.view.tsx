import type { Message } from '@mimar/contract'
import { sentKindName, sizeIn } from '@mimar/fields'
import { sentFile } from '../server/seldom.ts'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { answerWords } from './answer-words.ts'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import styles from './sent-files.module.css'

interface Props {
  readonly server: Server
  readonly message: Pick<Message, 'id' | 'answers'>
  readonly language: UiLanguage
}

/** Files that came with a message: a row each, to keep. None is shown: they come from a stranger. */
export function SentFiles({ server, message: { id, answers }, language }: Props) {
  const say = answerWords(language)
  const asked = answers.flatMap((answer) => (answer.kind === 'FILE' ? [answer] : []))
  if (asked.length === 0) return null
  return (
    <div className={styles.files}>
      {asked.map(({ question, label, files }) => (
        <section key={question} aria-labelledby={`files-${id}-${question}`}>
          <h3 id={`files-${id}-${question}`} dir="auto">
            {label}
          </h3>
          <ul>
            {files.map(({ number, name, type, size }) => (
              <li key={number}>
                <InboxGlyph name={type === 'application/pdf' ? 'file' : 'picture'} />
                <span>
                  <bdi>{name}</bdi>
                  <small>
                    <bdi>{sentKindName(type)}</bdi> · <bdi>{sizeIn(size, language)}</bdi>
                  </small>
                </span>
                <a href={sentFile(server, id, number)} download={name} aria-label={`${say('download')}: ${name}`}>
                  <InboxGlyph name="download" />
                  <span>{say('download')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{say('fromStranger')}</p>
    </div>
  )
}
