// @vitest-environment jsdom
import type { KnownPerson } from '@mimar/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AtHome, HomeContext } from '../home/home.ts'
import { homeWords } from '../home/words.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { inhabitantWords } from './inhabitant-words.ts'
import { lastHere } from './last-here.ts'
import type { PeopleServer } from './people-server.ts'
import { Acts, WaysIn, Who } from './person-parts.view.tsx'
import { tenancyWords } from './tenancy-words.ts'
import { PeopleContext } from './use-inhabitants.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const LINA: KnownPerson = {
  ...{
    id: 'lina',
    email: 'lina@cafe.example',
    name: '',
    role: 'owner',
    isYou: false,
    sites: 1,
    seenAt: null,
    pausedAt: null,
  },
  ...{ passkeys: 0, codes: 0, hasOrganisation: false, limits: { sites: null, pictureMb: null, visits: null } },
}

let place: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

/** Draws how a person gets in, and what can be done about them. */
async function draw(person: KnownPerson, language: UiLanguage = 'en') {
  const [tell, changed] = [vi.fn(), vi.fn()]
  const server = {
    remind: vi.fn(async () => true),
    resume: vi.fn(async () => ({ ...person, pausedAt: null })),
  } as unknown as PeopleServer
  const home = { tell, say: sayPart(homeWords, language) } as unknown as AtHome
  const here = { server, say: sayPart(inhabitantWords, language), sayOf: sayPart(tenancyWords, language) }
  await act(async () =>
    root.render(
      <HomeContext value={home}>
        <PeopleContext value={here}>
          <Who person={person} />
          <WaysIn person={person} />
          <Acts person={person} changed={changed} showDetails={() => {}} askPause={() => {}} />
        </PeopleContext>
      </HomeContext>,
    ),
  )
  const press = () => act(async () => place.querySelector('button')?.click())
  return { server, tell, changed, press, said: place.textContent ?? '' }
}

test('somebody is called by their name, with the address beside it, and by the address alone without one', async () => {
  const { said } = await draw({ ...LINA, name: 'لينا خوري' })
  expect(said).toMatch(/^للينا خوريlina@cafe\.example/)
  expect((await draw(LINA)).said).toMatch(/^Llina@cafe\.example/)
})

test('an owner with a mailbox alone is marked, and reminded with one press', async () => {
  const { server, tell, press, said } = await draw(LINA)
  expect(said).toContain('Mail only')
  await press()
  expect(server.remind).toHaveBeenCalledWith('lina')
  expect(tell.mock.calls[0]?.[0]).toContain('lina@cafe.example')
})

test.each([
  [{ passkeys: 2, codes: 8 }, '2 passkeys, codes'],
  [{ passkeys: 1 }, '1 passkey'],
  [{ codes: 3 }, 'Mail, codes'],
  [{ hasOrganisation: true }, 'Organisation account'],
])('who has a second way in (%o) is not to be reminded', async (ways, words) => {
  const { said } = await draw({ ...LINA, ...ways })
  expect(said).toContain(words)
  expect(said).not.toContain('Remind')
})

test('who is paused is let in again with one press', async () => {
  const { server, changed, press, said } = await draw({ ...LINA, pausedAt: '2026-01-01T00:00:00Z' })
  expect(said).toContain('Paused')
  await press()
  expect(server.resume).toHaveBeenCalledWith('lina')
  expect(changed.mock.calls[0]?.[0]).toMatchObject({ pausedAt: null })
})

test('nobody is asked to do anything about themselves', async () => {
  const { said } = await draw({ ...LINA, isYou: true })
  expect(said).toContain('You')
  expect(place.querySelector('button')).toBeNull()
})

test('the day somebody was here is said as people say it', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(lastHere('2026-11-23T08:00:00Z', 'en', now)).toBe('today')
  expect(lastHere('2026-11-14T12:00:00Z', 'de', now)).toBe('vor 9 Tagen')
  expect(lastHere('2026-05-02T12:00:00Z', 'en', now)).toBe('May 2')
})
