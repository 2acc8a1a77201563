import type { Blobs } from '../blobs/blobs.ts'
import { filesNamedIn } from '../media/files/site-files.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { FileStore } from '../store/files.store.ts'
import type { Checking } from './report.ts'
import type { ReadSite } from './sites.ts'

interface Sources {
  readonly blobs: Pick<Blobs, 'lost'>
  readonly fileStore: Pick<FileStore, 'among'>
  readonly sentFiles: Pick<SentFiles, 'store'>
}

/** Reads every piece of the files that a site names and that are no pictures; what is lost has to be sent again. */
export async function checkFiles({ row, site }: ReadSite, sources: Sources, checking: Checking) {
  const { blobs, fileStore } = sources
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
  await checkSent(row.id, sources, checking)
}

/** The same of what visitors sent; nobody here can send it again. */
async function checkSent(site: string, { blobs, sentFiles }: Sources, checking: Checking) {
  for (const { hash, type, pieces } of await sentFiles.store.ofSite(site)) {
    const lost = await blobs.lost(pieces.map((piece) => piece.hash))
    if (lost.size === 0) continue
    checking.report.add(
      'lost',
      `A file that a visitor sent to site "${site}" (${type}, ${hash}) lacks ${lost.size} of its pieces. Restore a backup.`,
    )
  }
}
