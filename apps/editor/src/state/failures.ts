import { whyFailed } from '../server/server.ts'
import type { EditorState } from './state.ts'

/** What stands there instead of the site when it cannot be loaded. */
export function phaseAfter(error: unknown): EditorState['phase'] {
  if (whyFailed(error) === 'signed-out') return 'signed-out'
  const { status } = (error ?? {}) as { readonly status?: number }
  return status === 404 || status === 403 ? 'missing' : 'unreachable'
}

/** What the server said about it. */
export function reasonOf(error: unknown): { readonly message: string; readonly code: string } {
  const { message = '', code = 'unknown' } = (error ?? {}) as { readonly message?: string; readonly code?: string }
  return { message, code }
}
