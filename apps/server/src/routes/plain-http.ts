import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../network.ts'

/** What browsers keep back from pages that come unencrypted, as far as the editor needs it (polyfill). */
const SCRIPT = `crypto.randomUUID ??= () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (Number(digit) / 4)))).toString(16))
if (!navigator.clipboard) {
  const writeText = async (text) => {
    const field = Object.assign(document.createElement('textarea'), { value: text })
    const before = document.activeElement
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    before?.focus?.()
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}
`
const ADDRESS = '/plain-http.js'

/** What stands first in pages of the editor: '' where they come encrypted, or from this machine. */
export function beforeScripts({ protocol, hostname }: URL): string {
  return protocol === 'https:' || isLoopback(hostname) ? '' : `<script src="${ADDRESS}"></script>`
}

export function plainHttpRoute(app: FastifyInstance): void {
  app.get(ADDRESS, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  )
}
