import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Frame, Page } from '@playwright/test'

/** A bare page on a server of its own. */
export interface Floor {
  readonly address: string
  close(): void
}

/** Serves the page that the canvas shows, as a document of its own with bare editable texts and not a line of script. Its pictures and styles come from where the editor's do. */
export async function serveFloor(canvas: Frame, origin: string, editable: string): Promise<Floor> {
  const markup = await canvas.evaluate(
    ({ wanted, base }) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement
      for (const script of copy.querySelectorAll('script, base')) script.remove()
      for (const text of copy.querySelectorAll(wanted)) text.setAttribute('contenteditable', 'plaintext-only')
      copy.querySelector('head')?.prepend(Object.assign(document.createElement('base'), { href: base }))
      return copy.outerHTML
    },
    { wanted: editable, base: origin },
  )
  const body = gzipSync(`<!doctype html>${markup}`)
  const server = createServer((_request, response) => {
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

/** The canvas of the editor, when it shows that many sections. */
export async function canvasOf(page: Page, sections: number): Promise<Frame> {
  const frame = page.frameLocator('iframe').first()
  await frame
    .locator('[data-section]')
    .nth(sections - 1)
    .waitFor()
  const found = page.frames().find((one) => one !== page.mainFrame())
  if (!found) throw new Error('The editor has no canvas.')
  await found.evaluate(() => document.fonts.ready)
  return found
}
