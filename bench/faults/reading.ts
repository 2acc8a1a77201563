// A page as a visitor reads it: with every file it names, and every byte of them.
import { createHash } from 'node:crypto'
import { get } from 'node:http'

interface Got {
  readonly status: number
  readonly bytes: Buffer
  /** What the server says the bytes are: the beginning of their SHA-256. */
  readonly tag: string
}

const FILE = /(?:href|src)="(\/[^"]+\.(?:css|js|mjs|webp|jpg|png|svg|woff2))"/g

/** The page at that host, if it comes whole and each file it names does; fails where the connection breaks. */
export async function readWhole(port: number, host: string, path: string): Promise<string | undefined> {
  const page = await fetchOne(port, host, path)
  const text = page.bytes.toString()
  const files = new Set([...text.matchAll(FILE)].map(([, file = '']) => file))
  if (!isWhole(page) || !text.trimEnd().endsWith('</html>') || files.size === 0) return undefined
  let areWhole = true
  for (const file of files) areWhole = isWhole(await fetchOne(port, host, file)) && areWhole
  return areWhole ? text : undefined
}

/** The paths of all pages, in all languages, as the site's map says. */
export async function pathsOf(port: number, host: string): Promise<string[]> {
  const map = (await fetchOne(port, host, '/sitemap.xml')).bytes.toString()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

function isWhole({ status, bytes, tag }: Got): boolean {
  return status === 200 && tag !== '' && createHash('sha256').update(bytes).digest('hex').startsWith(tag)
}

function fetchOne(port: number, host: string, path: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` }
    const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const [, tag = ''] = /^"([0-9a-f]{16})/.exec(response.headers.etag ?? '') ?? []
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(parts), tag })
      })
    })
    asked.on('error', reject)
  })
}
