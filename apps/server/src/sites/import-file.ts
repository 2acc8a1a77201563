import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { TemplateCatalog } from '@mimar/sections'
import { PictureRefusal } from '../media/refusal.ts'
import { StartRefusal } from '../refusal.ts'
import type { Account } from '../store/accounts.store.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import {
  type Added,
  addSite,
  type KeptPicture,
  PictureFault,
  type PictureSource,
  readSite,
  type SiteOrFaults,
} from './import-site.ts'

/** Where pictures are kept. */
export interface PictureKeeping {
  readonly mediaStore: MediaStore
  store(bytes: Uint8Array, name: string): Promise<KeptPicture>
}

interface FileImport {
  readonly sites: SiteStore
  readonly keeping: PictureKeeping
  readonly owner: Account
  readonly catalog: TemplateCatalog
}

/** Makes a site of the owner's from a configuration file, with the pictures that lie beside it. With faults nothing is made. */
export async function importFile(file: string, { sites, keeping, owner, catalog }: FileImport): Promise<Added> {
  const configuration = await readConfiguration(file)
  const folder = dirname(resolve(file))
  const keepPicture = (media: PictureSource) => keep(media, folder, keeping)
  return addSite(sites, catalog, { configuration, owner, keepPicture })
}

/** The site of a configuration file without making it one of the installation. */
export async function readSiteFile(
  file: string,
  keeping: PictureKeeping,
  catalog: TemplateCatalog,
): Promise<SiteOrFaults> {
  const folder = dirname(resolve(file))
  return readSite(await readConfiguration(file), catalog, (media) => keep(media, folder, keeping))
}

async function readConfiguration(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    throw new StartRefusal(`The file ${file} cannot be read (${failure.code ?? failure.message}).`)
  })
  try {
    return JSON.parse(text)
  } catch (failure) {
    throw new StartRefusal(`The file ${file} is not JSON: ${failure instanceof Error ? failure.message : failure}.`)
  }
}

/** A picture that is kept already needs no file. */
export async function keptBefore(media: PictureSource, store: MediaStore): Promise<KeptPicture | undefined> {
  const known = media.hash === '' ? undefined : await store.use(media.hash)
  return known && { hash: known.hash, width: known.width, height: known.height, placeholder: known.placeholder }
}

async function keep(media: PictureSource, folder: string, keeping: PictureKeeping): Promise<KeptPicture | undefined> {
  const known = await keptBefore(media, keeping.mediaStore)
  if (known || !isFileName(media.source)) return known
  const path = resolve(folder, media.source)
  if (relative(folder, path).startsWith('..')) {
    throw new PictureFault(`"${media.source}" lies outside of the folder of the configuration file.`)
  }
  const bytes = await readFile(path).catch((failure: NodeJS.ErrnoException) => {
    throw new PictureFault(`The picture "${media.source}" cannot be read (${failure.code ?? failure.message}).`)
  })
  try {
    return await keeping.store(bytes, media.source)
  } catch (failure) {
    if (failure instanceof PictureRefusal) throw new PictureFault(failure.message)
    throw failure
  }
}

/** Addresses of other servers are never fetched. */
function isFileName(source: string): boolean {
  return source !== '' && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)
}
