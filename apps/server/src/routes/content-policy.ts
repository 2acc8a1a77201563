import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings.ts'

/** A page of ours that is nobody else's to keep. */
export function pageReply(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
}

/** What pages of the editor may load and run, and who may be around them (CSP). */
export function contentPolicy({ allowedParents, framedSources }: Settings, ...styles: string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self' 'unsafe-inline'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Drafts are shown in a frame, from where sites are.
    `frame-src 'self' blob: ${framedSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${allowedParents.length > 0 ? allowedParents.join(' ') : "'none'"}`,
  ].join('; ')
}
