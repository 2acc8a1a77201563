// Step-up authentication: what is refused until somebody has confirmed that it is them is asked again afterwards.
import { RequestError } from '@mimar/contract/client'
import type { MouseEvent } from 'react'
import { createProofServer } from './proof-server.ts'
import type { Undone } from './words.ts'

/** Asks; where the server wants a fresh proof first, the person is asked for it, and then once more the server. */
export async function proven<Answer>(undone: Undone, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'proof-needed') throw error
    if (await confirmed(undone)) return ask()
    throw error
  }
}

/** For a link that downloads what needs a fresh proof: the press goes on once there is one. */
export function provenDownload(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, download } = event.currentTarget
  event.preventDefault()
  void mayDownload().then((may) => {
    if (may) Object.assign(document.createElement('a'), { href, download }).click()
  })
}

async function mayDownload(): Promise<boolean> {
  // Where nobody can be asked, the download says why not.
  const { isFresh } = await createProofServer()
    .read()
    .catch(() => ({ isFresh: true }))
  return isFresh || confirmed('downloaded')
}

async function confirmed(undone: Undone): Promise<boolean> {
  const { confirmIt } = await import('./confirm.view.tsx')
  return confirmIt(undone)
}
