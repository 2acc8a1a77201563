import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import { readProgram } from './program.ts'

test('a build has one fingerprint at every start, and another one once any of its scripts says something else', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'islands'))
  writeFileSync(join(folder, 'main.js'), 'start()')
  writeFileSync(join(folder, 'islands', 'menu.js'), 'open()')
  const first = await readProgram(folder)
  writeFileSync(join(folder, 'main.js.map'), '{}')
  expect(await readProgram(folder)).toBe(first)
  writeFileSync(join(folder, 'islands', 'menu.js'), 'close()')
  expect(await readProgram(folder)).not.toBe(first)
})

test('what runs from its sources is another program at every start', async () => {
  expect(await readProgram()).not.toBe(await readProgram())
})
