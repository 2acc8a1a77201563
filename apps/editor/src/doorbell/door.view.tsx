import type { WaitingDevice } from '@mimar/contract'
import { useId } from 'react'
import { createRoot } from 'react-dom/client'
import { type PartSay, sayPart, type UiLanguage } from '../words/words.ts'
import styles from './door.module.css'
import { doorIcons } from './door-icons.ts'
import type { DoorServer } from './door-server.ts'
import { calledDevice, useDoor } from './use-door.ts'
import { type DoorWords, doorWords } from './words.ts'

/** Asks about a device, above whatever is open, without taking the focus from who types; ends when that is over. */
export function openTheDoor(device: WaitingDevice, server: DoorServer): Promise<void> {
  const place = document.createElement('div')
  // First, so that Tab reaches it from the top of the page.
  document.body.prepend(place)
  const root = createRoot(place)
  const say = sayPart(doorWords, document.documentElement.lang as UiLanguage)
  return new Promise((resolve) => {
    const from = whereFrom(place)
    const close = () => {
      const hasFocus = place.contains(document.activeElement)
      root.unmount()
      place.remove()
      if (hasFocus) from()?.focus()
      resolve()
    }
    root.render(<Door first={device} server={server} say={say} close={close} />)
  })
}

/** What had the focus before it came in there. */
function whereFrom(place: HTMLElement): () => HTMLElement | undefined {
  let last: HTMLElement | undefined
  place.addEventListener('focusin', ({ relatedTarget: before }) => {
    if (before instanceof HTMLElement && !place.contains(before)) last = before
  })
  return () => last
}

/** The focus of a button that is gone; who is somewhere else by now stays there. */
const takeFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus()
}

interface Props {
  readonly first: WaitingDevice
  readonly server: DoorServer
  readonly say: PartSay<DoorWords>
  readonly close: () => void
}

/** Which device wants in, the number on its screen, and the two answers; then what came of it. */
function Door({ first, server, say, close }: Props) {
  const id = useId()
  const { device, told, fault, isReady, yes, no } = useDoor({ first, server, say, close })
  const isAsked = told === ''
  const asked = say(device.isIn ? 'isIn' : 'what')
  return (
    <section className={styles.door} dir={say.dir} lang={say.language} aria-labelledby={id} data-door={device.number}>
      <Drawn icon="devices" />
      <h2 id={id}>{say('title')}</h2>
      <p role="status" className={isAsked ? styles.what : undefined}>
        {isAsked ? asked : told}
      </p>
      {isAsked && <Known device={device} say={say} />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.acts}>
        {isAsked ? (
          <>
            <button type="button" className={styles.yes} disabled={!isReady} onClick={yes}>
              {say(device.isIn ? 'yesIn' : 'yes')}
            </button>
            <button type="button" className={styles.no} disabled={!isReady} onClick={no}>
              {say(device.isIn ? 'noIn' : 'no')}
            </button>
          </>
        ) : (
          <button type="button" ref={takeFocus} onClick={close}>
            {say('close')}
          </button>
        )}
      </div>
    </section>
  )
}

/** What is known of the device, which is what it says itself, and the number that it must show. */
function Known({ device, say }: Pick<Props, 'say'> & { readonly device: WaitingDevice }) {
  const locale = `${say.language}-u-nu-latn`
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(device.at))
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Drawn icon="monitor" />
            {say('device')}
          </dt>
          <dd>
            <bdi dir={say.dir}>{calledDevice(device, say)}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Drawn icon="clock" />
            {say('time')}
          </dt>
          <dd>{say('now', { time: `\u2068${time}\u2069` })}</dd>
        </div>
      </dl>
      {!device.isIn && (
        <div className={styles.number}>
          <p>{say('mustShow')}</p>
          <p>
            <bdi dir="ltr">{device.number}</bdi>
          </p>
          <p>{say('otherwise')}</p>
        </div>
      )}
    </>
  )
}

/** The shapes are constants of this program. */
const Drawn = ({ icon }: { readonly icon: keyof typeof doorIcons }) => (
  <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: doorIcons[icon] }} />
)
