import type { DomainAnswer } from '@mimar/contract'
import { type FormEvent, useEffect, useState } from 'react'
import home from '../home/home.module.css'
import { serverSentence } from '../home/sites-server.ts'
import { Icon } from '../kit/icon.view.tsx'
import styles from './domain.module.css'
import type { AtDomain } from './use-domain.ts'

/** How long nobody types before it is looked at, in ms. */
const PAUSE = 300

interface Props {
  readonly at: AtDomain
  readonly done: () => void
}

/** Which domain it is, and which of its names visitors see. */
export function DomainChoice({ at, done }: Props) {
  const { say, client, site, setDomain, domain } = at
  const [typed, setTyped] = useState('')
  const [main, setMain] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const answer = useAnswer(at, typed)
  const isGood = answer !== null && answer.refusal === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isGood || isBusy) return
    setBusy(true)
    const chosen = main !== null && answer.names.includes(main) ? main : answer.main
    client
      .ask('PUT /sites/:id/domain', { at: { id: site }, body: { name: answer.name, main: chosen } })
      .then(
        (set) => {
          setDomain(set.domain)
          done()
        },
        (error) => setFault(serverSentence(error) ?? say('unreachable')),
      )
      .finally(() => setBusy(false))
  }
  return (
    <form className={styles.body} onSubmit={submit} noValidate>
      <h2>{say('which')}</h2>
      <p className={styles.lead}>{say('keep')}</p>
      <label className="only-heard" htmlFor="domain-name">
        {say('field')}
      </label>
      <input
        id="domain-name"
        className={styles.field}
        dir="ltr"
        value={typed}
        maxLength={300}
        placeholder={EXAMPLE}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
        aria-invalid={answer?.refusal != null}
        aria-describedby="domain-under"
        onChange={({ target }) => {
          setTyped(target.value)
          setFault('')
        }}
      />
      <Under {...{ answer, fault, say }} use={setTyped} />
      {isGood && answer.names.length > 1 && (
        <Names names={answer.names} main={main ?? answer.main} choose={setMain} say={say} />
      )}
      <div className={styles.acts}>
        <button type="submit" className={home.primary} aria-disabled={!isGood || isBusy} aria-busy={isBusy}>
          {say('go')}
        </button>
        {domain && (
          <button type="button" className={home.plain} onClick={done}>
            {say('close')}
          </button>
        )}
      </div>
    </form>
  )
}

const EXAMPLE = 'cafe-lawz.com'

interface UnderProps extends Pick<AtDomain, 'say'> {
  readonly answer: DomainAnswer | null
  readonly fault: string
  readonly use: (name: string) => void
}

/** What is wrong with what was typed, and what could be meant. */
function Under({ answer, fault, use, say }: UnderProps) {
  const text = fault || answer?.message || (answer?.isElsewhere ? say('elsewhere') : '')
  const kind = fault || (answer?.refusal && answer.offer === '') ? 'wrong' : 'look'
  return (
    <p id="domain-under" className={styles.under} data-kind={kind} role="status">
      {text !== '' && <Icon name={kind === 'wrong' ? 'alertCircle' : 'alertTriangle'} />}
      {text !== '' && <span>{text}</span>}
      {answer?.offer && (
        <button type="button" className={styles.link} onClick={() => use(answer.offer)}>
          {say('use', { name: `\u2068${answer.offer}\u2069` })}
        </button>
      )}
    </p>
  )
}

interface NamesProps extends Pick<AtDomain, 'say'> {
  readonly names: readonly string[]
  readonly main: string
  readonly choose: (name: string) => void
}

function Names({ names, main, choose, say }: NamesProps) {
  return (
    <fieldset className={styles.names}>
      <legend className="only-heard">{say('chooseMain')}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="radio" name="main" checked={name === main} onChange={() => choose(name)} />
          <bdi dir="ltr">{name}</bdi>
          <small>{say(name === main ? 'mainAddress' : 'leadsToMain')}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** What the server says of it, once nobody types any more. */
function useAnswer({ client, site }: AtDomain, typed: string): DomainAnswer | null {
  const [answer, setAnswer] = useState<DomainAnswer | null>(null)
  useEffect(() => {
    setAnswer(null)
    if (typed.trim() === '') return
    let isOld = false
    const timer = setTimeout(() => {
      client.ask('GET /sites/:id/domain/names', { at: { id: site }, query: { name: typed } }).then(
        (found) => isOld || setAnswer(found),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [client, site, typed])
  return answer
}
