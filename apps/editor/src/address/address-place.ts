import type { Server } from '../server/server.ts'

/** A site as its address is shown, shared and changed: in the editor and in the list of sites. */
export interface AddressPlace {
  readonly site: string
  readonly name: string
  /** With scheme, and a slash at the end. */
  readonly address: string
  readonly isPublished: boolean
  readonly mayMove: boolean
  readonly server: Pick<Server, 'client'>
  /** Told of the address the site has now. */
  readonly moved: (address: string) => void
  /** Says it to those who hear. */
  readonly announce: (text: string) => void
}
