import type { Passkey, PasskeyList } from '@mimar/contract'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import home from '../home/home.module.css'
import { timeAgo } from '../home/time-ago.ts'
import styles from './account.module.css'
import { accountIcons } from './account-icons.ts'
import { deviceName } from './device-name.ts'
import { makePasskey } from './make-passkey.ts'
import { RemovePasskey, RenamePasskey } from './passkey-questions.view.tsx'
import { dayOf, useAccount } from './use-account.ts'

type Asked = { readonly do: 'rename' | 'remove'; readonly passkey: Passkey } | undefined

/** What one signs in with by finger, face or PIN. */
export function Passkeys() {
  const { server, say, tell, refuse } = useAccount()
  const [{ passkeys, isPossible }, setList] = useState<PasskeyList>({ passkeys: [], isPossible: true })
  const [asked, ask] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const load = useCallback(() => server.listPasskeys().then(setList, refuse), [server, refuse])
  useEffect(() => void load(), [load])
  const done = (told: string) => {
    tell(told)
    heading.current?.focus()
    return load()
  }
  const add = async () => {
    const here = (await server.listDevices()).find(({ isThis }) => isThis)
    const name = here ? deviceName(here, say) : say('unknownDevice')
    const made = await makePasskey(server, name)
    if (typeof made === 'string') tell(say(made))
    else await done(say('passkeyMade', { name }))
  }
  const press = () => {
    if (isBusy) return
    setBusy(true)
    void add()
      .catch(refuse)
      .finally(() => setBusy(false))
  }
  const close = () => ask(undefined)
  return (
    <section className={styles.card} aria-labelledby="passkeys">
      <div className={styles.top}>
        <div>
          <h2 id="passkeys" ref={heading} tabIndex={-1}>
            {say('passkeys')}
          </h2>
          <p>{say(isPossible ? 'passkeysWhat' : 'passkeysImpossible')}</p>
        </div>
        {isPossible && (
          <button type="button" className={home.secondary} aria-busy={isBusy} onClick={press}>
            <Drawn icon="plus" />
            {say('addPasskey')}
          </button>
        )}
      </div>
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} ask={(what) => ask({ do: what, passkey })} />
        ))}
      </ul>
      {asked?.do === 'rename' && <RenamePasskey passkey={asked.passkey} close={close} done={done} />}
      {asked?.do === 'remove' && <RemovePasskey passkey={asked.passkey} close={close} done={done} />}
    </section>
  )
}

function Drawn({ icon }: { readonly icon: keyof typeof accountIcons }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: accountIcons[icon] }} />
}

interface RowProps {
  readonly passkey: Passkey
  readonly ask: (what: 'rename' | 'remove') => void
}

function Row({ passkey: { id, name, createdAt, usedAt }, ask }: RowProps): ReactNode {
  const { say } = useAccount()
  const used = usedAt === null ? say('passkeyUnused') : say('passkeyUsed', { time: timeAgo(usedAt, say.language) })
  return (
    <li data-passkey={id}>
      <Drawn icon="key" />
      <p className={styles.name}>
        <bdi>{name}</bdi>
        <small>{say('passkeyAdded', { date: dayOf(createdAt, say.language) })}</small>
      </p>
      <span className={styles.used}>{used}</span>
      <span className={styles.acts}>
        <button
          type="button"
          className={home.plain}
          aria-label={say('renameNamed', { name })}
          onClick={() => ask('rename')}
        >
          <Drawn icon="rename" />
        </button>
        <button
          type="button"
          className={home.plain}
          aria-label={say('removeNamed', { name })}
          onClick={() => ask('remove')}
        >
          <Drawn icon="remove" />
        </button>
      </span>
    </li>
  )
}
