import type { PersonFound } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useEffect, useRef, useState } from 'react'
import { proven } from '../proof/proven.ts'
import { personsFiles } from '../server/persons-files.ts'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { dataWords } from './data-words.ts'
import styles from './thread.module.css'
import { filled } from './thread-words.ts'

interface Props {
  readonly server: Server
  readonly language: UiLanguage
  /** The address to begin with; may be empty. */
  readonly email: string
  readonly close: (hasErased: boolean) => void
}

/** What is stored about a person across the sites of whoever asks: found, given out, erased. */
export function DataRequest({ server, language, email: first, close }: Props) {
  const words = dataWords(language)
  const [email, setEmail] = useState(first)
  const request = useDataRequest(server, words.failed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { found, erased } = request
  return (
    <section className={styles.data} aria-labelledby="data-request">
      <h2 id="data-request" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className={styles.said}>{words.about}</p>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault()
          void request.find(email)
        }}
      >
        <input
          type="email"
          required
          dir="ltr"
          aria-label={words.email}
          placeholder={words.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <button type="submit" className={styles.button}>
          {words.find}
        </button>
      </form>
      <div role="status">
        {erased !== undefined && <p>{filled(words.erased, { n: erased })}</p>}
        {found?.messages === 0 && erased === undefined && <p>{words.nothing}</p>}
      </div>
      {found && found.messages > 0 && <Found found={found} request={request} language={language} />}
      {request.failure !== '' && (
        <p className={styles.fault} role="alert">
          {request.failure}
        </p>
      )}
      <button type="button" className={styles.button} onClick={() => close(erased !== undefined)}>
        {words.back}
      </button>
    </section>
  )
}

interface FoundProps {
  readonly found: PersonFound
  readonly request: ReturnType<typeof useDataRequest>
  readonly language: UiLanguage
}

function Found({ found, request, language }: FoundProps) {
  const words = dataWords(language)
  const [isSure, ask] = useState(false)
  const { messages, letters, files, sites } = found
  return (
    <div className={styles.card}>
      <p className={styles.text}>{filled(words.found, { n: messages, letters })}</p>
      <ul className={styles.sites}>
        {sites.map((site) => (
          <li key={site.id}>{filled(words.onSite, { site: site.name, n: site.messages })}</li>
        ))}
      </ul>
      {isSure ? (
        <div role="alertdialog" aria-label={words.sure} className={styles.sure}>
          <p>{words.sure}</p>
          <button type="button" className={styles.danger} onClick={() => void request.erase(messages)}>
            {words.eraseNow}
          </button>
          <button type="button" className={styles.button} onClick={() => ask(false)}>
            {words.keep}
          </button>
        </div>
      ) : (
        <div>
          <button type="button" className={styles.button} onClick={() => void request.give('data')}>
            {words.exportData}
          </button>
          <button type="button" className={styles.button} onClick={() => void request.give('page')}>
            {words.exportPage}
          </button>
          {files > 0 && (
            <button type="button" className={styles.button} onClick={() => void request.give('files')}>
              {words.exportFiles}
            </button>
          )}
          <button type="button" className={styles.danger} onClick={() => ask(true)}>
            {filled(words.erase, { n: messages })}
          </button>
        </div>
      )}
    </div>
  )
}

function useDataRequest({ client }: Server, failed: string) {
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<PersonFound>()
  const [erased, setErased] = useState<number>()
  const [failure, setFailure] = useState('')
  const act = async (work: () => Promise<void>) => {
    setFailure('')
    await work().catch((error: unknown) =>
      setFailure(error instanceof RequestError && error.code !== 'network-failed' ? error.message : failed),
    )
  }
  return {
    ...{ found, erased, failure },
    find: (asked: string) =>
      act(async () => {
        setErased(undefined)
        setFound(await client.ask('POST /account/data-requests', { body: { email: asked } }))
        setEmail(asked)
      }),
    give: (as: 'data' | 'page' | 'files') =>
      act(async () => {
        const body = { email }
        if (as === 'files') {
          save(await proven('downloaded', () => personsFiles(email)), 'data-request-files.zip')
        } else if (as === 'page') {
          const { page } = await proven('downloaded', () => client.ask('POST /account/data-requests/page', { body }))
          save(new Blob([page], { type: 'text/html' }), 'data-request.html')
        } else {
          const data = await proven('downloaded', () => client.ask('POST /account/data-requests/file', { body }))
          save(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'data-request.json')
        }
      }),
    erase: (messages: number) =>
      act(async () => {
        const done = await proven('deleted', () =>
          client.ask('POST /account/data-requests/erasure', { body: { email, messages } }),
        )
        setFound(undefined)
        setErased(done.erased)
      }),
  }
}

/** Has the browser keep bytes as a file. */
function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
