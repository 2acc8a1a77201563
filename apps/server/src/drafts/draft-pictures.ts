import type { MediaFiles, SentPictureFile } from '@mimar/contract'
import type { Site } from '@mimar/document'
import type { CanvasDrawing } from '../canvas/drawing.ts'
import type { PictureKeys } from '../media/picture-keys.ts'
import { readPictureAddress } from '../media/site-pictures.ts'
import type { Sites } from '../sites/sites.ts'
import type { Starters } from '../sites/starters.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { SiteStore } from '../store/sites.store.ts'

const STARTER = 'starter:'

/** What the pictures of a finished site are a draft of; no site is called so. */
export const starterDraft = (starter: string) => `${STARTER}${starter}`

/** What shows a picture of a site. */
interface Shown {
  readonly drawing: Pick<CanvasDrawing, 'file'>
  readonly mediaStore: Pick<MediaStore, 'hasBeenIn'>
}

/** What finds the site a key is of, too. */
interface Opened extends Shown {
  readonly pictureKeys: Pick<PictureKeys, 'read'>
  readonly starters: Pick<Starters, 'find'>
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly sites: Pick<Sites, 'read'>
}

type Files = { readonly [name: string]: readonly SentPictureFile[] }

interface Keys {
  readonly pictureKeys: Pick<PictureKeys, 'keyed'>
}

/** Files of a site's pictures at addresses for who may see its draft. */
export function keyedFiles(site: string, files: Files, { pictureKeys }: Keys): MediaFiles {
  const keyed = Object.entries(files).map(([name, ones]) => [
    name,
    ones.map((file) => ({ ...file, url: pictureKeys.keyed(site, file.url) })),
  ])
  return Object.fromEntries(keyed)
}

/** The picture that an address with a key opens; undefined without a right key, and when its site has it no more. */
export async function draftPicture(keyed: string, parts: Opened) {
  const opened = parts.pictureKeys.read(keyed)
  if (!opened) return undefined
  const { draft, address } = opened
  const site = draft.startsWith(STARTER)
    ? await parts.starters.find(draft.slice(STARTER.length))
    : (await parts.siteStore.find(draft)) && (await parts.sites.read(draft))?.site
  return site && pictureOf(site, address, parts)
}

/** A picture of a site, as it is or once was. */
export async function pictureOf(site: Site, address: string, parts: Shown) {
  const picture = readPictureAddress(address)
  if (!picture) return undefined
  const isShown = Object.values(site.media).some(({ hash }) => hash.startsWith(picture.start))
  const isHere = isShown || (await parts.mediaStore.hasBeenIn(site.id, picture.start, address))
  return isHere ? parts.drawing.file(address) : undefined
}
