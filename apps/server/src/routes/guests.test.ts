import { type DeedEntry, type Endpoint, endpoints, type NewShareLink, type ShareLinkEntry } from '@mimar/contract'
import type { Language, Operation } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { Guests } from '../accounts/guests.ts'
import { ShareLinkStore } from '../store/share-links.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'

const LINKS = '/api/v1/sites/hotel/share-links'
const DAY = 86_400_000

const german: Language = {
  ...(someSite().languages[0] as Language),
  ...{ id: 'l2', code: 'de', name: 'German', localizedName: 'Deutsch', isPrimary: false, order: 2 },
}
const translated = (value: string, language = 'de'): Operation => ({
  ...{ do: 'set-field', section: 'hero', field: 'title', language, value },
})
const media = { id: 'new', source: '', hash: 'a'.repeat(64), width: 9, height: 9, placeholder: '' }
const picture = { ...media, isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
const button = { id: 'b9', buttonText: { en: 'Go' }, buttonUrl: '/', type: 'primary' }

/** One of each kind of change, and who may make it with a link. */
const changes: readonly (readonly [by: 'both' | 'edit' | 'translate' | 'nobody', operation: Operation])[] = [
  ['both', translated('Willkommen')],
  ['both', { do: 'together', operations: [translated('Hallo')] }],
  ['edit', titled('Hello')],
  ['edit', { do: 'set-media', id: 'new', media: picture }],
  ['edit', { do: 'insert-item', section: 'hero', list: 'buttons', after: null, item: button }],
  ['edit', { do: 'together', operations: [translated('Hallo'), titled('Hello')] }],
  ['nobody', { do: 'set-field', section: 'hero', field: 'titleAlignment', value: 'CENTER' }],
  ['nobody', { do: 'set-section', section: 'hero', property: 'isHidden', value: true }],
  ['nobody', { do: 'move-section', section: 'hero', place: 'home', after: null }],
  ['nobody', { do: 'remove-section', section: 'hero' }],
  ['nobody', { do: 'set-page-path', page: 'home', path: '/Else' }],
  ['nobody', { do: 'set-page-meta', page: 'home', property: 'title', language: 'de', value: 'x' }],
  ['nobody', { do: 'set-page-image', page: 'home', media: null }],
  ['nobody', { do: 'set-page-part', page: 'home', part: 'header', sections: [] }],
  ['nobody', { do: 'remove-page', page: 'home' }],
  ['nobody', { do: 'set-theme', property: 'look', value: 'ROUNDED' }],
  ['nobody', { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' }],
  ['nobody', { do: 'set-languages', languages: someSite().languages }],
  ['nobody', { do: 'set-events', events: [] }],
  ['nobody', { do: 'set-source', text: 'page.home/title', language: 'de', source: 'x' }],
  [
    'nobody',
    { do: 'together', operations: [translated('Hallo'), { do: 'set-theme', property: 'look', value: 'SHARP' }] },
  ],
]

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const { app, parts, owner, cookieFor } = running
    const cookie = await cookieFor(owner.id)
    await parts.sites.send(
      'hotel',
      {
        base: 0,
        changes: [
          { id: 'languages', operation: { do: 'set-languages', languages: [...someSite().languages, german] } },
        ],
      },
      owner.id,
    )
    type Method = Endpoint['method']
    const asked = (method: Method | 'HEAD', url: string, headers: object, payload?: object) =>
      app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
    const asOwner = (method: Method, url: string, payload?: object) => asked(method, url, { cookie }, payload)
    const asGuest = (token: string, method: Method, url: string, payload?: object) =>
      asked(method, url, { authorization: `Bearer ${token}` }, payload)
    const letIn = async (scope: 'edit' | 'translate', days = 7, language = 'de', name?: string) => {
      const answer = await asOwner('POST', LINKS, { days, scope, name, ...(scope === 'translate' && { language }) })
      const link = answer.json<NewShareLink>()
      return { ...link, status: answer.statusCode, token: link.address ? new URL(link.address).hash.slice(1) : '' }
    }
    let count = 0
    const send = (token: string, ...operations: Operation[]) => {
      count += 1
      const all = operations.map((operation, at) => ({ id: `change-${count}-${at}`, operation }))
      return asGuest(token, 'POST', '/api/v1/sites/hotel/operations', { base: 0, changes: all })
    }
    return { ...running, cookie, asked, asOwner, asGuest, letIn, send }
  }

  test('[EDIT-14] [U4] an owner lets a guest in with a link: told once, kept as a hash, and listed with what it opens', async () => {
    const { letIn, asOwner, asGuest, parts } = await open()
    const edit = await letIn('edit')
    const translate = await letIn('translate', 1)
    expect(edit.address).toMatch(/^http:\/\/localhost:3000\/guest\/hotel\/#[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(translate.address).toMatch(/^http:\/\/localhost:3000\/guest\/hotel\/\?lang=de#/)
    const rows = JSON.stringify(await parts.database.query.selectFrom('share_links').selectAll().execute())
    for (const { token } of [edit, translate]) expect(rows).not.toContain(token.split('.')[1])
    const listed = (await asOwner('GET', LINKS)).json<ShareLinkEntry[]>()
    expect(listed.map(({ scope, language }) => [scope, language])).toEqual(
      expect.arrayContaining([
        ['edit', null],
        ['translate', 'de'],
      ]),
    )
    const read = async ({ token }: { token: string }) =>
      (await asGuest(token, 'GET', '/api/v1/sites/hotel/document')).json().account
    expect(await read(edit)).toEqual({ email: '', rights: ['read-site', 'edit-site'], guest: { translates: null } })
    expect(await read(translate)).toEqual({
      ...{ email: '', rights: ['read-site', 'translate-site'], guest: { translates: 'de' } },
    })
  })

  test('[EDIT-14] [U4] what a guest may change is what the link is for, and of a request with more nothing is kept', async () => {
    for (const scope of ['edit', 'translate'] as const) {
      const { letIn, send, parts } = await open()
      const { token } = await letIn(scope)
      for (const [by, operation] of changes) {
        const before = (await parts.sites.read('hotel'))?.revision
        const answer = await send(token, operation)
        const may = by === 'both' || by === scope
        const about = `${scope}: ${JSON.stringify(operation).slice(0, 90)}`
        expect(answer.statusCode, about).toBe(may ? 200 : 403)
        if (may) continue
        expect(answer.json(), about).toMatchObject({ code: scope === 'edit' ? 'content-only' : 'translation-only' })
        expect((await parts.sites.read('hotel'))?.revision, about).toBe(before)
      }
      const whole = await send(token, translated('Halb'), { do: 'set-theme', property: 'look', value: 'CORNERED' })
      expect(whole.json()).toMatchObject({ status: 403, changes: [] })
    }
  })

  test('[EDIT-14] nobody translates the language a site is written in, also when it became that later', async () => {
    const { letIn, send, asOwner, parts, owner } = await open()
    expect((await letIn('translate', 7, 'de')).status).toBe(201)
    for (const language of ['en', 'xx', '']) {
      expect((await asOwner('POST', LINKS, { days: 7, scope: 'translate', language })).statusCode).toBe(400)
    }
    expect((await asOwner('POST', LINKS, { days: 0, scope: 'edit' })).statusCode).toBe(400)
    const { token } = await letIn('translate')
    expect((await send(token, translated('Mein'))).statusCode).toBe(200)
    const languages = [...someSite().languages, german].map((one) => ({ ...one, isPrimary: one.code === 'de' }))
    const swap = { id: 'swapped-1', operation: { do: 'set-languages', languages } as Operation }
    const swapped = await parts.sites.send('hotel', { base: 0, changes: [swap] }, owner.id)
    expect(swapped?.refused).toBeNull()
    expect((await send(token, translated('Mein'))).statusCode).toBe(403)
  })

  test('[EDIT-14] only owners let guests in: a designer neither makes, sees nor closes such a link', async () => {
    const { letIn, asked, parts, cookieFor } = await open()
    const designer = await parts.accounts.insert('nour@example.com', 'member')
    await parts.accounts.addMember('hotel', designer.id, 'designer')
    const headers = { cookie: await cookieFor(designer.id) }
    const { id, token } = await letIn('edit')
    expect((await asked('POST', LINKS, headers, { days: 7, scope: 'edit' })).statusCode).toBe(403)
    expect((await asked('GET', LINKS, headers)).json()).toEqual([])
    expect((await asked('DELETE', `${LINKS}/${id}`, headers)).statusCode).toBe(404)
    expect((await asked('POST', LINKS, headers, { days: 7 })).statusCode).toBe(201)
    expect(await parts.guests.find(token)).toMatchObject({ site: 'hotel' })
    await parts.database.query.updateTable('members').set({ role: 'designer' }).execute()
    expect(await parts.guests.find(token)).toBeUndefined()
  })

  test('[EDIT-14] a token opens what is for guests and no other route of its site, whoever is signed in beside it', async () => {
    const { letIn, asked, cookie, parts } = await open()
    const { token } = await letIn('edit')
    const headers = { cookie, authorization: `Bearer ${token}` }
    const before = (await parts.sites.read('hotel'))?.revision
    for (const [name, { method, path, isForGuests }] of Object.entries<Endpoint>(endpoints)) {
      const url = `/api/v1${path.replace(':id', 'hotel')}`
      const answer = await asked(method, url, headers, method === 'GET' ? undefined : {})
      if (isForGuests) expect([200, 201, 400, 415], name).toContain(answer.statusCode)
      else expect(answer.json(), name).toMatchObject({ status: 403, code: 'not-allowed' })
      // Asked for its head alone, an address answers the same.
      if (method === 'GET') expect((await asked('HEAD', url, headers)).statusCode, name).toBe(answer.statusCode)
    }
    for (const query of ['revision=0', 'release=live']) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await asked(method, `/api/v1/sites/hotel/document?${query}`, headers)).statusCode).toBe(403)
      }
    }
    expect((await asked('POST', LINKS, headers, { days: 7 })).statusCode).toBe(403)
    expect((await asked('POST', LINKS, headers, { days: 7, scope: 'edit' })).statusCode).toBe(403)
    expect((await parts.sites.read('hotel'))?.revision).toBe(before)
    // The owner beside them is signed in still: nothing a guest asks for ends that.
    expect((await asked('GET', '/api/v1/session', { cookie })).statusCode).toBe(200)
  })

  test('[EDIT-14] on another site a token finds nothing, its owner’s included', async () => {
    const { letIn, asGuest, parts, owner } = await open()
    await parts.siteStore.insert({ site: someSite('cafe'), slug: 'cafe', name: 'Café', owner: owner.id })
    const { token } = await letIn('edit')
    const change = { base: 0, changes: [{ id: 'change-1', operation: titled('Mine now') }] }
    for (const [method, path, payload] of [
      ['GET', 'document', undefined],
      ['GET', 'canvas.css', undefined],
      ['GET', 'operations?since=0', undefined],
      ['POST', 'operations', change],
      ['POST', 'share-links', { days: 0 }],
      ['POST', 'media', {}],
    ] as const) {
      const answer = await asGuest(token, method, `/api/v1/sites/cafe/${path}`, payload)
      expect(answer.json(), path).toMatchObject({ status: 404, code: 'site-missing' })
    }
    expect(titleOf((await parts.sites.read('cafe'))!.site)).toBe('Welcome')
  })

  test('[EDIT-14] pictures come with the token of who edits, and not of who translates', async () => {
    const { letIn, app } = await open()
    const payload = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const statuses = []
    for (const scope of ['edit', 'translate'] as const) {
      const headers = { authorization: `Bearer ${(await letIn(scope)).token}`, 'content-type': 'image/svg+xml' }
      statuses.push(
        (await app.inject({ method: 'POST', url: '/api/v1/sites/hotel/media', headers, payload })).statusCode,
      )
    }
    expect(statuses).toEqual([201, 403])
  })

  test('[EDIT-14] a link that is closed ends with the next request, opens again by Undo, and ends by itself', async () => {
    const { letIn, send, asOwner, asGuest, parts } = await open()
    const { id, token } = await letIn('edit')
    expect((await send(token, titled('Before'))).statusCode).toBe(200)
    const preview = (await asGuest(token, 'POST', LINKS, { days: 0 })).json<NewShareLink>()
    const [name = ''] = new URL(preview.address).host.split('.')
    expect(await parts.shareLinks.siteOf(name)).toBe('hotel')
    expect((await asOwner('DELETE', `${LINKS}/${id}`)).statusCode).toBe(204)
    const refused = await send(token, titled('After'))
    expect(refused.json()).toMatchObject({ status: 401, code: 'guest-link-ended' })
    expect(await parts.shareLinks.siteOf(name)).toBeUndefined()
    expect(titleOf((await parts.sites.read('hotel'))!.site)).toBe('Before')
    expect((await asOwner('PUT', `${LINKS}/${id}`, {})).statusCode).toBe(200)
    expect((await send(token, titled('After'))).statusCode).toBe(200)
    const later = (days: number) =>
      new Guests(new ShareLinkStore(parts.database), () => new Date(Date.now() + days * DAY))
    expect(await later(6.9).find(token)).toMatchObject({ site: 'hotel' })
    expect(await later(7).find(token)).toBeUndefined()
  })

  test('[EDIT-14] a token that is another by a letter, cut, or of another link opens nothing; guessing is not heard for long', async () => {
    const { letIn, asGuest, asked, cookie } = await open()
    const [one, other] = [await letIn('edit'), await letIn('translate')]
    const [id, secret = ''] = one.token.split('.')
    const last = secret.at(0) === 'A' ? 'B' : 'A'
    const wrong = [
      `${id}.${last}${secret.slice(1)}`,
      `${id}.`,
      secret,
      `${other.id}.${secret}`,
      '',
      'null',
      `${id}.${secret}x`,
    ]
    for (const token of wrong) {
      const answer = await asGuest(token, 'GET', '/api/v1/sites/hotel/document')
      expect(answer.json(), token).toMatchObject({ status: 401, code: 'guest-link-ended' })
    }
    // No session steps in for a token that opens nothing.
    const both = { cookie, authorization: 'Bearer wrong' }
    expect((await asked('GET', '/api/v1/sites/hotel/document', both)).statusCode).toBe(401)
    const guess = (link: string) => asGuest(`${link}.${last}${secret.slice(1)}`, 'GET', '/api/v1/sites/hotel/document')
    for (let tries = 0; tries < 30; tries += 1) await guess(one.id)
    expect((await guess(one.id)).statusCode).toBe(429)
    // Nor is anybody shut out by guesses who has the right token.
    expect((await asGuest(one.token, 'GET', '/api/v1/sites/hotel/document')).statusCode).toBe(200)
    // Guests of other links come in still, from the same address too.
    expect((await guess(other.id)).statusCode).toBe(401)
    expect((await asGuest(other.token, 'GET', '/api/v1/sites/hotel/document')).statusCode).toBe(200)
    const enter = () => asked('POST', '/api/v1/session', {}, { authHash: 'x'.repeat(43) })
    for (let tries = 0; tries < 30; tries += 1) expect((await enter()).statusCode).toBe(401)
    const signIn = await enter()
    expect(signIn.json()).toMatchObject({ status: 429, code: 'rate-limited' })
    expect((await asked('GET', '/api/v1/sites/hotel/document', { cookie })).statusCode).toBe(200)
  })

  test('[EDIT-14] a page of another origin changes nothing with a token either', async () => {
    const { letIn, asked, parts } = await open()
    const headers = { authorization: `Bearer ${(await letIn('edit')).token}`, 'sec-fetch-site': 'cross-site' }
    const body = { base: 0, changes: [{ id: 'change-1', operation: titled('Theirs') }] }
    const answer = await asked('POST', '/api/v1/sites/hotel/operations', headers, body)
    expect(answer.json()).toMatchObject({ status: 403, code: 'origin-refused' })
    expect(titleOf((await parts.sites.read('hotel'))!.site)).toBe('Welcome')
  })

  test('[EDIT-14] [U4] a guest reads changes from their link on, and none that was taken back before', async () => {
    const { letIn, send, asGuest, asOwner, parts, owner } = await open()
    let count = 0
    const write = (operation: Operation) => {
      count += 1
      return parts.sites.send('hotel', { base: 0, changes: [{ id: `written-${count}`, operation }] }, owner.id)
    }
    await write(titled('SECRET'))
    await write(titled('Welcome'))
    const { token } = await letIn('edit')
    await write(titled('Since then'))
    const read = (since: number) => asGuest(token, 'GET', `/api/v1/sites/hotel/operations?since=${since}`)
    for (const since of [0, 1, 2, 3]) {
      const answer = await read(since)
      expect(answer.body).not.toContain('SECRET')
      expect(answer.json<{ revision: number }[]>().map(({ revision }) => revision)).toEqual([4])
    }
    const sent = await send(token, titled('By a guest'))
    expect(sent.json()).toMatchObject({ revision: 5, missed: [{ revision: 4 }] })
    expect(sent.body).not.toContain('SECRET')
    const all = await asOwner('GET', '/api/v1/sites/hotel/operations?since=0')
    expect(all.json<unknown[]>()).toHaveLength(5)
  })

  test('[EDIT-14] what a guest did is told as a guest’s, and the editor opens for them without a word of the link', async () => {
    const { letIn, send, asOwner, app, parts } = await open()
    const { token } = await letIn('edit')
    await send(token, titled('By a guest'))
    const [deed] = (await asOwner('GET', '/api/v1/sites/hotel/history')).json<{ isGuest: boolean; who: string }[]>()
    expect(deed).toMatchObject({ isGuest: true, isYou: false, who: '' })
    const { writeFileSync } = await import('node:fs')
    writeFileSync(`${parts.editorDir}/index.html`, '<meta name="referrer" content="same-origin" />')
    const page = await app.inject({ url: '/guest/hotel/?lang=de' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('content="no-referrer"')
    expect((await app.inject({ url: '/guest/nowhere/' })).body).toBe(page.body)
  })

  test('[EDIT-14] [EDIT-15] history names the link a guest came with, to owners alone, also when its time is over', async () => {
    const { letIn, send, asOwner, asked, asGuest, parts, cookieFor } = await open()
    const named = await letIn('edit', 1, undefined, '  سلمى, texts ')
    await letIn('edit')
    await send(named.token, titled('By Salma'))
    const historyOf = async (cookie: string) =>
      (await asked('GET', '/api/v1/sites/hotel/history', { cookie })).json<DeedEntry[]>()
    const deed = (await asOwner('GET', '/api/v1/sites/hotel/history')).json<DeedEntry[]>()[0]
    expect(deed).toMatchObject({ isGuest: true, who: '', link: 'سلمى, texts' })
    const listed = (await asOwner('GET', LINKS)).json<ShareLinkEntry[]>()
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['', 'سلمى, texts'])
    for (const role of ['designer', 'editor'] as const) {
      const member = await parts.accounts.insert(`${role}@example.com`, 'member')
      await parts.accounts.addMember('hotel', member.id, role)
      expect((await historyOf(await cookieFor(member.id)))[0], role).toMatchObject({ isGuest: true, link: '' })
    }
    await parts.database.query.updateTable('share_links').set({ expires_at: '2020' }).execute()
    await letIn('edit')
    expect((await asOwner('GET', '/api/v1/sites/hotel/history')).json()[0]).toMatchObject({ link: 'سلمى, texts' })
    expect((await asOwner('GET', LINKS)).json()).toMatchObject([{ name: '' }])
    expect((await asGuest(named.token, 'GET', '/api/v1/sites/hotel/document')).statusCode).toBe(401)
    const kept = await parts.database.query.selectFrom('share_links').select('name').execute()
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['', 'سلمى, texts'])
    expect((await letIn('edit', 1, undefined, 'x'.repeat(61))).status).toBe(400)
  })
})
