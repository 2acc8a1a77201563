import { disk, type Files } from './files.ts'
import { FolderShelf } from './folder-shelf.ts'
import { openPacked, type PackedBlobs, type PackedOptions } from './packed.ts'

interface FolderOptions extends PackedOptions {
  readonly files?: Files
}

/** Blobs in a folder of packs. Several processes may use one folder. */
export async function openFolderBlobs(folder: string, options: FolderOptions = {}): Promise<PackedBlobs> {
  return openPacked((now) => new FolderShelf(folder, options.files ?? disk, now), options)
}
