import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from '../e2e/installation.ts'

const LONGEST_SECONDS = 900
/** Pages that show the most pictures. */
const PAGES = ['/', '/Rooms/', '/Restaurant/', '/Events/']

/** Node does not find names below localhost by itself, and fetch would not let the host be set. */
function read({ port, siteAddress }: Installation, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: new URL(siteAddress).host }
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

/** Logos are sent in one form only. */
function hasAllSmall(html: string): boolean {
  const photos = html.split('<picture class="photo').slice(1)
  return photos.length > 0 && photos.every((photo) => photo.includes('type="image/avif"'))
}

/** Waits until the release with the smallest pictures is live: they are encoded after the first publish, and take a core until then. */
export async function picturesAreFinished(installation: Installation, paths: readonly string[] = PAGES): Promise<void> {
  for (let waited = 0; waited < LONGEST_SECONDS; waited += 1) {
    const pages = await Promise.all(paths.map((path) => read(installation, path)))
    if (pages.every(hasAllSmall)) return
    await pause(1000)
  }
  throw new Error(`No release with AVIF pictures came within ${LONGEST_SECONDS} seconds.`)
}
