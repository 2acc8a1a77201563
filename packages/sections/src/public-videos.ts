import { type Fields, nameOfRole, withWesternDigits } from '@mimar/fields'
import { readFrame } from './frames/frames.ts'
import { videoProviders } from './frames/lists.ts'
import type { Picture, ShownFile } from './template.ts'

/** A video that visitors can play, as a page of one language reads it. */
interface PublicVideo {
  readonly name: string
  readonly text: string
  /** What a frame plays; '' where it is a file. */
  readonly embed: string
  /** The file, where it is one. */
  readonly film: ShownFile | undefined
  readonly poster: Picture
  /** The day it was published. */
  readonly day: string
  /** Seconds, or 0 where nobody has said. */
  readonly seconds: number
  readonly transcript: string
}

/** Whoever gives a field this role has these beside it. */
type Stored = {
  readonly title: string
  readonly paragraph: string
  readonly film: readonly ShownFile[]
  readonly poster: Picture | null
  readonly publishedOn: string
  readonly duration: string
  readonly transcript: string
}

/** What a section with the role `video` tells of: what has a name, a picture and a day, as search engines ask; else nothing. */
export function videosIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicVideo[] {
  const role = nameOfRole(fields, 'video')
  if (role === undefined) return []
  const frame = readFrame(String(content[role]), videoProviders)
  const { title, paragraph, poster, publishedOn, duration, transcript, film: films } = content as Stored
  const [film] = films
  if (!(film ?? frame) || title === '' || poster === null || publishedOn === '') return []
  const embed = film ? '' : (frame?.embed ?? '')
  const seconds = Math.round(film?.seconds ?? 0) || secondsOf(duration)
  return [{ name: title, text: paragraph, embed, film, poster, day: publishedOn, seconds, transcript }]
}

/** Seconds of `2:04` or `1:02:04`, in Western digits or in those of Arabic; 0 for what is no duration. */
function secondsOf(duration: string): number {
  const western = withWesternDigits(duration.trim())
  if (!/^(?:\d{1,2}:)?\d{1,2}:[0-5]\d$/.test(western)) return 0
  return western.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
