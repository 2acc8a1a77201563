import { expect, test } from 'vitest'
import { findIcons, namedIcons } from './find-icons.ts'

test('icons are found by the words of their names, the one of that very name first, brands after', async () => {
  const { icons, total } = await findIcons('bed')
  const names = Object.keys(icons)
  expect(names[0]).toBe('tabler:bed')
  expect(names).toContain('tabler:bed-flat')
  expect(names.some((name) => /(?:^|-)embed/.test(name.replace(/^.*?:/, '')))).toBe(false)
  expect(icons['tabler:bed']).toMatchObject({ width: 24, height: 24, body: expect.stringMatching(/^<path /) })
  expect(total).toBeGreaterThan(3)
  expect(Object.keys((await findIcons('whatsapp')).icons)).toEqual(
    expect.arrayContaining(['tabler:brand-whatsapp', 'simple-icons:whatsapp']),
  )
})

test('all icons come some at a time, and none for words that name nothing', async () => {
  const first = await findIcons('')
  const next = await findIcons('', 120)
  expect(Object.keys(first.icons)).toHaveLength(120)
  expect(Object.keys(next.icons).some((name) => name in first.icons)).toBe(false)
  expect(first.total).toBeGreaterThan(5000)
  expect(await findIcons('submarine zebra')).toEqual({ icons: {}, total: 0 })
})

test('named icons come with their shapes; unknown ones, and sets there are not, are left out', async () => {
  const names = ['tabler:bed', 'tabler:nothing-like-it', 'evil:bed', '../etc:passwd']
  expect(Object.keys((await namedIcons(names)).icons)).toEqual(['tabler:bed'])
})

test('[VIS-4] while a set cannot be read nothing is found, and it is read again when next asked for', async () => {
  const broken = () => Promise.reject(new Error('The set is not there.'))
  await expect(findIcons('bed', 0, broken)).rejects.toThrow('not there')
  expect((await findIcons('bed')).total).toBeGreaterThan(0)
})
