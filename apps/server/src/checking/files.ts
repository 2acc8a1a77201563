import type { Blobs } from '../blobs/blobs.ts'
import { filesNamedIn } from '../media/files/site-files.ts'
import type { FileStore } from '../store/files.store.ts'
import type { Checking } from './report.ts'
import type { ReadSite } from './sites.ts'

interface Sources {
  readonly blobs: Pick<Blobs, 'lost'>
  readonly fileStore: Pick<FileStore, 'among'>
}

/** Reads every piece of the files that a site names and that are no pictures; what is lost has to be sent again. */
export async function checkFiles({ row, site }: ReadSite, { blobs, fileStore }: Sources, checking: Checking) {
  const named = [...filesNamedIn(site, checking.catalog)]
  const known = new Map((await fileStore.among(named)).map((file) => [file.hash, file]))
  for (const hash of named) {
    const file = known.get(hash)
    const lost = file && (await blobs.lost([file.list, ...file.pieces.map((piece) => piece.hash)]))
    if (file && lost?.size === 0) continue
    const what = file ? `lacks ${lost?.size} of its pieces` : 'is not here'
    checking.report.add(
      'lost',
      `A file (${file?.type ?? 'of a kind that is not known'}, ${hash}) of site "${row.id}" ${what}. Send it again in the editor, or restore a backup.`,
    )
  }
}
