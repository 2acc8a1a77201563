import { expect, test, vi } from 'vitest'
import { type ReachDoors, reachOf } from './reach.ts'

const probe = { path: '/probe', answer: 'it is me' }
const DNS: { readonly [name: string]: readonly string[] } = {
  'edit.dar.example': ['198.51.100.24'],
  'here.example': ['198.51.100.24'],
  'own.example': ['192.0.2.8'],
  'balanced.example': ['9.9.9.9'],
  'old.example': ['8.8.8.8'],
  'half.example': ['198.51.100.24', '8.8.8.8'],
  'inside.example': ['10.0.0.7'],
}

function look(name: string) {
  const fetch = vi.fn(async (address: string) => (address === '9.9.9.9' ? 'it is me' : 'an old site'))
  const doors: ReachDoors = { find: async (one) => DNS[one] ?? [], own: () => ['192.0.2.8'], fetch }
  return { reach: reachOf(name, { app: 'edit.dar.example', probe, doors }), fetch }
}

test.each([
  ['here.example', 'here'],
  ['own.example', 'here'],
  ['balanced.example', 'here'],
  ['203.0.113.7', 'here'],
  ['old.example', 'elsewhere'],
  ['half.example', 'elsewhere'],
  ['nobody.example', 'nowhere'],
])('%s leads %s', async (name, expected) => {
  expect(await look(name).reach).toBe(expected)
})

test('nothing in our own network is asked, whatever a name leads to', async () => {
  const { reach, fetch } = look('inside.example')
  expect(await reach).toBe('elsewhere')
  expect(fetch).not.toHaveBeenCalled()
})
