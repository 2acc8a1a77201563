import { isFramed } from '../server/framed.ts'
import { AnotherDevice } from './another-device.view.tsx'
import { Codes } from './codes.view.tsx'
import { Devices } from './devices.view.tsx'
import { Passkeys } from './passkeys.view.tsx'
import { SignInAddressCard } from './sign-in-address.view.tsx'

/** How one signs in, and where one is. */
export function SecurityPlace() {
  return (
    <>
      {!isFramed() && <Passkeys />}
      <Devices />
      <AnotherDevice />
      <Codes />
      {!isFramed() && <SignInAddressCard />}
    </>
  )
}
