import type { TemplateCatalog } from '@mimar/sections'
import type { Server } from '../server/server.ts'
import type * as Changes from './changes.ts'
import type { Outbox } from './outbox.ts'

/** What the editor needs from the world, so that tests can give it another. */
export interface World {
  readonly server: Server
  readonly outbox: Outbox
  readonly catalog: TemplateCatalog
  readonly storage: Storage
  readonly now: () => number
  readonly newId: () => string
  readonly isOnline: () => boolean
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Everything that can be done to a site; fetched when it is first needed, so that the caret need not wait for it. */
  readonly loadChanges: () => Promise<typeof Changes>
  /** How hours and amounts are read as people type them; fetched when somebody types some. */
  readonly readings: { readonly isKnown: () => boolean; readonly learn: () => Promise<void> }
}
