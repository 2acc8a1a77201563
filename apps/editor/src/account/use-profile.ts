import type { Profile, ProfileChange } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { sayPart } from '../words/words.ts'
import { profileWords } from './profile-words.ts'
import { useAccount } from './use-account.ts'

/** What the server knows of one's profile; a change is kept at once, and can be taken back. */
export function useProfile() {
  const { server, say: sayAccount, tell, refuse } = useAccount()
  const say = useMemo(() => sayPart(profileWords, sayAccount.language), [sayAccount.language])
  const [profile, setProfile] = useState<Profile>()
  useEffect(() => void server.readProfile().then(setProfile, refuse), [server, refuse])
  const keep = (change: ProfileChange) => server.setProfile(change).then(setProfile)
  /** Whether it was kept. `before` is what undoing it sets again; `told` what is said, where that is not in the language of before. */
  const change = (now: ProfileChange, before: ProfileChange, told = say('saved'), undone?: () => void) => {
    const undo = () => {
      undone?.()
      keep(before).catch(refuse)
    }
    return keep(now).then(
      () => {
        tell(told, undo)
        return true
      },
      (error: unknown) => {
        refuse(error)
        return false
      },
    )
  }
  return { profile, say, change }
}
