import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Site } from '@mimar/document'
import type { Blobs } from '../blobs/blobs.ts'
import { documentHeaders, isCompressible } from '../hosting/headers.ts'
import { StartRefusal } from '../refusal.ts'
import type { Renderer } from './renderer.ts'

interface FolderOptions {
  readonly site: Site
  readonly folder: string
  readonly renderer: Renderer
  readonly blobs: Blobs
  /** Also writes the .br and .gz forms that many hosts send by themselves. */
  readonly isCompressed?: boolean
}

/** Says that a folder was written by a publish and may be replaced by the next. */
const MARK = '.mimar-publish'
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a site as files that any static host can serve. The folder is replaced as a whole when all is written;
 * one that holds something else is left alone. Answers how many files there are.
 */
export async function publishToFolder({ site, folder, renderer, blobs, isCompressed }: FolderOptions): Promise<number> {
  const target = resolve(folder)
  await refuseForeignFolder(target)
  // Nobody replaces these files later, so the smallest pictures are waited for.
  await renderer.complete(site)
  const scene = await renderer.prepare(site)
  const unfinished = `${target}.${randomUUID()}`
  let count = 0
  const write = async (path: string, type: string, body: string | Uint8Array) => {
    await writeBelow(unfinished, path, body)
    count += 1
    if (!isCompressed || !isCompressible(type)) return
    await writeBelow(unfinished, `${path}.br`, await brotli(body))
    await writeBelow(unfinished, `${path}.gz`, await zip(body, { level: 9 }))
  }
  try {
    const allowed = new Set<string>()
    const moved: string[] = ['/home / 308']
    for (const { path, address, type, body, allows, movedTo } of scene.draw(null).outputs) {
      await write(path, type, body)
      if (movedTo) moved.push(`${address} ${movedTo} ${address === '/' ? 302 : 301}`)
      for (const name of allows?.split(' ') ?? []) allowed.add(name)
    }
    for (const [address, { hash, type }] of scene.picturesShown()) {
      const bytes = await blobs.read(hash)
      if (bytes) await write(address.slice(1), type, bytes)
    }
    await writeBelow(unfinished, '_headers', hostHeaders([...allowed].join(' ')))
    await writeBelow(unfinished, '_redirects', `${moved.join('\n')}\n`)
    await writeBelow(unfinished, MARK, `${site.id}\n`)
    await replace(target, unfinished)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return count
}

async function refuseForeignFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException): string[] => {
    if (failure.code === 'ENOENT') return []
    throw new StartRefusal(`${folder} cannot be written to (${failure.code}). Choose another folder with --out.`)
  })
  if (names.length === 0 || names.includes(MARK)) return
  throw new StartRefusal(
    `The folder ${folder} holds something else (${names.slice(0, 3).join(', ')}). Nothing was changed. Choose an empty or new folder with --out.`,
  )
}

async function writeBelow(folder: string, path: string, body: string | Uint8Array): Promise<void> {
  const file = join(folder, path)
  if (relative(folder, file).startsWith('..')) throw new Error(`The file "${path}" would lie outside of ${folder}.`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** A folder cannot be exchanged in one step everywhere; between these two it is missing for less than a millisecond. */
async function replace(target: string, next: string): Promise<void> {
  const before = `${target}.${randomUUID()}`
  const isThere = await rename(target, before).then(
    () => true,
    () => false,
  )
  try {
    await rename(next, target)
  } catch (failure) {
    if (isThere) await rename(before, target)
    throw failure
  }
  if (isThere) await rm(before, { recursive: true, force: true })
}

/** What Netlify, Cloudflare Pages and others read: the headers that our own hosting sends. All pages may ask whom any of them may. */
function hostHeaders(allows: string): string {
  const headers = documentHeaders(allows)
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) => headers.slice(at * 2, at * 2 + 2))
  const all = ['/*', ...pairs.map(([name, value]) => `  ${name}: ${value}`)]
  const kept = ['/media/*', '/fonts/*', '/scripts/*', '/widgets/*'].flatMap((path) => [
    path,
    '  cache-control: public, max-age=31536000, immutable',
  ])
  return `${[...all, ...kept].join('\n')}\n`
}
