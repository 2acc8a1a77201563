// Autosave indicator: saved, saving, offline, refused, full.
import type { Differing, EditorState, Opened, Unkept } from './state.ts'

/** What the save state says (U35). */
export type SaveStateName =
  | ('saving' | 'saved' | 'signed-out' | 'unkept')
  | ('offline' | 'unreachable' | 'failing' | 'full' | 'away' | 'busy' | 'moving' | 'moved')

export function saveStateOf({ opened, connection, isTyping, isWaiting, unkept }: EditorState): SaveStateName {
  const hasUnsent = isWaiting || (opened?.unsent.length ?? 0) > 0
  if (hasUnsent && unkept && connection !== 'fine') return 'unkept'
  if (opened?.facts.movedTo) return 'moved'
  if (connection === 'offline' || connection === 'signed-out' || connection === 'unreachable') return connection
  if (hasUnsent && connection !== 'fine') return connection
  return hasUnsent || isTyping ? 'saving' : 'saved'
}

/** Why the device keeps nothing, once there is something to keep. */
export function unkeptNow({ opened, unkept, isWaiting }: EditorState): Unkept | null {
  const hasBegun = isWaiting || (opened?.undo.length ?? 0) + (opened?.unsent.length ?? 0) > 0
  return hasBegun ? unkept : null
}

/** Whether closing the window would lose something. */
export function isInWindowOnly({ opened, unkept, isWaiting }: EditorState): boolean {
  return unkept !== null && (isWaiting || (opened?.unsent.length ?? 0) > 0)
}

/** What the publish button says (U39). */
export type PublishState =
  | { readonly kind: 'never' | 'up-to-date' | 'busy' | 'done' | 'failed' }
  /** Without `isCounted` the count is of acts, of which many may come to little: nothing to show an owner. */
  | { readonly kind: 'changes'; readonly count: number; readonly isCounted: boolean }

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
  const differing = differingNow(state)
  const count = Math.min(acts, differing?.count ?? acts) + (isTyping || isWaiting ? 1 : 0)
  if (count > 0) return { kind: 'changes', count, isCounted: acts <= 1 || differing !== undefined }
  return { kind: publishing.kind === 'done' ? 'done' : 'up-to-date' }
}
