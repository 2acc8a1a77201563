import type { Operation } from '../operation.ts'
import type { LanguageCode, Media, Page, Site } from '../site.ts'
import { readTextId } from './texts.ts'

/** The change that writes a text in a language; null clears it. Undefined where what it belongs to is gone. */
export function writingOf(
  site: Site,
  text: string,
  language: LanguageCode,
  value: string | null,
): Operation | undefined {
  const { owner, path } = readTextId(text)
  switch (owner.kind) {
    case 'section':
      return { do: 'set-field', section: owner.id, field: path, language, value }
    case 'settings':
      return { do: 'set-setting', field: path, language, value }
    case 'page':
      return { do: 'set-page-meta', page: owner.id, property: path as keyof Page['meta'], language, value }
    case 'media': {
      const media = Object.hasOwn(site.media, owner.id) ? (site.media[owner.id] as Media) : undefined
      return media && { do: 'set-media', id: owner.id, media: { ...media, alt: written(media.alt, language, value) } }
    }
    case 'event': {
      const name = path as 'name' | 'place' | 'text'
      const events = site.events.map((event) =>
        event.id === owner.id ? { ...event, [name]: written(event[name], language, value) } : event,
      )
      return { do: 'set-events', events }
    }
    default:
      return owner satisfies never
  }
}

function written(texts: Media['alt'], language: LanguageCode, value: string | null): Media['alt'] {
  const { [language]: _, ...rest } = texts
  return value === null || value.trim() === '' ? rest : { ...rest, [language]: value }
}
