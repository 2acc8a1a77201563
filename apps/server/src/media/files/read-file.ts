import type { FileType, FileUse } from '@mimar/fields'
import { beginsCaptions, isText, readCaptions } from './captions.ts'
import type { FileSource } from './file-source.ts'
import type { Film } from './film.ts'
import { isMp4, readMp4 } from './mp4.ts'
import { FileRefusal } from './refusal.ts'
import { isWebm, readWebm } from './webm.ts'

/** As many first bytes as tell what a file is. */
export const FIRST_BYTES = 512

const NO_FILM: Film = { width: 0, height: 0, seconds: 0 }

/** What a file is by its first bytes; refused where it is nothing that is for that, or for anything. */
export function typeBy(start: Uint8Array, use: FileUse | undefined): FileType {
  if (start.length === 0) throw new FileRefusal('file-empty')
  switch (use) {
    case 'video':
      return told(filmBy(start), 'not-a-video')
    case 'pdf':
      return told(isPdf(start) && 'application/pdf', 'not-a-pdf')
    case 'captions':
      return told(isText(start) && 'text/vtt', 'not-captions')
    case undefined:
      return told(
        filmBy(start) || (isPdf(start) && 'application/pdf') || (beginsCaptions(start) && 'text/vtt'),
        'not-a-video',
      )
    default:
      return use satisfies never
  }
}

export const isPdf = (start: Uint8Array) => /^%PDF-[12]\.\d/.test(Buffer.from(start.subarray(0, 8)).toString('latin1'))

const filmBy = (start: Uint8Array) => (isMp4(start) && 'video/mp4') || (isWebm(start) && 'video/webm')

function told(type: FileType | false, code: FileRefusal['code']): FileType {
  if (type) return type
  throw new FileRefusal(code)
}

/** What is known of a whole file of a type; refused where it cannot be used. */
export async function readFilm(source: FileSource, type: FileType): Promise<Film> {
  switch (type) {
    case 'video/mp4':
      return readMp4(source)
    case 'video/webm':
      return readWebm(source)
    case 'text/vtt':
      readCaptions(await source.read(0, source.size))
      return NO_FILM
    case 'application/pdf':
      return NO_FILM
    default:
      return type satisfies never
  }
}
