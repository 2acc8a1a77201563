import type { MediaFiles, PictureFile } from '@mimar/contract'
import type { Site } from '@mimar/document'
import type { Parts } from '../routes/parts.ts'
import { readPictureAddress } from './site-pictures.ts'

const STARTER = 'starter:'

/** What the pictures of a finished site are a draft of; no site is called so. */
export const starterDraft = (starter: string) => `${STARTER}${starter}`

type Files = { readonly [name: string]: readonly PictureFile[] }

/** Files of a site's pictures at addresses for who may see its draft. */
export function keyedFiles(site: string, files: Files, { pictureKeys }: Pick<Parts, 'pictureKeys'>): MediaFiles {
  const keyed = Object.entries(files).map(([name, ones]) => [
    name,
    ones.map((file) => ({ ...file, url: pictureKeys.keyed(site, file.url) })),
  ])
  return Object.fromEntries(keyed)
}

/** The picture that an address with a key opens; undefined without a right key, and when its site has it no more. */
export async function draftPicture(keyed: string, parts: Parts) {
  const opened = parts.pictureKeys.read(keyed)
  if (!opened) return undefined
  const { draft, address } = opened
  const site = draft.startsWith(STARTER)
    ? await parts.starters.find(draft.slice(STARTER.length))
    : (await parts.siteStore.find(draft)) && (await parts.sites.read(draft))?.site
  return site && pictureOf(site, address, parts)
}

/** A picture of a site, as it is or once was. */
export async function pictureOf(site: Site, address: string, parts: Pick<Parts, 'drawing' | 'mediaStore'>) {
  const picture = readPictureAddress(address)
  if (!picture) return undefined
  const isShown = Object.values(site.media).some(({ hash }) => hash.startsWith(picture.start))
  const isHere = isShown || (await parts.mediaStore.hasBeenIn(site.id, picture.start, address))
  return isHere ? parts.drawing.file(address) : undefined
}
