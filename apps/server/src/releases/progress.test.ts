import { expect, test } from 'vitest'
import { ProgressOfPublishes } from './progress.ts'
import { siteSaying } from './testing.ts'

const page = (path: string) => ({ path, address: `/${path}`, type: 'text/html', body: '', isImmutable: false })

test('[U39] how far a publish is can be asked while it is under way, in pages', async () => {
  const progress = new ProgressOfPublishes()
  const site = siteSaying('one', ['/', '/Rooms'])
  const active = site.languages.filter(({ isActive }) => isActive).length
  const outputs = [page('index.html'), page('style.css'), page('Rooms/index.html'), page('404.html')]
  const counted = progress.counted('hotel', { outputs, isWhole: true }, site, undefined)
  const seen: unknown[] = []
  for await (const _ of counted) seen.push(progress.of('hotel')?.done)
  seen.push(progress.of('hotel')?.done)
  expect(progress.of('hotel')?.total).toBe(2 * active)
  expect(seen.at(0)).toBe(0)
  expect(seen.at(-1)).toBe(Math.min(2, 2 * active))
  progress.end('hotel')
  expect(progress.of('hotel')).toBeUndefined()
})
