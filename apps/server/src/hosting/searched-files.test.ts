import { writePart } from '@mimar/search'
import { expect, test } from 'vitest'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { SearchedFiles } from './searched-files.ts'

/** The parts of an index, all as large as each other, and what was read of them. */
function someIndex(count: number) {
  const bodies = new Map<string, Buffer>()
  const files = Array.from({ length: count }, (_, at): ReleaseFile => {
    const page = { address: `/p${at % 10}/`, title: 'Page', headings: '', text: 'Words' }
    const body = Buffer.from(writePart([page], 'en').index)
    bodies.set(`h${at}`, body)
    return { hash: `h${at}`, type: 'application/json', size: body.length, isImmutable: true }
  })
  const asked: string[] = []
  const blobs = {
    async read(hash: string) {
      asked.push(hash)
      return bodies.get(hash)
    },
  }
  return { files, blobs, asked, bytes: files[0]!.size * 3 }
}

async function readAll(searched: SearchedFiles, files: readonly ReleaseFile[]) {
  const partAt = searched.partsOf(files)
  for (const number of files.keys()) await partAt(number)
}

test('[SEARCH-5] of an index larger than the memory the first parts stay, so that not all of it is read each time', async () => {
  const { files, blobs, asked, bytes } = someIndex(10)
  // Three quarters of it are for indexes: room for six.
  const searched = new SearchedFiles({ blobs, memoryBytes: (6 * bytes * 4) / 3 })
  await readAll(searched, files)
  expect(asked).toHaveLength(10)
  await readAll(searched, files)
  expect(asked.slice(10)).toEqual(['h6', 'h7', 'h8', 'h9'])
  expect(searched.weight).toBe(6 * bytes)
})

test('[SEARCH-5] texts of pages that were found do not push out an index', async () => {
  const { files, blobs, asked, bytes } = someIndex(3)
  const text = Buffer.from(JSON.stringify(['x'.repeat(3 * bytes)]))
  const read = async (hash: string) => (hash === 'texts' ? text : blobs.read(hash))
  const searched = new SearchedFiles({ blobs: { read }, memoryBytes: (3 * bytes * 4) / 3 })
  await readAll(searched, files)
  await searched.read({ ...files[0]!, hash: 'texts', size: text.length }, 'texts')
  await readAll(searched, files)
  expect(asked).toEqual(['h0', 'h1', 'h2'])
})

test('[SEARCH-5] a part that several searches ask for at the same time is read once', async () => {
  const { files, blobs, asked, bytes } = someIndex(1)
  const searched = new SearchedFiles({ blobs, memoryBytes: 10 * bytes })
  await Promise.all([readAll(searched, files), readAll(searched, files), readAll(searched, files)])
  expect(asked).toEqual(['h0'])
})
