import { useEffect, useMemo, useState } from 'react'
import { signInAddressWords } from '../account/address-words.ts'
import { createSecurityServer } from '../account/security-server.ts'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { deviceStorage } from '../state/storage.ts'
import { sayPart } from '../words/words.ts'
import styles from './address-hint.module.css'

const LATER = 'mimar.address-later'
const server = createSecurityServer(() => document.documentElement.lang)

/** Asks who came by the printed link alone for an address, once, where one could be proved. */
export function AddressHint() {
  const { say: sayHome, goTo } = useHome()
  const say = useMemo(() => sayPart(signInAddressWords, sayHome.language), [sayHome.language])
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (deviceStorage.getItem(LATER) !== null) return
    server.readSignInAddress().then(
      ({ email, isMailed, isPossible }) => setShown(isPossible && isMailed && email === null),
      () => undefined,
    )
  }, [])
  if (!isShown) return null
  const later = () => {
    deviceStorage.setItem(LATER, '1')
    setShown(false)
  }
  return (
    <section className={styles.hint} aria-labelledby="address-hint">
      <div>
        <h2 id="address-hint">{say('hintTitle')}</h2>
        <p>{say('hint')}</p>
      </div>
      <div className={styles.acts}>
        <button type="button" className={home.plain} onClick={later}>
          {say('later')}
        </button>
        <button type="button" className={home.secondary} onClick={() => goTo('/account')}>
          {say('add')}
        </button>
      </div>
    </section>
  )
}
