// Polling and BroadcastChannel: what others did comes without a reload.
import type { Editor } from './editor.ts'

/** How often a window that is looked at asks what others have done. */
const ASK_EVERY = 4_000

/** Polling while visible, and a BroadcastChannel between the windows of one browser: nobody goes on reading what is no longer so. */
export function hearOfOthers(editor: Editor, siteId: string): void {
  const channel = openChannel(`mimar:${siteId}`)
  const revision = () => editor.store.getState().opened?.revision ?? 0
  let told = 0
  editor.store.subscribe(({ opened }) => {
    if (!opened || opened.revision <= told) return
    told = opened.revision
    channel?.postMessage(told)
  })
  channel?.addEventListener('message', ({ data }) => {
    told = Math.max(told, Number(data))
    if (told > revision()) void editor.catchUp()
  })
  setInterval(() => document.visibilityState === 'visible' && void editor.catchUp(), ASK_EVERY)
}

/** Null where the browser has none, or none for a frame of another site. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
