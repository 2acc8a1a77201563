/** An object of a bucket, or a folder of objects. */
export interface StoredObject {
  /** Its name below the prefix that was asked for. */
  readonly name: string
  readonly size: number
  /** By the clock of the store, in milliseconds since 1970; 0 for a folder. */
  readonly writtenAt: number
  /** Another one with other bytes; '' for a folder. */
  readonly etag: string
}

/** One page of what a bucket answers to a listing (ListObjectsV2), and what leads to the next. */
export function readListing(xml: string, prefix: string) {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']): StoredObject => {
    const writtenAt = Date.parse(textIn(entry, 'LastModified'))
    const name = textIn(entry, 'Key').slice(prefix.length)
    return { name, size: Number(textIn(entry, 'Size')), writtenAt, etag: textIn(entry, 'ETag') }
  })
  const folders = [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].map(([, entry = '']): StoredObject => {
    const name = textIn(entry, 'Prefix').slice(prefix.length).replace(/\/$/, '')
    return { name, size: 0, writtenAt: 0, etag: '' }
  })
  const isMore = textIn(xml, 'IsTruncated') === 'true'
  // Some programs make an object for a folder that is empty.
  const named = [...files, ...folders].filter(({ name }) => name !== '')
  return { files: named, next: isMore ? textIn(xml, 'NextContinuationToken') : undefined }
}

/** What an element holds; '' where there is none. */
export function textIn(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? []
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, named) => {
    if (decimal || hex) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
    return NAMED[named] ?? all
  })
}

const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
