import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Site } from '@mimar/document'
import type { Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { bytesOf, isInPieces, readPieces } from '../blobs/pieces.ts'
import { makeFolder } from '../make-folder.ts'
import type { Renderer } from './renderer.ts'
import { refuseUnpublishable } from './unpublishable.ts'

/** Writes what visitors of a site would read below a folder, its smallest pictures included; how many files that were. The folder is to stand at the path `base` of its host. */
export async function publishToFolder(
  { renderer, blobs }: { renderer: Renderer; blobs: Blobs },
  site: Site,
  folder: string,
  base = '',
): Promise<number> {
  await refuseUnpublishable(site, renderer.catalog)
  const { placeBelow } = await import('@mimar/publish')
  // A static host is not published to again when they are made.
  await renderer.complete(site)
  const scene = await renderer.prepare(site)
  let count = 0
  const write = async (path: string, body: string | Uint8Array | AsyncIterable<Buffer>) => {
    const file = join(folder, path)
    await makeFolder(dirname(file))
    await writeFile(file, body)
    count += 1
  }
  for (const output of scene.draw(null).outputs) {
    const { path, body } = placeBelow(base, output)
    await write(path, body)
  }
  for (const [address, file] of scene.picturesShown()) {
    const bytes = isInPieces(file) ? await piecesOf(file, blobs) : await blobs.read(file.hash)
    if (!bytes) throw new Error(`The bytes of ${address} are missing. Send the file again.`)
    await write(address, bytes)
  }
  return count
}

async function piecesOf({ hash }: ReleaseFile, blobs: Blobs): Promise<AsyncIterable<Buffer> | undefined> {
  const pieces = await readPieces(hash, blobs)
  return pieces && bytesOf(pieces, blobs)
}
