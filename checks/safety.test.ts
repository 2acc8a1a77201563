import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))

/** The requirements of ASVS 5.0 on levels 1 and 2: section, and the numbers in it. */
const ASVS = [
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2',
  '4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3',
  '6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2',
  '10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1',
  '12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3',
  '15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2',
].join(' ')

const numbers = ASVS.split(' ').flatMap((section) => {
  const [name, ranges = ''] = section.split(':')
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => `${name}.${first + index}`)
  })
})

const asvs = rowsOf(read('docs/asvs.md')).filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))

test('every requirement of ASVS 5.0 on levels 1 and 2 stands in docs/asvs.md once, with its level and a state', () => {
  expect(numbers).toHaveLength(253)
  expect(asvs.map(([id]) => id)).toEqual(numbers)
  const wrong = asvs.filter(([, level = '', state = '', why = '']) => {
    return !/^[12]$/.test(level) || !/^(?:held|partly|host|open|n\/a)$/.test(state) || why.trim() === ''
  })
  expect(wrong).toEqual([])
})

test('docs/asvs.md counts its states as they are', () => {
  const told = rowsOf(read('docs/asvs.md')).filter(([state = '']) => /^(?:held|partly|host|open|n\/a)$/.test(state))
  expect(told.map(([state, , count]) => [state, Number(count)])).toEqual(
    told.map(([state]) => [state, asvs.filter((row) => row[2] === state).length]),
  )
  expect(told).toHaveLength(5)
})

test('every file that docs/asvs.md names is there', () => {
  const files = [...read('docs/asvs.md').matchAll(/`((?:apps|packages|docs|checks|e2e)\/[^`]+|[A-Z]+\.md)`/g)]
  expect(files.length).toBeGreaterThan(150)
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([])
})

/** Rows of SECURITY.md: what threatens, what is done about it, and the test that holds it: file, and title in quotation marks. */
const threats = rowsOf(read('SECURITY.md')).filter(([, , test = '']) => test.startsWith('`'))

test('every threat of SECURITY.md names a test that is there, under that title', () => {
  expect(threats.length).toBeGreaterThan(30)
  const missing = threats.filter(([, , held = '']) => {
    const [, file = '', title = ''] = /^`([^`]+)` “(.+)”$/.exec(held) ?? []
    return !existsSync(join(root, file)) || title === '' || !read(file).includes(title)
  })
  expect(missing).toEqual([])
})
