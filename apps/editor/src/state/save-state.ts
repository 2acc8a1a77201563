import type { Differing, EditorState, Opened } from './state.ts'

/** What the save state says (U35). */
export type SaveState =
  | ('saving' | 'saved' | 'signed-out' | 'unkept')
  | ('offline' | 'unreachable' | 'failing' | 'full' | 'away' | 'busy')

export function saveStateOf({ opened, connection, isTyping, isWaiting, isUnkept }: EditorState): SaveState {
  const hasUnsent = isWaiting || (opened?.unsent.length ?? 0) > 0
  if (hasUnsent && isUnkept && connection !== 'fine') return 'unkept'
  if (connection === 'offline' || connection === 'signed-out' || connection === 'unreachable') return connection
  if (hasUnsent && connection !== 'fine') return connection
  return hasUnsent || isTyping ? 'saving' : 'saved'
}

/** Whether closing the window would lose something. */
export function isInWindowOnly({ opened, isUnkept, isWaiting }: EditorState): boolean {
  return isUnkept && (isWaiting || (opened?.unsent.length ?? 0) > 0)
}

/** What the publish button says (U39). */
export type PublishState =
  | { readonly kind: 'never' | 'up-to-date' | 'busy' | 'done' | 'failed' }
  | { readonly kind: 'changes'; readonly count: number }

/** Which of what can be live visitors have. */
export function liveKey({ publishedRevision, publishedAhead }: Pick<Opened, 'publishedRevision' | 'publishedAhead'>) {
  return `${publishedRevision} ${publishedAhead}`
}

/** In what the draft differs from what visitors have; undefined while that is not known of the draft as it is now. */
export function differingNow({ opened, differing }: EditorState): Differing | undefined {
  const isNow = opened && differing?.site === opened.site && differing.live === liveKey(opened)
  return isNow ? differing : undefined
}

export function publishStateOf(state: EditorState): PublishState {
  const { opened, publishing, isTyping, isWaiting } = state
  if (publishing.kind === 'busy' || publishing.kind === 'failed') return { kind: publishing.kind }
  if (!opened || opened.publishedRevision === null) return { kind: 'never' }
  const stored = opened.revision - opened.publishedRevision - opened.publishedAhead
  const acts = stored + opened.unsent.length
  const count = Math.min(acts, differingNow(state)?.count ?? acts) + (isTyping || isWaiting ? 1 : 0)
  if (count > 0) return { kind: 'changes', count }
  return { kind: publishing.kind === 'done' ? 'done' : 'up-to-date' }
}
