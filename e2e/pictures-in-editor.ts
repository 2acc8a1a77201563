import { deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'

/** Where pictures are sent to, as a route of the browser. */
export const uploads = '**/api/v1/sites/*/media?*'

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A picture that no site has yet: bands of colour, told apart by `shade`. */
export function somePicture(shade: number, width = 1400, height = 900): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, shade)
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crcOf(body), body.length + 4)
  return framed
}

function crcOf(data: Buffer): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

export const file = (name: string, shade: number, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: somePicture(shade),
})

interface StoredImage {
  readonly media: string
  readonly crop: Readonly<Record<string, number>> | null
  readonly width: number | null
  readonly isDecorative: boolean
}

/** A value of a section as the server has it. */
export async function stored(page: Page, template: string, path: string, nth = 0): Promise<StoredImage> {
  const { site } = await (await page.request.get(new URL('/api/v1/sites/hotel/document', page.url()).href)).json()
  const all = [...site.header, ...site.pages.flatMap(({ sections }: { sections: unknown[] }) => sections)]
  const section = all.filter((one) => one.template === template)[nth]
  return path.split('/').reduce((value, step) => {
    return Array.isArray(value) ? value.find(({ id }: { id: string }) => id === step) : value[step]
  }, section.content)
}

export const bar = (page: Page, name = 'Picture') => page.getByRole('toolbar', { name, exact: true })
export const isSaved = (save: Locator) => expect(save).toHaveAttribute('data-save', 'saved')

/** Chooses a file where a button asks for one. */
export async function give(
  page: Page,
  button: Locator,
  picture: string | { name: string; mimeType: string; buffer: Buffer },
) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(picture)
}

/** Drags or pastes a file onto the page, as another program would. */
export async function bring(
  target: Locator,
  how: 'dragover' | 'drop' | 'paste',
  name: string,
  shade: number,
): Promise<void> {
  await target.evaluate(
    (element, { how, name, bytes }) => {
      const view = element.ownerDocument.defaultView as Window & typeof globalThis
      const data = new view.DataTransfer()
      data.items.add(
        new view.File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type: 'image/png' }),
      )
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new view.ClipboardEvent(how, { clipboardData: data, bubbles: true, cancelable: true })
          : new view.DragEvent(how, { dataTransfer: data, ...at })
      element.dispatchEvent(event)
    },
    { how, name, bytes: somePicture(shade).toString('base64') },
  )
}
