import type { EditorState } from './state.ts'

/** What the save state says (U35). */
export type SaveState =
  | ('saving' | 'saved' | 'signed-out' | 'unkept')
  | ('offline' | 'unreachable' | 'failing' | 'full' | 'away')

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

export function publishStateOf({ opened, publishing, isTyping, isWaiting }: EditorState): PublishState {
  if (publishing.kind === 'busy' || publishing.kind === 'failed') return { kind: publishing.kind }
  if (!opened || opened.publishedRevision === null) return { kind: 'never' }
  const stored = opened.revision - opened.publishedRevision - opened.publishedAhead
  const count = stored + opened.unsent.length + (isTyping || isWaiting ? 1 : 0)
  if (count > 0) return { kind: 'changes', count }
  return { kind: publishing.kind === 'done' ? 'done' : 'up-to-date' }
}
