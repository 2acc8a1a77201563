import { isRecord, type Localized } from '@mimar/fields'
import { flagValue, idValue, orNull, type Reader } from '../shape.ts'
import { mediaReaders, mediaSource } from '../shapes.ts'
import type { Media } from '../site.ts'
import type { Reading, Source } from './source.ts'

/** The pictures of a file: those it lists, and those its sections name by address only. */
export class Shelf {
  private readonly reading: Reading
  private readonly byId = new Map<string, Media>()
  private readonly bySource = new Map<string, Media>()

  constructor(reading: Reading) {
    this.reading = reading
  }

  get media(): { readonly [id: string]: Media } {
    return Object.fromEntries(this.byId)
  }

  /** Takes in the list of the file. */
  fill(root: Source, primary: string): void {
    const list = root.take('media')
    if (list === undefined || list === null) return
    if (!Array.isArray(list)) {
      this.reading.refuse('media', { code: 'not-a-list', params: { got: typeof list } })
      return
    }
    list.forEach((entry: unknown, index) => {
      const extras = {}
      const source = this.reading.source(entry, `media[${index}]`, extras)
      const media = this.readMedia(source, primary, extras)
      if (this.byId.has(media.id)) this.reading.refuse(source.pathOf('id'), repeated(media.id))
      this.put(media)
    })
  }

  /** The id of the picture a section names by id or by address; '' for none. */
  idOf(input: unknown, path: string): string {
    if (input === undefined || input === null || input === '') return ''
    if (typeof input === 'string') {
      const known = this.byId.get(input) ?? this.bySource.get(input)
      if (known) return known.id
    }
    const checked = mediaSource(input)
    if (!checked.ok) {
      this.reading.refuse(path, { code: 'not-an-image' })
      return ''
    }
    const media = { ...BLANK, id: this.freeId(checked.value), source: checked.value }
    this.put(media)
    return media.id
  }

  private readMedia(source: Source, primary: string, extras: Media['extras']): Media {
    const src = source.read(['src', 'source'], mediaReaders.source, '')
    const alt = source.take('alt')
    return {
      id: source.read('id', idValue, this.freeId(src)),
      source: src,
      hash: source.read('hash', mediaReaders.hash, ''),
      width: source.read('width', mediaReaders.width, 0),
      height: source.read('height', mediaReaders.height, 0),
      placeholder: source.read('placeholder', mediaReaders.placeholder, ''),
      isMonochrome: source.read('isMonochrome', flagValue, false),
      ...(source.has('isDrawing') && source.read('isDrawing', flagValue, false) ? { isDrawing: true } : {}),
      focal: this.readFocal(source),
      alt: this.readAlt(alt, source.pathOf('alt'), primary),
      credit: source.read('credit', mediaReaders.credit, ''),
      extras,
    }
  }

  private readFocal(source: Source): Media['focal'] {
    return source.has('focal') ? source.read('focal', orNull(mediaReaders.focal as Reader<Media['focal']>), null) : null
  }

  private readAlt(input: unknown, path: string, primary: string): Localized {
    if (input === undefined || input === null) return {}
    const checked = mediaReaders.alt(isRecord(input) ? input : { [primary]: input })
    return this.reading.keep(path, checked) ?? {}
  }

  private put(media: Media): void {
    this.byId.set(media.id, media)
    if (media.source !== '' && !this.bySource.has(media.source)) this.bySource.set(media.source, media)
  }

  /** An id that says what the address says. */
  private freeId(address: string): string {
    const file = address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? ''
    const slug = file
      .replace(/\.[A-Za-z0-9]+$/, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50)
    const base = slug === '' ? 'picture' : slug
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? base : `${base}-${count}`
      if (!this.byId.has(id)) return id
    }
  }
}

function repeated(id: string) {
  return { code: 'id-repeated' as const, params: { id } }
}

const BLANK: Media = {
  id: '',
  source: '',
  hash: '',
  width: 0,
  height: 0,
  placeholder: '',
  isMonochrome: false,
  focal: null,
  alt: {},
  credit: '',
  extras: {},
}
