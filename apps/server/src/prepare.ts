import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from './installation.ts'
import { StartRefusal } from './refusal.ts'
import { isSeedNeeded } from './seed.ts'

/** What the preparing process tells the server. */
export type FromPreparing =
  | { readonly kind: 'progress' | 'refused'; readonly line: string }
  | { readonly kind: 'published' }

/** Beside the built program. */
const CHILD = join(import.meta.dirname, 'prepare.child.js')

/**
 * Has a process of its own import and publish the example where there is no site yet, and make pictures that were left
 * unmade. The memory this takes is free again afterwards. Resolves when visitors can read; the rest goes on.
 */
export async function prepare(installation: Installation, tell: (line: string) => void): Promise<{ stop(): void }> {
  const isNew = await isSeedNeeded(installation.siteStore)
  const { appUrl, makesAvif } = installation.settings
  // Where none are to be made, those that are missing are no work.
  const isWork = isNew || (makesAvif && (await installation.mediaStore.hasUnmade()))
  if (!existsSync(CHILD) || !isWork) return { stop: () => {} }
  const { port } = appUrl
  const child = fork(CHILD, { env: { ...process.env, ...(port && { PORT: port }) } })
  const published = new Promise<void>((resolve, reject) => {
    child.on('message', (message: FromPreparing) => {
      if (message.kind === 'progress') tell(message.line)
      else if (message.kind === 'refused') reject(new StartRefusal(message.line))
      else resolve()
    })
    child.once('exit', () => reject(new StartRefusal('The example site could not be prepared.')))
  })
  if (isNew) await published
  // Visitors read on without them; what is still missing is made at the next start.
  else published.catch(() => {})
  // A server that is asked to stop does not wait for pictures.
  child.unref()
  child.channel?.unref()
  return { stop: () => child.kill() }
}
