import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { blobOf, type Chunk, inChunks, linesOf, textOf } from './chunks.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => [at, hash('sha256', `${at}`).repeat(10)])

async function* each<Item>(items: readonly Item[]) {
  yield* items
}

async function pieces(list: readonly unknown[]) {
  const texts = new Map<string, Buffer>()
  const chunks = await inChunks(each(list), async ({ hash: name }, text) => void texts.set(name, text))
  return { chunks, texts }
}

test('a line that comes between others changes the piece it is in, and none of the later ones', async () => {
  const list = lines(2_000)
  const before = await pieces(list)
  const after = await pieces(list.toSpliced(700, 0, ['between', 'two']))
  expect(before.chunks.length).toBeGreaterThan(8)
  const known = new Set(before.chunks.map((chunk: Chunk) => chunk.hash))
  expect(after.chunks.filter((chunk) => !known.has(chunk.hash)).length).toBeLessThanOrEqual(3)
})

test('the pieces give back the lines; a piece that was changed is no piece', async () => {
  const list = lines(500)
  const { chunks, texts } = await pieces(list)
  async function* all() {
    for (const chunk of chunks) yield (await textOf(chunk, (await blobOf(chunk, texts.get(chunk.hash)!)).bytes))!
  }
  const read: unknown[] = []
  for await (const line of linesOf(all())) read.push(line)
  expect(read).toEqual(list)
  expect(chunks.reduce((sum, chunk) => sum + chunk.lines, 0)).toBe(500)
  const [first, second] = chunks as [Chunk, Chunk]
  const { bytes } = await blobOf(first, texts.get(first.hash)!)
  expect(await textOf(second, bytes)).toBe(undefined)
  expect(await textOf(first, bytes.subarray(0, 100))).toBe(undefined)
})
