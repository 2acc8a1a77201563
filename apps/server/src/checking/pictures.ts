import { readFile } from 'node:fs/promises'
import type { Blobs } from '../blobs/blobs.ts'
import type { PictureKeeping } from '../sites/import-file.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { Checking } from './report.ts'
import type { ReadSite } from './sites.ts'

interface Sources {
  readonly blobs: Blobs
  readonly mediaStore: MediaStore
  readonly keeping: PictureKeeping
  /** Where bytes of this name stand beside the program. */
  readonly samples: ReadonlyMap<string, string>
}

/** Reads the pictures of a site, of earlier moments as well, and every file made of them. */
export async function checkPictures({ row, pictures }: ReadSite, sources: Sources, checking: Checking): Promise<void> {
  for (const [hash, name] of pictures) {
    const what = `The picture "${name}" of site "${row.id}"`
    await checkPicture({ hash, name, what }, sources, checking)
  }
}

interface Picture {
  readonly hash: string
  readonly name: string
  readonly what: string
}

async function checkPicture(picture: Picture, sources: Sources, checking: Checking): Promise<void> {
  const { blobs, mediaStore, keeping, samples } = sources
  const { report, isRepairing } = checking
  const { hash, name, what } = picture
  const kept = await blobs.read(hash)
  const sample = samples.get(hash)
  const bytes = kept ?? (sample === undefined ? undefined : await readFile(sample))
  if (!bytes) return report.add('lost', `${what} is lost (${hash}). Choose the file again in the editor.`)
  if (!kept && isRepairing) await blobs.put([{ hash, form: 'plain', bytes }])
  if (!kept) report.add(isRepairing ? 'mended' : 'damaged', `${what} cannot be read; it is one that comes with Mimar.`)
  const isKnown = (await mediaStore.find(hash)) !== undefined
  const lost: string[] = []
  for (const file of await mediaStore.files([hash])) if (!(await blobs.read(file.hash))) lost.push(file.hash)
  if (isKnown && lost.length === 0) return
  const missing = `${what} has ${isKnown ? lost.length : 'no'} files of its sizes that can be read.`
  if (!isRepairing) return report.add('damaged', isKnown ? `${what} lacks ${lost.length} of its sizes.` : missing)
  if (lost.length > 0) await mediaStore.forgetFiles(lost)
  if (!isKnown) await keeping.store(bytes, name)
  report.add('mended', `${what} lacked ${isKnown ? lost.length : 'all'} of its sizes; they are made anew.`)
}
