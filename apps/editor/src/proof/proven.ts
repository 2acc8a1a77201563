// Step-up authentication: what is refused until somebody has confirmed that it is them is asked again afterwards.
import { RequestError } from '@mimar/contract/client'
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

async function confirmed(undone: Undone): Promise<boolean> {
  const { confirmIt } = await import('./confirm.view.tsx')
  return confirmIt(undone)
}
