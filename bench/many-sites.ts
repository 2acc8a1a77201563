import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Site } from '@mimar/document'
import { type Blob, plainBlob } from '../apps/server/src/blobs/blobs.ts'
import type { Delta, ReleaseFile } from '../apps/server/src/blobs/manifest.ts'
import { isCompressible } from '../apps/server/src/hosting/headers.ts'
import { manyPages, openPublishing } from './sites.ts'

/** An owner has no more. */
const SITES_AN_OWNER = 200
/**
 * Every so many sites one is published anew; the others are as it would be under their own names. All are made as the API makes them;
 * it would let one owner publish twenty a minute.
 */
const PUBLISHED_EVERY = 100

export const slugOf = (number: number) => `guesthouse-${number}`

function siteCalled(slug: string): Site {
  const site = manyPages(1)
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      content: { ...section.content, title: { en: `The rooms of ${slug}` } },
    })),
  }))
  return { ...site, id: slug, pages }
}

interface Model {
  readonly slug: string
  readonly madeWith: string
  readonly delta: Delta
}

type Publishing = Awaited<ReturnType<typeof openPublishing>>

/** The data folder of an installation with so many sites of one page, each live at its own host. Whoever asks removes it. */
export async function makeManySites(count: number): Promise<{ readonly folder: string }> {
  const publishing = await openPublishing()
  let model: Model | undefined
  for (let number = 0; number < count; number += 1) {
    const slug = slugOf(number)
    const owner = await publishing.ownerOf(Math.floor(number / SITES_AN_OWNER))
    const site = await publishing.add(siteCalled(slug), owner)
    if (model && number % PUBLISHED_EVERY !== 0) await publishAs(publishing, slug, model)
    else {
      await publishing.releases.publish(slug, site, 0)
      model = { slug, ...(await publishing.standing(slug)) }
    }
  }
  await publishing.compression.stop()
  // As a server that runs does every hour.
  await publishing.blobs.putTogether()
  await publishing.close('keep-data')
  return { folder: publishing.folder }
}

/** The release that a publish would have made, from that of a site that differs by its name. */
async function publishAs({ blobs, store }: Publishing, slug: string, model: Model): Promise<void> {
  const delta: { [address: string]: ReleaseFile } = {}
  const made: Blob[] = []
  for (const [address, file] of Object.entries(model.delta)) {
    const bytes = file && (await blobs.read(file.hash))
    if (!file || !bytes) continue
    const isOwn = !file.isImmutable && isCompressible(file.type)
    const blob = isOwn ? plainBlob(Buffer.from(bytes.toString().replaceAll(model.slug, slug))) : undefined
    delta[address] = blob ? { ...file, hash: blob.hash, size: blob.bytes.length } : file
    if (blob) made.push(blob, ...formsOf(blob))
  }
  await blobs.put(made)
  const madeWith = model.madeWith.replaceAll(model.slug, slug)
  const release = { site: slug, parent: null, revision: 0, madeWith, delta }
  if (!(await store.insertAndSwitch(release))) throw new Error(`${slug} was not published.`)
}

function formsOf({ hash, bytes }: Blob): Blob[] {
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return [
    { hash, form: 'br', bytes: br },
    { hash, form: 'gzip', bytes: gzipSync(bytes, { level: 6 }) },
  ]
}
