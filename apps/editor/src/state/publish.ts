import type { Part } from '@mimar/document'
import type { StoreApi } from 'zustand/vanilla'
import { reasonOf } from './failures.ts'
import type { EditorState, Opened } from './state.ts'
import type { World } from './world.ts'

interface Publishing {
  readonly store: StoreApi<EditorState>
  /** True once everything is stored. */
  save(): Promise<boolean>
  /** Visitors read that revision now, and so many changes after it. */
  wentLive(live: Pick<Opened, 'publishedRevision' | 'publishedAhead'>): void
}

/** How long "Published · View" stands before "Up to date". */
const PUBLISHED_STAYS = 6_000

/** Brings what is stored to visitors, and says at the button how it goes; one at a time. */
export async function publish(editor: Publishing, { server, wait }: World, part: Part | undefined): Promise<void> {
  const { store } = editor
  if (store.getState().publishing.kind === 'busy') return
  store.setState({ publishing: { kind: 'busy' } })
  if (!(await editor.save())) return store.setState({ publishing: { kind: 'idle' } })
  const done = { kind: 'done' } as const
  try {
    editor.wentLive(await server.publish(part))
    store.setState({ publishing: done })
  } catch (error) {
    return store.setState({ publishing: { kind: 'failed', part, ...reasonOf(error) } })
  }
  await wait(PUBLISHED_STAYS, new AbortController().signal)
  // The end of another publish stands for its own six seconds.
  if (store.getState().publishing === done) store.setState({ publishing: { kind: 'idle' } })
}
