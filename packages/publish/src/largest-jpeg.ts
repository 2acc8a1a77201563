import type { Picture } from '@mimar/sections'

/** The whole address of the largest file of a picture that every program reads; undefined where there is none. */
export function largestJpeg(picture: Picture | null, url: string): string | undefined {
  const files = (picture?.files ?? []).filter(({ type, shape }) => type === 'image/jpeg' && shape === 'full')
  const largest = files.toSorted((one, two) => two.width - one.width)[0]
  return largest && new URL(largest.url, url).href
}
