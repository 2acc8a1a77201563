import { CHOICES } from './choices.ts'
import { deviceStorage, tabStorage } from './storage.ts'

/** Words that no server has: whoever signs in again finds them. */
const UNSENT = 'first-words/'

/**
 * Who signs out leaves nothing of sites on the device that somebody else may use next, such as a copied section. What has not
 * been stored anywhere else stays, and so does how the editor looks.
 */
export function forgetDevice(device: Storage = deviceStorage, tab: Storage = tabStorage): void {
  const names = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '')
  for (const name of names) if (!CHOICES.includes(name) && !name.startsWith(UNSENT)) device.removeItem(name)
  tab.clear()
}
