import type { Operation } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { Levels } from '../releases/levels.ts'
import { openReleases } from '../releases/testing.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'

const [home] = someSite().pages
const rooms: Operation = {
  ...{ do: 'insert-page', after: 'home' },
  page: { ...home!, id: 'rooms', path: '/Rooms', sections: [{ ...home!.sections[0]!, id: 'rooms-hero' }] },
}
const inRooms = (value: string): Operation => ({
  ...{ do: 'set-field', section: 'rooms-hero', field: 'title', language: 'en', value },
})

describe.each(dialects)('$name', (dialect) => {
  /** A site of two pages whose publishing is real and whose drawing is played. */
  async function opened() {
    const running = await testApp(dialect)
    const { parts, app, owner } = running
    const made = await openReleases(parts.database)
    Object.assign(parts, { publishing: made.releases, mixtures: made.mixtures, sites: made.sites })
    const headers = { cookie: await running.cookieFor(owner.id) }
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/sites/hotel/${path}`, headers, ...(payload ? { payload } : {}) })
    async function change(...operations: Operation[]) {
      const base = (await made.sites.read('hotel'))!.revision
      const changes = operations.map((operation, index) => ({ id: `change-${base}-${index}`, operation }))
      await made.sites.send('hotel', { base, changes }, owner.id)
    }
    const document = async (query = '') => (await ask('GET', `document${query}`)).json()
    return { ...made, ...running, ask, change, document }
  }

  test('[U39] one page is published alone, and all else stays counted', async () => {
    const { ask, change, document } = await opened()
    await change(rooms)
    await ask('POST', 'releases', {})
    await change(titled('Draft'), inRooms('Ready'), titled('Draft again'))
    const answer = await ask('POST', 'releases', { page: 'rooms' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      publishedRevision: 1,
      publishedAhead: 1,
      release: { only: { page: 'rooms' } },
    })
    const live = await document('?release=live')
    expect(titleOf(live.site)).toBe('Welcome')
    expect(live.site.pages[1].sections[0].content.title).toEqual({ en: 'Ready' })
    expect(await document()).toMatchObject({ revision: 4, publishedRevision: 1, publishedAhead: 1 })
    const deeds = (await ask('GET', 'history?after=1')).json()
    expect(deeds.map(({ isLive }: { isLive: boolean }) => isLive)).toEqual([false, true, false])

    const whole = await ask('POST', 'releases', { page: 'home' })
    expect(whole.json()).toMatchObject({ publishedRevision: 4, publishedAhead: 0, release: { only: null } })
  })

  test('[U39] the list of sites counts differences as the editor does, not acts', async () => {
    const { ask, change } = await opened()
    expect((await ask('GET', 'unpublished')).statusCode).toBe(404)
    await change(rooms)
    await ask('POST', 'releases', {})
    const count = async () => (await ask('GET', 'unpublished')).json()
    expect(await count()).toEqual({ count: 0 })
    await change(titled('Once'), titled('Twice'), inRooms('Ready'))
    expect(await count()).toEqual({ count: 2 })
    await change(titled('Welcome'))
    expect(await count()).toEqual({ count: 1 })
  })

  test('[U39] a draft that has become what visitors read has nothing to publish, and the next change counts alone', async () => {
    const { ask, document, parts, mixtures } = await opened()
    Object.assign(parts, { levels: new Levels({ mixtures, store: parts.siteStore }) })
    const send = async (...operations: Operation[]) => {
      const base = (await document()).revision
      const changes = operations.map((operation, index) => ({ id: `change-${base}-${index}`, operation }))
      return (await ask('POST', 'operations', { base, changes })).json()
    }
    const published = { publishedRevision: 3, publishedAhead: 0 }
    expect(await send(titled('Never published'))).not.toHaveProperty('publishedRevision')
    await ask('POST', 'releases', {})
    const back = { do: 'together', operations: [titled('Never published')] } as const
    expect(await send(titled('Draft'))).not.toHaveProperty('publishedRevision')
    expect(await send(back)).toMatchObject({ revision: 3, publishedRevision: 3 })
    expect(await document()).toMatchObject({ revision: 3, ...published })
    const deeds = (await ask('GET', 'history?after=1')).json()
    expect(deeds.map(({ isLive }: { isLive: boolean }) => isLive)).toEqual([true, true])
    expect(await send(titled('Draft again'))).not.toHaveProperty('publishedRevision')
    expect(await document()).toMatchObject({ revision: 4, ...published })
  })

  test('[U39] what a release took alone is known after a restart, and when visitors are taken back to it', async () => {
    const { ask, change, parts, document, again } = await opened()
    await change(rooms)
    await ask('POST', 'releases', {})
    await change(titled('Draft'), inRooms('Ready'))
    const { release } = (await ask('POST', 'releases', { page: 'rooms' })).json()
    await change(titled('Later'))
    await ask('POST', 'releases', {})
    expect((await document()).publishedAhead).toBe(0)
    const later = await again()
    Object.assign(parts, { publishing: later.releases, mixtures: later.mixtures, sites: later.sites })
    expect((await ask('PUT', 'live', { release: release.id })).json()).toMatchObject({
      ...{ publishedRevision: 1, publishedAhead: 1 },
    })
    const live = await document(`?release=${release.id}`)
    expect(titleOf(live.site)).toBe('Welcome')
    expect(live.site.pages[1].sections[0].content.title).toEqual({ en: 'Ready' })
    expect((await ask('POST', 'releases', { language: 'en' })).json()).toMatchObject({ publishedAhead: 0 })
    expect(titleOf((await document('?release=live')).site)).toBe('Later')
    const list = (await ask('GET', 'releases')).json()
    expect(list.map(({ only }: { only: unknown }) => only)).toEqual([null, null, { page: 'rooms' }, null])
  })

  test('[U39] a part has nothing to join before the first publish, and what does not fit publishes nothing', async () => {
    const { ask, change, parts } = await opened()
    await change(rooms)
    const early = await ask('POST', 'releases', { page: 'rooms' })
    expect([early.statusCode, early.json().code]).toEqual([409, 'nothing-live'])
    await ask('POST', 'releases', {})
    const before = (await parts.siteStore.find('hotel'))!.liveRelease
    await change({ do: 'move-section', section: 'rooms-hero', place: 'home', after: null })
    const refused = await ask('POST', 'releases', { page: 'home' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'part-refused'])
    expect((await ask('POST', 'releases', { page: 'gone' })).statusCode).toBe(422)
    expect((await ask('POST', 'releases', { page: 'home', language: 'en' })).statusCode).toBe(400)
    expect((await parts.siteStore.find('hotel'))!.liveRelease).toBe(before)
    expect((await ask('GET', 'document?release=none')).statusCode).toBe(404)
  })

  test('[EDIT-8] [U40] nothing is published that lacks a required text, whoever asks for it', async () => {
    const { ask, change, parts } = await opened()
    await change(rooms, { ...inRooms('Words'), field: 'paragraph' } as Operation)
    await ask('POST', 'releases', {})
    const before = (await parts.siteStore.find('hotel'))!.liveRelease
    await change({ ...inRooms(''), value: null } as Operation, titled('Draft'))
    for (const wanted of [{}, { page: 'rooms' }]) {
      const refused = await ask('POST', 'releases', wanted)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'text-required'])
      expect(refused.json().message).toContain('rooms-hero/title')
    }
    expect((await parts.siteStore.find('hotel'))!.liveRelease).toBe(before)
    expect((await ask('POST', 'releases', { page: 'home' })).statusCode).toBe(201)
    await change(inRooms('Written'))
    expect((await ask('POST', 'releases', {})).statusCode).toBe(201)
  })

  test('[LIM-20] nothing is published that is longer than its limit; shortened, it is', async () => {
    const { ask, change } = await opened()
    await change(rooms, { ...inRooms('W'.repeat(400)), asWas: true } as Operation)
    const refused = await ask('POST', 'releases', {})
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'beyond-limits'])
    expect(refused.json().message).toContain('rooms-hero/title (')
    await change(inRooms('Words'))
    expect((await ask('POST', 'releases', {})).statusCode).toBe(201)
  })

  test('[U39] the smaller pictures that follow a part alone change nothing of what it took', async () => {
    const { ask, change, releases, completeWith } = await opened()
    await change(rooms)
    await ask('POST', 'releases', {})
    await change(inRooms('Ready'), titled('Draft'))
    completeWith('+small')
    await ask('POST', 'releases', { page: 'rooms' })
    await releases.idle()
    const list = (await ask('GET', 'releases')).json()
    expect(list.map(({ only }: { only: unknown }) => only)).toEqual([{ page: 'rooms' }, { page: 'rooms' }, null])
    expect((await ask('GET', 'document')).json()).toMatchObject({ publishedRevision: 1, publishedAhead: 1 })
  })

  test('[U39] a part joins what another server published meanwhile', async () => {
    const { change, mixtures, releases, sites, again } = await opened()
    await change(rooms, inRooms('One'))
    const first = (await sites.read('hotel'))!
    await releases.publish('hotel', first.site, first.revision)
    await change(titled('Both'))
    const other = await again()
    const { site, revision } = (await other.sites.read('hotel'))!
    await other.releases.publish('hotel', site, revision)
    await change(inRooms('Two'), titled('Draft'))
    const release = await mixtures.publish('hotel', { page: 'rooms' })
    expect(release).toMatchObject({ revision, ahead: [revision + 1] })
    const live = await mixtures.siteOf('hotel', release!.id)
    expect(titleOf(live!.site)).toBe('Both')
  })
})
