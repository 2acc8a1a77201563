import { accept, type Checked, isRecord, refuse } from './checked.ts'
import type { FileField, FilesByPlace, FileUse, KeptFile } from './field.ts'
import { isLanguageCode } from './text.ts'

/** The place of a file that is for all languages. */
export const ALL_LANGUAGES = '*'

const HASH = /^[0-9a-f]{64}$/
const TYPES: { readonly [Use in FileUse]: RegExp } = {
  video: /^video\/(?:mp4|webm)$/,
  captions: /^text\/vtt$/,
  pdf: /^application\/pdf$/,
}

/** Files that an owner has sent, for everybody or by language. Their bytes are the installation's, as those of pictures are. */
export function file(use: FileUse): FileField {
  return { kind: 'file', initial: {}, use, check: (input) => checkFiles(input, use) }
}

/** Where visitors get it; browsers are led by its type, people by the ending. */
export const addressOfFile = ({ hash, type }: Pick<KeptFile, 'hash' | 'type'>) =>
  `/media/${hash}.${type.slice(type.indexOf('/') + 1)}`

/** The files that who reads a language gets, each with its place: captions all of them, of all else the one. */
export function filesFor(
  { use }: FileField,
  files: FilesByPlace,
  { language, primary }: { readonly language: string; readonly primary: string },
): readonly (readonly [place: string, file: KeptFile])[] {
  if (use === 'captions') return Object.entries(files)
  const place = [language, ALL_LANGUAGES, primary].find((one) => Object.hasOwn(files, one))
  return place === undefined ? [] : [[place, files[place]!]]
}

/** A video is for everybody and captions are in one language; what is to be read may be either. */
const isPlace = (use: FileUse, place: string) =>
  place === ALL_LANGUAGES ? use !== 'captions' : use !== 'video' && isLanguageCode(place)

function checkFiles(input: unknown, use: FileUse): Checked<FilesByPlace> {
  if (!isRecord(input)) return refuse('not-a-file')
  for (const [place, one] of Object.entries(input)) {
    if (!isPlace(use, place) || !isKept(one, TYPES[use])) return refuse('not-a-file', {}, place)
  }
  return accept(input as FilesByPlace)
}

/** Nothing but what is said of a file, and all of that. */
function isKept(input: unknown, types: RegExp): boolean {
  if (!isRecord(input)) return false
  const { hash, type, name, size, width, height, seconds, ...rest } = input
  const isCounted = [size, width, height, seconds].every(Number.isFinite)
  const isSaid = typeof hash === 'string' && typeof type === 'string' && typeof name === 'string'
  return isCounted && isSaid && HASH.test(hash) && types.test(type) && Object.keys(rest).length === 0
}
