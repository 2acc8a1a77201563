import { useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { isFramed } from '../server/framed.ts'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { ActivityList } from './activity.view.tsx'
import { AnotherDevice } from './another-device.view.tsx'
import { Codes } from './codes.view.tsx'
import { Devices } from './devices.view.tsx'
import { OwnUseCards } from './own-use.view.tsx'
import { Passkeys } from './passkeys.view.tsx'
import { createSecurityServer } from './security-server.ts'
import { SignInAddressCard } from './sign-in-address.view.tsx'
import { AccountContext } from './use-account.ts'
import { wayWords } from './way-words.ts'
import { accountWords } from './words.ts'

const server = createSecurityServer(() => document.documentElement.lang)

/** One's own account: how one signs in, and where one is. */
export function Account() {
  const { say: sayHome } = useHome()
  const say = useMemo(() => sayPart(accountWords, sayHome.language), [sayHome.language])
  const sayWay = useMemo(() => sayPart(wayWords, sayHome.language), [sayHome.language])
  const here = useMemo(() => ({ server, say, sayWay }), [say, sayWay])
  return (
    <AccountContext value={here}>
      <main className={styles.main}>
        <h1 tabIndex={-1}>{sayHome('yourAccount')}</h1>
        {!isFramed() && <Passkeys />}
        <Devices />
        <AnotherDevice />
        <Codes />
        {!isFramed() && <SignInAddressCard />}
        {!isFramed() && <OwnUseCards />}
        <ActivityList />
      </main>
    </AccountContext>
  )
}
