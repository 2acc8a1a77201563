import { expect, test } from 'vitest'
import { proposeAddress } from './addresses.ts'

const taken = new Set(['cafe-lawz', 'cafe'])
const ask = (asked: Parameters<typeof proposeAddress>[0]) => proposeAddress(asked, async (slug) => taken.has(slug))

test.each([
  [
    { name: 'Bäckerei Müller', in: 'de' },
    { slug: 'baeckerei-mueller', state: 'free', proposals: [] },
  ],
  [
    { name: 'Café Lawz', in: 'en' },
    { slug: 'cafe-lawz-2', state: 'free', proposals: [] },
  ],
  [{ name: '北京' }, { slug: '', state: 'malformed', proposals: [] }],
  [{}, { slug: '', state: 'malformed', proposals: [] }],
  [{ slug: 'lawz' }, { slug: 'lawz', state: 'free', proposals: [] }],
  [{ slug: 'cafe-lawz' }, { slug: 'cafe-lawz', state: 'taken', proposals: ['cafe-lawz-2', 'lawz-cafe'] }],
  [{ slug: 'cafe' }, { slug: 'cafe', state: 'taken', proposals: ['cafe-2', 'cafe-site'] }],
  [{ slug: 'admin' }, { slug: 'admin', state: 'reserved', proposals: ['admin-2', 'admin-site'] }],
  [{ slug: 'My Café' }, { slug: 'My Café', state: 'malformed', proposals: ['my-cafe', 'cafe-my'] }],
])('[U46] %j is answered with %j', async (asked, answer) => {
  expect(await ask(asked)).toEqual(answer)
})
