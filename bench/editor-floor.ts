import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Frame } from '@playwright/test'
import type { Peer } from './peers/install.ts'
import { peerDocument } from './peers/page.ts'

/** The same page on a server of its own: bare, and in the editors of others. */
export interface Floor {
  readonly bare: string
  addressOf(peer: Peer): string
  close(): void
}

interface Kept {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
  readonly isSqueezed?: boolean
}

const HTML = { status: 200, type: 'text/html; charset=utf-8', isSqueezed: true } as const

/**
 * Serves the page that the canvas shows, as a document of its own with bare editable texts and not a line of script, and once more
 * for each peer. Pictures, fonts and styles are the editor's own, which lets no other origin have them: they are handed on, and kept.
 */
export async function serveFloor(
  canvas: Frame,
  origin: string,
  editable: string,
  peers: readonly Peer[],
): Promise<Floor> {
  const kept = new Map<string, Kept | Promise<Kept>>()
  kept.set('/floor', { ...HTML, bytes: gzipSync(await bareMarkup(canvas, editable), { level: 9 }) })
  for (const peer of peers) {
    kept.set(`${peer.script}.html`, { ...HTML, bytes: await peerDocument(canvas, peer) })
    for (const [address, { type, bytes }] of peer.files)
      kept.set(address, { status: 200, type, bytes: gzipSync(bytes, { level: 9 }), isSqueezed: true })
  }
  const server = createServer(async ({ url = '', headers }, response) => {
    const found = kept.get(url) ?? handOn(new URL(url, origin), headers.cookie ?? '')
    kept.set(url, found)
    const { status, type, bytes, isSqueezed } = await found
    response.writeHead(status, {
      ...{ 'content-type': type, 'content-length': bytes.length },
      ...(isSqueezed && { 'content-encoding': 'gzip' }),
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    bare: `${own}/floor`,
    addressOf: ({ script }) => `${own}${script}.html`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bareMarkup(canvas: Frame, editable: string): Promise<string> {
  const markup = await canvas.evaluate((wanted) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script, base')) script.remove()
    for (const text of copy.querySelectorAll(wanted)) text.setAttribute('contenteditable', 'plaintext-only')
    return copy.outerHTML
  }, editable)
  return `<!doctype html>${markup}`
}

async function handOn(address: URL, cookie: string): Promise<Kept> {
  const answer = await fetch(address, { headers: { cookie } })
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) }
}
