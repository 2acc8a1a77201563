import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSources, lineAt, root, type Source } from './sources.ts'

const own = 'checks/references.test.ts'
const handwritten = findSources(/\.(tsx?|mjs|css)$/).filter(({ file }) => file !== own)

/** Where it stands in code and styles, and the part of it in brackets. */
function placesOf(wanted: RegExp): readonly (readonly [place: string, named: string])[] {
  return handwritten.flatMap(({ file, text }: Source) =>
    [...text.matchAll(wanted)].map(
      ({ index, 0: all, 1: named = all }) => [`${file}:${lineAt(text, index)}`, named] as const,
    ),
  )
}

test('no comment leads to a paper that is not in the repository', () => {
  expect(placesOf(/\bspec\.md\b|\(decisions:/g)).toEqual([])
})

test('a document or decision that a comment names is there', () => {
  const docs = new Set(findSources(/^docs\/[^/]+\.md$/).map(({ file }) => file))
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)))
  const named = placesOf(/(?<![\w/.])(docs\/[\w-]+\.md)\b/g)
  const numbered = placesOf(/\bdecision (\d{4})\b/g)
  expect(named.filter(([, file]) => !docs.has(file))).toEqual([])
  expect(numbered.filter(([, number]) => !decisions.has(number))).toEqual([])
  expect(named.length).toBeGreaterThan(5)
  expect(numbered.length).toBeGreaterThan(5)
})

test('a decision says its number before its title, and all say it alike', () => {
  const folder = join(root, 'docs/decisions')
  const isTitled = (name: string) =>
    readFileSync(join(folder, name), 'utf8').startsWith(`# ${Number(name.slice(0, 4))} · `)
  expect(readdirSync(folder).filter((name) => !isTitled(name))).toEqual([])
})
