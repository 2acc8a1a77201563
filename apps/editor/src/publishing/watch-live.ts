import { countDifferences, differencesOf, type Site } from '@mimar/document'
import { requestsOf } from '../server/publishing.ts'
import type { Server } from '../server/server.ts'
import type { Editor } from '../state/editor.ts'
import { differingNow, liveKey } from '../state/save-state.ts'

/** Compares the draft with what visitors have, each time either changes, until the function it gives is called. */
export function watchLive(editor: Editor, server: Pick<Server, 'client' | 'site'>): () => void {
  let live: { readonly key: string; readonly site: Site } | null = null
  let asked = ''
  let isOver = false
  const ask = (key: string) => {
    if (asked === key) return
    asked = key
    requestsOf(server)
      .moment({ release: 'live' })
      .then(
        ({ site }) => {
          live = { key, site }
          if (!isOver) look()
        },
        () => undefined, // The changes since are counted meanwhile.
      )
      .finally(() => {
        asked = ''
      })
  }
  const look = () => {
    const state = editor.store.getState()
    const { opened } = state
    if (!opened || opened.publishedRevision === null || differingNow(state)) return
    if (opened.revision === opened.publishedRevision && opened.unsent.length === 0) return
    const key = liveKey(opened)
    if (live?.key !== key) return ask(key)
    const { site } = opened
    const all = differencesOf(live.site, site, editor.catalog)
    editor.store.setState({ differing: { site, live: key, all, count: countDifferences(live.site, site, all) } })
  }
  look()
  const stop = editor.store.subscribe(({ opened }, before) => opened !== before.opened && look())
  return () => {
    isOver = true
    stop()
  }
}
