import { useEditing } from '../desk/editing.ts'
import { isGuestAt, readAddress } from '../state/address.ts'
import { sayPart } from '../words/words.ts'
import { guestWords, signInWords } from './sign-in-words.ts'

/** What is said to who is out, and whether they came with a link and no account. */
export function useOutWords() {
  const { language } = useEditing().say
  const isGuest = isGuestAt(readAddress(location))
  return { isGuest, say: sayPart(isGuest ? guestWords : signInWords, language) }
}
