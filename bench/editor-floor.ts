import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Frame, Page } from '@playwright/test'

/** A bare page on a server of its own. */
export interface Floor {
  readonly address: string
  close(): void
}

/** Serves the page that the canvas shows, as a document of its own with bare editable texts and not a line of script. Its pictures, fonts and styles are the editor's own, which lets no other origin have them: they are handed on, and kept. */
export async function serveFloor(canvas: Frame, origin: string, editable: string): Promise<Floor> {
  const markup = await canvas.evaluate((wanted) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script, base')) script.remove()
    for (const text of copy.querySelectorAll(wanted)) text.setAttribute('contenteditable', 'plaintext-only')
    return copy.outerHTML
  }, editable)
  const body = gzipSync(`<!doctype html>${markup}`)
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    if (url !== '/floor') {
      const found = kept.get(url) ?? handOn(new URL(url, origin), headers.cookie ?? '')
      kept.set(url, found)
      void found.then(({ status, type, bytes }) => response.writeHead(status, { 'content-type': type }).end(bytes))
      return
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/floor`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Kept {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
}

async function handOn(address: URL, cookie: string): Promise<Kept> {
  const answer = await fetch(address, { headers: { cookie } })
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** The canvas of the editor, when it shows that many sections. */
export async function canvasOf(page: Page, sections: number): Promise<Frame> {
  const frame = page.frameLocator('iframe').first()
  await frame
    .locator('[data-section]')
    .nth(sections - 1)
    .waitFor()
  // The page comes before the program, which has taken it over once it says words of its own on it.
  await frame.locator('html[style*="--your-text"]').waitFor()
  const found = page.frames().find((one) => one !== page.mainFrame())
  if (!found) throw new Error('The editor has no canvas.')
  await found.evaluate(() => document.fonts.ready)
  return found
}
