import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, shared with the command
import { readRequirements, readTests } from '../scripts/requirements.mjs'

const rows: { id: string; isDue: boolean }[] = readRequirements()
const named: Map<string, string[]> = readTests()

test('tests name only requirements that exist', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect([...named.keys()].filter((id) => !known.has(id))).toEqual([])
})

test('every requirement that is due has a test that names it', () => {
  expect(rows.filter(({ id, isDue }) => isDue && !named.has(id)).map(({ id }) => id)).toEqual([])
})
