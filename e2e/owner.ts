import { expect } from '@playwright/test'
import { signedIn } from './asking.ts'
import type { Installation } from './installation.ts'

interface Change {
  readonly field: string
  readonly value: unknown
  readonly language?: string
}

/** The owner of the hotel, who changes settings without the editor and publishes them. */
export async function ownerOf(installation: Installation) {
  const api = await signedIn(installation)
  const apply = async (operations: readonly object[]): Promise<void> => {
    const { revision } = JSON.parse((await api('/sites/hotel/document')).text)
    const changes = operations.map((operation, index) => ({ id: `owner-${revision}-${index}`, operation }))
    const sent = await api('/sites/hotel/operations', { method: 'POST', body: { base: revision, changes } })
    expect(sent.status, sent.text).toBe(200)
    const published = await api('/sites/hotel/releases', { method: 'POST', body: {} })
    expect(published.status, published.text).toBe(201)
  }
  return {
    apply,
    /** What the API answers the owner. */
    ask: async <Answer>(path: string): Promise<Answer> => JSON.parse((await api(path)).text),
    set: (...changes: readonly Change[]) => apply(changes.map((change) => ({ do: 'set-setting', ...change }))),
  }
}
