// Background video.
import {
  ALL_LANGUAGES,
  addressOfFile,
  type Content,
  type Fields,
  isShownInLayout,
  type KeptFile,
  nameOfRole,
  valueFor,
} from '@mimar/fields'
import type { FilmBehind } from './template.ts'
import type { Words } from './words/en.ts'

interface Around {
  readonly words: Pick<Words, 'pauseFilm' | 'playFilm'>
  /** Where visitors get a file; undefined for one that is not here. */
  readonly fileAddress?: ((file: KeptFile) => string | undefined) | undefined
}

/** What plays behind a section of these fields and this content; nothing in a layout that has no words on its picture. */
export function backgroundFilmOf(fields: Fields, content: Content, around: Around): FilmBehind | undefined {
  const { words, fileAddress = addressOfFile } = around
  const name = nameOfRole(fields, 'background-film') ?? ''
  const field = fields[name]
  if (field?.kind !== 'file' || !isShownInLayout(field, fields, content)) return undefined
  const film = valueFor(field, content[name])[ALL_LANGUAGES]
  const url = film && fileAddress(film)
  return url === undefined ? undefined : { url, pause: words.pauseFilm, play: words.playFilm }
}
