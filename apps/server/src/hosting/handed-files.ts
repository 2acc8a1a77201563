// X-Accel-Redirect (X-Sendfile): a web server in front sends files itself, told where they lie.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs, Form } from '../blobs/blobs.ts'
import { UNFINISHED, writeDurably } from '../blobs/durable.ts'
import { clock } from '../clock.ts'
import { makeFolder } from '../make-folder.ts'

/** Published files as files of their own, in a folder that a web server reads. */
export interface HandedFiles {
  /** The address that the web server is told, once those bytes lie there. */
  addressOf(name: HandedName, bytes: Buffer): Promise<string>
  /** Removes files of bytes that are not stored any more. */
  tidy(blobs: Pick<Blobs, 'has'>): Promise<void>
}

interface HandedName {
  readonly hash: string
  readonly form: Form
  /** Compressed in haste: it gives way to a smaller one of another name. */
  readonly isQuick: boolean
}

/** Below it the web server finds the folder, and nobody else. */
const BELOW = '/mimar-files'
/** What is younger may just have been written, in milliseconds. */
const YOUNG_MS = 24 * 3_600_000

/** The files of one folder. What else lies in it is left alone. */
export function createHandedFiles(folder: string): HandedFiles {
  const writing = new Map<string, Promise<void>>()

  async function write(path: string, parent: string, bytes: Buffer): Promise<void> {
    const found = await stat(path).catch(() => undefined)
    if (found?.size === bytes.length) return
    await makeFolder(parent)
    await writeDurably(path, async (file) => {
      await file.chmod(0o644)
      await file.writeFile(bytes)
      return true
    })
  }

  return {
    async addressOf({ hash, form, isQuick }, bytes) {
      const name = [hash, ...(form === 'plain' ? [] : [form]), ...(isQuick ? ['quick'] : [])].join('.')
      const group = hash.slice(0, 2)
      const parent = join(folder, group)
      const one = writing.get(name) ?? write(join(parent, name), parent, bytes).finally(() => writing.delete(name))
      writing.set(name, one)
      await one
      return `${BELOW}/${group}/${name}`
    },
    async tidy(blobs) {
      for (const group of (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const name of await readdir(join(folder, group))) {
          const path = join(folder, group, name)
          if ((await isNeeded(name, blobs)) || !(await isOld(path))) continue
          await rm(path, { force: true })
        }
      }
    },
  }
}

/** What is not ours is for others to remove. */
async function isNeeded(name: string, blobs: Pick<Blobs, 'has'>): Promise<boolean> {
  if (name.endsWith(UNFINISHED)) return false
  const [, hash] = /^([0-9a-f]{64})(?:\.(?:br|gzip))?(?:\.quick)?$/.exec(name) ?? []
  return hash === undefined || blobs.has(hash)
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && clock.now() - found.mtimeMs > YOUNG_MS
}
