import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailSink, openMailSink, readable } from '../testing/mail-sink.ts'

const SALMA = 'salma@example.com'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const DAY = 24 * 60 * 60_000

describe.each(dialects)('$name', (dialect) => {
  /** Salma is signed in on a device that is `here`. */
  async function signedIn() {
    const sink = await openMailSink()
    const running = await testApp(dialect, { SMTP_URL: sink.address })
    const salma = await running.parts.accounts.insert(SALMA, 'member')
    await running.parts.accounts.greet(salma.id, 'en', new Date())
    const here = await running.cookieFor(salma.id)
    return { sink, running, salma, here }
  }

  const press = (running: TestApp, form: Record<string, string>, headers: Record<string, string> = {}) =>
    running.app.inject({
      ...{ method: 'POST', url: '/sites', payload: new URLSearchParams(form).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': FIREFOX, ...headers },
    })
  const cookieOf = (answer: Awaited<ReturnType<typeof press>>, name: string) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''
  const numberIn = (page: string) => Number(/data-number="(\d\d)"/.exec(page)?.[1])
  /** Another browser asks for a link, and waits. */
  async function ask(running: TestApp, headers: Record<string, string> = {}, mail = SALMA) {
    const answer = await press(running, { mail }, headers)
    expect(answer.statusCode).toBe(200)
    return { cookie: cookieOf(answer, 'mimar_asked'), number: numberIn(answer.body), page: answer.body }
  }
  const waiting = async ({ app }: TestApp, cookie: string) =>
    (await app.inject({ url: '/api/v1/account/waiting', headers: { cookie } })).json<{ id: string; number: number }[]>()
  const letIn = ({ app }: TestApp, cookie: string, { id, number }: { readonly id: string; readonly number: number }) =>
    app.inject({ method: 'POST', url: `/api/v1/account/waiting/${id}`, headers: { cookie }, payload: { number } })
  const block = ({ app }: TestApp, cookie: string, id: string) =>
    app.inject({ method: 'DELETE', url: `/api/v1/account/waiting/${id}`, headers: { cookie } })
  const stateOf = async ({ app }: TestApp, cookie: string) =>
    (await app.inject({ url: '/api/v1/session/waiting', headers: { cookie } })).json<{ state: string }>().state
  const goOn = (running: TestApp, cookie: string) => press(running, { mail: SALMA, waiting: '1' }, { cookie })
  const whoIs = async ({ app }: TestApp, cookie: string) =>
    (await app.inject({ url: '/api/v1/session', headers: { cookie } })).json<{ account?: { email: string } }>().account
      ?.email

  /** The mail that came so many-th. */
  async function nth(sink: MailSink, count: number) {
    await eventually(() => expect(sink.mails.length).toBeGreaterThanOrEqual(count))
    const text = readable(sink.mails[count - 1]?.data ?? '')
    return { text, authHash: /authHash=([\w-]{43})/.exec(text)?.[1] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' }
  }

  test('a device that is signed in is asked about another, and lets it in: both show one number', async () => {
    const { sink, running, salma, here } = await signedIn()
    const { cookie, number } = await ask(running)
    const { authHash } = await nth(sink, 1)
    const [device, ...others] = await waiting(running, here)
    expect(others).toEqual([])
    expect(device).toMatchObject({ browser: 'Firefox', system: 'Windows', number, isIn: false })
    expect([await stateOf(running, cookie), (await goOn(running, cookie)).statusCode]).toEqual(['waiting', 401])
    expect((await letIn(running, here, device!)).statusCode).toBe(204)
    expect([await stateOf(running, cookie), await waiting(running, here)]).toEqual(['let-in', []])
    const entered = await goOn(running, cookie)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/sites'])
    expect(await whoIs(running, cookieOf(entered, 'mimar_session'))).toBe(SALMA)
    // Once; and the link in the mail has ended with it.
    expect((await goOn(running, cookie)).statusCode).toBe(401)
    expect((await press(running, { authHash })).statusCode).toBe(401)
    const deeds = (await running.parts.audit.of(salma, 10)).map(({ deed, about }) => `${deed} ${about}`)
    expect(deeds).toEqual(['came-by-device Firefox · Windows', 'device-let-in Firefox · Windows'])
  })

  test('another number, another account, an answer before and a proof that is too old let nobody in', async () => {
    const { running, here } = await signedIn()
    const omar = await running.parts.accounts.insert('omar@example.com', 'member')
    const { cookie, number } = await ask(running)
    const [device] = await waiting(running, here)
    const wrong = { id: device!.id, number: number === 99 ? 98 : number + 1 }
    expect((await letIn(running, here, wrong)).json()).toMatchObject({ status: 409, code: 'waiting-over' })
    const elsewhere = await running.cookieFor(omar.id)
    expect(await waiting(running, elsewhere)).toEqual([])
    for (const answer of [await letIn(running, elsewhere, device!), await block(running, elsewhere, device!.id)])
      expect(answer.json()).toMatchObject({ code: 'waiting-over' })
    const sessions = running.parts.database.query.updateTable('sessions')
    await sessions.set({ proven_at: new Date(Date.now() - DAY).toISOString() }).execute()
    expect((await letIn(running, here, device!)).json()).toMatchObject({ status: 403, code: 'proof-needed' })
    expect(await stateOf(running, cookie)).toBe('waiting')
    expect((await block(running, here, device!.id)).statusCode).toBe(204)
    expect((await block(running, here, device!.id)).statusCode).toBe(409)
  })

  test('No ends link and code, tells the one who asked nothing, and writes to whose account it is', async () => {
    const { sink, running, salma, here } = await signedIn()
    await running.parts.database.query.updateTable('accounts').set({ language: 'de' }).execute()
    const { cookie } = await ask(running)
    const { authHash, code } = await nth(sink, 1)
    const [device] = await waiting(running, here)
    expect((await block(running, here, device!.id)).statusCode).toBe(204)
    // As if nobody had answered: also the right code is answered like a wrong one.
    expect([await stateOf(running, cookie), (await goOn(running, cookie)).statusCode]).toEqual(['waiting', 401])
    const typed = await press(running, { mail: SALMA, mailCode: code }, { cookie })
    expect([typed.statusCode, typed.body.includes('This is not the code of the newest mail')]).toEqual([401, true])
    expect((await press(running, { authHash })).statusCode).toBe(401)
    expect((await nth(sink, 2)).text).toMatch(/ferngehalten[\s\S]*Firefox · Windows[\s\S]*Es kam nicht hinein\./)
    expect((await running.parts.audit.of(salma, 1))[0]).toMatchObject({ deed: 'device-blocked' })
  })

  test.each(['link', 'code'] as const)('No signs out what came by its %s meanwhile, and says so', async (way) => {
    const { sink, running, here } = await signedIn()
    const { cookie } = await ask(running)
    const { authHash, code } = await nth(sink, 1)
    const sent = way === 'link' ? { authHash } : { mail: SALMA, mailCode: code }
    const session = cookieOf(await press(running, sent, { cookie }), 'mimar_session')
    expect(await whoIs(running, session)).toBe(SALMA)
    const [device] = await waiting(running, here)
    expect(device).toMatchObject({ isIn: true })
    expect((await letIn(running, here, device!)).statusCode).toBe(409)
    expect((await block(running, here, device!.id)).statusCode).toBe(204)
    expect([await whoIs(running, session), await whoIs(running, here)]).toEqual([undefined, SALMA])
    const mails = () => sink.mails.map(({ data }) => readable(data)).join('')
    await eventually(() => expect(mails()).toContain('So somebody can read your mails.'))
  })

  test('whoever says No to everything locks nobody out: for a day nobody is asked, and links work', async () => {
    const { sink, running, here } = await signedIn()
    await ask(running)
    await nth(sink, 1)
    await block(running, here, (await waiting(running, here))[0]!.id)
    const { number } = await ask(running)
    expect([Number.isInteger(number), await waiting(running, here)]).toEqual([true, []])
    await eventually(() => expect(sink.mails).toHaveLength(3))
    const last = sink.mails.map(({ data }) => readable(data)).findLast((text) => text.includes('authHash='))
    const authHash = /authHash=([\w-]{43})/.exec(last ?? '')?.[1] ?? ''
    const entered = await press(running, { authHash })
    expect(await whoIs(running, cookieOf(entered, 'mimar_session'))).toBe(SALMA)
  })

  test('three devices an hour are asked about, ten a day, and each browser is shown a number all the same', async () => {
    const { running, here } = await signedIn()
    const { query } = running.parts.database
    const asked = []
    for (let n = 0; n < 4; n += 1) asked.push((await ask(running)).number)
    expect(new Set(asked.slice(0, 3)).size).toBe(3)
    expect((await waiting(running, here)).map(({ number }) => number)).toEqual(asked.slice(0, 3))
    const stranger = await ask(running, {}, 'nobody@example.com')
    expect([stranger.number, asked[3]].every((number) => (number ?? 0) >= 10 && (number ?? 0) <= 99)).toBe(true)
    const hoursLater = async (hours: number) => {
      const at = new Date(Date.now() - hours * 60 * 60_000).toISOString()
      await query.updateTable('sign_in_asks').set({ created_at: at, expires_at: at }).execute()
      running.later(hours * 60 * 60)
    }
    for (const expected of [3, 3, 1, 0]) {
      await hoursLater(2)
      for (let n = 0; n < 3; n += 1) await ask(running)
      expect(await waiting(running, here)).toHaveLength(expected)
    }
  })

  test('a browser that asks again is asked about by its newest number alone, and one that is signed in to it not at all', async () => {
    const { running, here } = await signedIn()
    const first = await ask(running)
    const again = await ask(running, { cookie: first.cookie })
    expect((await waiting(running, here)).map(({ number }) => number)).toEqual([again.number])
    await ask(running, { cookie: here })
    expect(await waiting(running, here)).toHaveLength(1)
  })

  test('of many asks at once three are asked about, five mailed, and each of the three has a number of its own', async () => {
    const { running, here } = await signedIn()
    const device = { browser: 'Firefox', system: 'Windows' }
    const asked = { email: SALMA, language: 'en', path: '/sites', device, former: undefined }
    await Promise.all(Array.from({ length: 40 }, () => running.parts.mailedLinks.ask(asked)))
    const shown = (await waiting(running, here)).map(({ number }) => number)
    expect([shown.length, new Set(shown).size]).toEqual([3, 3])
    const asks = running.parts.database.query.selectFrom('sign_in_asks').select('code')
    expect(await asks.where('code', 'is not', null).execute()).toHaveLength(5)
  })

  test('where every number is taken, one is shown a second time', async () => {
    const { running } = await signedIn()
    const at = new Date(Date.now() - 1000).toISOString()
    const times = { created_at: at, expires_at: at, used_at: at }
    const kept = { email: SALMA, browser: 'x', code: null, path: '/', link: null, guesses: 0, ...times }
    const rows = Array.from({ length: 90 }, (_, n) => ({ ...kept, id: `${n}`, number: n + 10 }))
    await running.parts.database.query.insertInto('sign_in_asks').values(rows).execute()
    expect(Number.isInteger((await ask(running)).number)).toBe(true)
  })

  test('whoever reads the mails gets past no question: by asking on, for another address, or as somebody else', async () => {
    const { running, here } = await signedIn()
    const omar = await running.parts.accounts.insert('omar@example.com', 'member')
    const first = await ask(running)
    // Another address in the same browser leaves the first one asked about.
    const elsewhere = await ask(running, { cookie: first.cookie }, 'omar@example.com')
    expect((await waiting(running, here)).map(({ number }) => number)).toEqual([first.number])
    const second = await ask(running, { cookie: `${await running.cookieFor(omar.id)}; ${elsewhere.cookie}` })
    expect((await waiting(running, here)).map(({ number }) => number)).toEqual([first.number, second.number])
    const third = await ask(running, { cookie: second.cookie })
    await ask(running, { cookie: third.cookie })
    // Nobody is asked about the fourth, so the third stays.
    expect((await waiting(running, here)).map(({ number }) => number)).toEqual([first.number, third.number])
  })

  test('No ends all that is open for the address, and what came in by it; the session that says it stays', async () => {
    const { sink, running, here } = await signedIn()
    const mails: Awaited<ReturnType<typeof nth>>[] = []
    for (let n = 1; n <= 5; n += 1) {
      await ask(running)
      mails.push(await nth(sink, n))
    }
    const [own, theirs, ...open] = mails
    const came = async (authHash: string) => cookieOf(await press(running, { authHash }), 'mimar_session')
    const [laptop, stranger] = [await came(own!.authHash), await came(theirs!.authHash)]
    // A device is not asked about itself.
    const asked = await waiting(running, laptop)
    expect(asked).toMatchObject([{ isIn: true }, { isIn: false }])
    expect(await waiting(running, here)).toHaveLength(3)
    expect((await block(running, laptop, asked[1]!.id)).statusCode).toBe(204)
    for (const { authHash } of open) expect((await press(running, { authHash })).statusCode).toBe(401)
    const who = await Promise.all([laptop, stranger, here].map((cookie) => whoIs(running, cookie)))
    expect(who).toEqual([SALMA, undefined, SALMA])
    const sent = () => sink.mails.map(({ data }) => readable(data)).join('')
    await eventually(() => expect(sent()).toContain('So somebody can read your mails.'))
    expect(await waiting(running, here)).toMatchObject([{ isIn: true }])
    await ask(running)
    expect(await waiting(running, here)).toHaveLength(1)
  })

  test('an address whose accents are typed apart is the same: its devices are asked, and its mails counted', async () => {
    const { running, salma, here } = await signedIn()
    const accounts = running.parts.database.query.updateTable('accounts').set({ email: 'rené@example.com' })
    await accounts.where('id', '=', salma.id).execute()
    await ask(running, {}, 'rene\u0301@example.com')
    await ask(running, {}, 'rené@example.com')
    expect(await waiting(running, here)).toHaveLength(2)
  })

  test('a mail that is written while its ask is answered has no link', async () => {
    const { running, here } = await signedIn()
    const { query } = running.parts.database
    const { cookie } = await ask(running)
    const asks = await query.selectFrom('sign_in_asks').select('id').execute()
    await query.updateTable('sign_in_asks').set({ link: null }).execute()
    await letIn(running, here, (await waiting(running, here))[0]!)
    expect((await goOn(running, cookie)).statusCode).toBe(303)
    const compose = (kept: string) => running.parts.mailedLinks.compose(SALMA, { ask: kept, code: '' })
    expect(await compose(asks[0]!.id)).toBeUndefined()
  })

  test('what was let in by a session that has ended since lets nobody in', async () => {
    const { running, here } = await signedIn()
    const { cookie } = await ask(running)
    await letIn(running, here, (await waiting(running, here))[0]!)
    await running.app.inject({ method: 'DELETE', url: '/api/v1/session', headers: { cookie: here } })
    expect([await stateOf(running, cookie), (await goOn(running, cookie)).statusCode]).toEqual(['waiting', 401])
  })

  test('who is signed in and asks for a proof is shown no number, since nobody is asked', async () => {
    const { running, here } = await signedIn()
    const asked = await ask(running, { cookie: here })
    expect(asked.page).not.toContain('data-number')
    const typed = await press(running, { mail: SALMA, mailCode: '000000' }, { cookie: `${here}; ${asked.cookie}` })
    expect([typed.statusCode, typed.body.includes('data-number')]).toEqual([401, false])
  })

  test('after ten minutes nobody is asked, and nobody let in', async () => {
    const { running, here } = await signedIn()
    const { cookie } = await ask(running)
    const [device] = await waiting(running, here)
    const past = { expires_at: new Date(Date.now() - 1000).toISOString() }
    await running.parts.database.query.updateTable('sign_in_asks').set(past).execute()
    expect(await waiting(running, here)).toEqual([])
    expect((await letIn(running, here, device!)).statusCode).toBe(409)
    expect(await stateOf(running, cookie)).toBe('over')
  })

  test.each([
    ['en', 'Both screens must show this number'],
    ['ar', 'يجب أن يظهر على الشاشتين هذا الرقم'],
    ['tr', 'İki ekranda da şu sayı görünmelidir'],
    ['de', 'Beide Bildschirme müssen diese Zahl zeigen'],
    ['fr', 'Les deux écrans doivent afficher ce nombre'],
  ])('the number is asked for in %s', async (language, sentence) => {
    const { running } = await signedIn()
    const { page, number } = await ask(running, { 'accept-language': language })
    expect(page).toContain(sentence)
    expect(page).toContain(`<bdi dir="ltr">${number}</bdi>`)
  })
})
