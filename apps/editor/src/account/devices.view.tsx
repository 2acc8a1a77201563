import type { SignedInDevice } from '@mimar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { timeAgo } from '../home/time-ago.ts'
import { Icon } from '../kit/icon.view.tsx'
import tags from '../kit/tag.module.css'
import styles from './account.module.css'
import { deviceIcon, deviceName } from './device-name.ts'
import { dayOf, useAccount } from './use-account.ts'

/** A device counts as new for so long, in ms. */
const NEW_FOR = 7 * 86_400_000
const HOUR = 3_600_000

/** Where one is signed in, and out again. */
export function Devices() {
  const { server, say, tell, refuse } = useAccount()
  const [devices, setDevices] = useState<readonly SignedInDevice[]>([])
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const load = useCallback(() => server.listDevices().then(setDevices, refuse), [server, refuse])
  useEffect(() => void load(), [load])
  const others = devices.filter(({ isThis }) => !isThis)
  const done = (told: string) => {
    tell(told)
    heading.current?.focus()
    return load()
  }
  const signOut = (device: SignedInDevice) =>
    server.signOutDevice(device.id).then(() => done(say('signedOutThere', { device: deviceName(device, say) })), refuse)
  return (
    <section className={styles.card} aria-labelledby="devices">
      <div className={styles.top}>
        <div>
          <h2 id="devices" ref={heading} tabIndex={-1}>
            {say('devices')}
          </h2>
          <p>{say('devicesWhat')}</p>
        </div>
        {others.length > 0 && (
          <button type="button" className={home.secondary} onClick={() => setAsking(true)}>
            <Icon name="signOut" />
            {say('signOutOthers')}
          </button>
        )}
      </div>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <Row key={device.id} device={device} signOut={() => void signOut(device)} />
        ))}
      </ul>
      {isAsking && (
        <SignOutOthers others={others} close={() => setAsking(false)} done={() => void done(say('signedOutOthers'))} />
      )}
    </section>
  )
}

function Row({ device, signOut }: { readonly device: SignedInDevice; readonly signOut: () => void }) {
  const { say } = useAccount()
  const { isThis, system, since } = device
  const name = deviceName(device, say)
  const isNew = !isThis && Date.now() - Date.parse(since) < NEW_FOR
  return (
    <li data-device={device.id} data-new={isNew || undefined}>
      {/* The shapes are constants of this program. */}
      <span className="icon" dangerouslySetInnerHTML={{ __html: deviceIcon(system) }} />
      <p className={styles.name}>
        <bdi dir={say.dir}>{name}</bdi>
        {isThis && <span className={`${tags.tag} ${styles.this}`}>{say('thisDevice')}</span>}
        {isNew && <span className={`${tags.tag} ${styles.new}`}>{say('newDevice')}</span>}
        <small>{say('since', { date: dayOf(since, say.language) })}</small>
      </p>
      <LastUse device={device} />
      {!isThis && (
        <button
          type="button"
          className={home.secondary}
          aria-label={say('signOutThereName', { device: name })}
          onClick={signOut}
        >
          {say('signOutThere')}
        </button>
      )}
    </li>
  )
}

function LastUse({ device: { isThis, usedAt } }: { readonly device: SignedInDevice }) {
  const { say } = useAccount()
  // It is known to the hour.
  const isLately = Date.now() - Date.parse(usedAt) < 2 * HOUR
  const used = isLately ? say('usedLately') : timeAgo(usedAt, say.language)
  return <span className={styles.used}>{isThis ? say('usedNow') : used}</span>
}

interface SignOutOthersProps {
  readonly others: readonly SignedInDevice[]
  readonly close: () => void
  readonly done: () => void
}

/** Names what is signed out, before it is. */
function SignOutOthers({ others, close, done }: SignOutOthersProps) {
  const { server, say, refuse } = useAccount()
  const signOut = () => server.signOutOthers().then(done, refuse).finally(close)
  return (
    <AlertQuestion title={say('signOutOthersQuestion', { n: others.length })} close={close}>
      <ul className={styles.named}>
        {others.map((device) => (
          <li key={device.id}>
            <bdi dir={say.dir}>{deviceName(device, say)}</bdi>
            <LastUse device={device} />
          </li>
        ))}
      </ul>
      <p>{say('signOutOthersWhy')}</p>
      <div className={home.foot}>
        <button type="button" className={home.secondary} onClick={close}>
          {say('stay')}
        </button>
        <button type="button" className={home.primary} onClick={() => void signOut()}>
          {say('signOutOthers')}
        </button>
      </div>
    </AlertQuestion>
  )
}
