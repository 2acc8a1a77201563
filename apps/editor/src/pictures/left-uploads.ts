// Whether pictures may wait on this device from another tab: asked of each page that is opened, so it is one word in web storage.
import { deviceStorage } from '../state/storage.ts'

/** Somebody who came by a link has a desk of their own at the same site. */
export const deskAt = (path: string) => path.split('/').slice(1, 3).join('/')

const nameOf = (desk: string) => `uploads-wait/${desk}`

export const mayHaveLeft = (desk: string): boolean => deviceStorage.getItem(nameOf(desk)) !== null

export function noteLeft(desk: string, isLeft: boolean): void {
  if (isLeft) deviceStorage.setItem(nameOf(desk), '1')
  else deviceStorage.removeItem(nameOf(desk))
}
