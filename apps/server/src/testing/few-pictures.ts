// Test fixture: an example with few different pictures, for encoding each costs more than most tests.
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newFolder } from './dialects.ts'

const PHOTO = /\.jpe?g$/
const DIFFERENT = 3

/** The site configuration of that file with the smallest few of its photographs in all places; a file beside them. */
export function withFewPictures(file: string): string {
  const folder = newFolder()
  cpSync(dirname(file), folder, { recursive: true })
  const photos = readdirSync(join(folder, 'photos'))
    .filter((name) => PHOTO.test(name))
    .toSorted((one, other) => sizeOf(join(folder, 'photos', one)) - sizeOf(join(folder, 'photos', other)))
    .slice(0, DIFFERENT)
  const site = JSON.parse(readFileSync(file, 'utf8'))
  const media = (site.media as { readonly src: string }[]).map((medium, index) =>
    PHOTO.test(medium.src) ? { ...medium, src: `photos/${photos[index % photos.length]}` } : medium,
  )
  const changed = join(folder, 'site.json')
  writeFileSync(changed, JSON.stringify({ ...site, media }))
  return changed
}

const sizeOf = (path: string) => statSync(path).size
