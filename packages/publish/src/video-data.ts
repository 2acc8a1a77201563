// Videos for search engines (schema.org VideoObject; name, thumbnailUrl and uploadDate are what Google asks of each).
import type { ComposedPage } from '@mimar/render'
import { videosIn } from '@mimar/sections'
import { dayOf, type Facts, type Surrounding } from './facts.ts'
import { largestJpeg } from './largest-jpeg.ts'

/** The videos of a page that have all that is asked of one. */
export function videosOn({ sections }: ComposedPage, { url, zone }: Surrounding): readonly Facts[] {
  const videos = sections.flatMap(({ template, props }) => (template ? videosIn(template.fields, props.content) : []))
  return videos.flatMap(({ name, text, embed, film, poster, day, seconds, transcript }) => {
    const thumbnail = largestJpeg(poster, url)
    if (thumbnail === undefined) return []
    return {
      '@type': 'VideoObject',
      name,
      description: text || name,
      thumbnailUrl: [thumbnail],
      uploadDate: dayOf(day, zone),
      ...(embed !== '' && { embedUrl: embed }),
      ...(film && { contentUrl: new URL(film.url, url).href, encodingFormat: film.type }),
      ...(seconds > 0 && { duration: `PT${seconds}S` }),
      ...(transcript !== '' && { transcript }),
    }
  })
}
