import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bytesInSlices, giveWay, indentedInSlices, inSlices, jsonInSlices } from './turns.ts'

/** Every look at the clock finds it 5 ms later. */
let now = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5
    return now
  })
})
afterEach(() => vi.restoreAllMocks())

/** How many turns of the event loop others got while that was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work
  isOver = true
  return turns
}

test('work that is cut into slices lets others in between, and gives what it would give', async () => {
  const work = function* () {
    let sum = 0
    for (let number = 1; number <= 100; number += 1) {
      sum += number
      yield
    }
    return sum
  }
  expect(await inSlices(work())).toBe(5050)
  expect(await turnsDuring(inSlices(work()))).toBeGreaterThan(20)
})

test('those who wait at the same time do not take one turn together', async () => {
  const loop = async () => {
    for (let round = 0; round < 10; round += 1) await giveWay()
  }
  expect(await turnsDuring(Promise.all(Array.from({ length: 10 }, loop)))).toBeGreaterThan(40)
})

test('JSON that is written in slices is the JSON it would be', async () => {
  const values = [
    {},
    { a: 1, b: undefined, c: null, d: [], e: {}, f: [undefined, null, [1, [2, { x: 'y' }]]] },
    { 'a "name"': { list: [{ deep: { deeper: [{ deepest: '\u2028' }] } }], gone: undefined }, é: '\ud800' },
  ]
  for (const value of values) expect(await jsonInSlices(value)).toBe(JSON.stringify(value))
  const long = { pages: Array.from({ length: 200 }, (_, id) => ({ id })) }
  expect(await turnsDuring(jsonInSlices(long))).toBeGreaterThan(40)
})

test('a file for people that is written in slices is the file it would be', async () => {
  const written = async (value: unknown) => {
    let text = ''
    for await (const part of indentedInSlices(value)) text += part
    return text
  }
  const values = [
    { a: 1, b: undefined, c: null, d: [], e: {}, f: [undefined, null, [1, [2, { x: 'y\nz' }]]] },
    [{ 'a "name"': { list: [{ deep: { deeper: [{ deepest: '\u2028' }] } }], gone: undefined }, é: '\ud800' }],
    'word',
  ]
  for (const value of values) expect(await written(value)).toBe(JSON.stringify(value, null, 2))
  expect(await turnsDuring(written({ pages: Array.from({ length: 200 }, (_, id) => ({ id })) }))).toBeGreaterThan(40)
})

test('a long text becomes bytes as it is, wherever it is cut', async () => {
  for (const before of ['', 'x', 'xy']) {
    const text = `${before}${'😀é'.repeat(200_000)}`
    expect((await bytesInSlices(text)).equals(Buffer.from(text))).toBe(true)
  }
})
