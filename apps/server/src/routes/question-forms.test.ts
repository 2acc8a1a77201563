import type { Message } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { withForm, withHours } from '../testing/question-form.ts'
import { someSite } from '../testing/site.ts'

const HOST = 'hotel.localhost:3000'
const CONTACT = '/api/v1/sites/form/contact/hotel/'
const QUESTIONS = [
  { id: 'when', label: 'When?', kind: 'STAY', most: 14 },
  { id: 'who', label: 'Guests', kind: 'PEOPLE', most: 4 },
  {
    id: 'room',
    label: 'Room',
    kind: 'ONE',
    options: [
      { id: 'single', option: 'Single <room>' },
      { id: 'other', option: 'Another' },
    ],
  },
  { id: 'which', label: 'Which one', kind: 'TEXT', condition: 'SECOND' },
  { id: 'wish', label: 'Wishes', kind: 'LONG', needed: false },
]
const BESIDE = {
  thanks: { title: 'We have it', text: 'Until soon.' },
  steps: [{ id: 's', step: 'We look at the days.' }],
}
const right = {
  ...{ name: 'Salma', email: 'salma@example.com', siteHash: 'hash', form: 'form' },
  ...{ 'a/when/from': '2026-05-10', 'a/when/until': '2026-05-12', 'a/who/adults': '2', 'a/who/children': '1' },
  ...{ 'a/room': 'single', 'a/wish': '=SUM(1) & a cot' },
}

describe.each(dialects)('$name', (dialect) => {
  async function open(site = withForm(someSite(), QUESTIONS, BESIDE)) {
    const running = await testApp(dialect, {}, { now: () => Date.parse('2026-05-01T12:00:00Z') })
    const { app, parts } = running
    const asked: string[] = []
    Object.assign(parts, {
      mixtures: {
        publish: async () => undefined,
        siteOf: async (_: string, release: string) => {
          asked.push(release)
          return { site, revision: 1 }
        },
      },
    })
    await parts.database.query.updateTable('sites').set({ live_release: 'r1' }).where('id', '=', 'hotel').execute()
    const post = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: `${CONTACT}?lang=en`, payload, headers: { host: HOST, ...headers } })
    const plain = (values: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: `${CONTACT}?lang=en`,
        payload: new URLSearchParams(values).toString(),
        headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      })
    const stored = (): Promise<Message[]> =>
      parts.messages.store.list({ site: 'hotel', folder: 'inbox', search: '' }, 100)
    return { ...running, post, plain, stored, asked }
  }

  test('[FORM-7] answers are stored typed, beside a text that says all of them', async () => {
    const { post, stored, asked } = await open()
    expect((await post(right)).statusCode).toBe(204)
    const [message] = await stored()
    expect(message?.answers).toEqual([
      { question: 'when', label: 'When?', kind: 'STAY', from: '2026-05-10', until: '2026-05-12' },
      { question: 'who', label: 'Guests', kind: 'PEOPLE', adults: 2, children: 1 },
      { question: 'room', label: 'Room', kind: 'ONE', value: 'Single <room>' },
      { question: 'wish', label: 'Wishes', kind: 'LONG', value: '=SUM(1) & a cot' },
    ])
    expect(message?.text).toBe(
      [
        'When? Sunday, May 10, 2026 – Tuesday, May 12, 2026 · Nights: 2',
        'Guests: Adults: 2 · Children: 1',
        'Room: Single <room>',
        'Wishes:\n=SUM(1) & a cot',
      ].join('\n'),
    )
    expect(message?.kind).toBe('contact')
    expect(asked).toEqual(['r1'])
  })

  test('[FORM-7] each value that is refused says which one and what it should be; nothing is stored', async () => {
    const { post, stored } = await open()
    const wrong = { ...right, email: 'salma@mail', 'a/when/until': '2026-05-10', 'a/who/adults': '9' }
    const answer = await post(wrong)
    expect(answer.json()).toEqual({
      status: 400,
      code: 'form-faulty',
      message: expect.stringMatching(/When\?: Please choose the day.*Guests: .*at most 4.*email/s),
    })
    expect(await stored()).toEqual([])
  })

  test('[FORM-7] without a script the form comes back with all that was typed and what is wrong, in order', async () => {
    const { plain, stored } = await open()
    const answer = await plain({ ...right, 'a/room': 'other', 'a/who/adults': '9', name: '' })
    expect([answer.statusCode, await stored()]).toEqual([400, []])
    const { body } = answer
    expect(body).toMatch(/<li><a href="#a-who">Guests<\/a>: Please say[^<]*<\/li><li><a href="#a-which">Which one/)
    expect(body).toContain('<a href="#name">')
    expect(body).toMatch(/name="a\/when\/from" value="2026-05-10"/)
    expect(body).toMatch(/name="a\/who\/adults" value="9" aria-invalid="true"/)
    expect(body).toMatch(/type="radio" name="a\/room" value="other" checked/)
    expect(body).toContain('=SUM(1) &amp; a cot</textarea>')
    expect(body).toContain('<input type="hidden" name="form" value="form">')
    expect(body).toContain('Single &lt;room&gt;')
    expect(body).not.toContain('name="message"')
  })

  test('[FORM-7] without a script the thanks are those of the owner, with what happens next', async () => {
    const { app, plain } = await open()
    const answer = await plain(right)
    expect(answer.statusCode).toBe(303)
    const thanks = await app.inject({ method: 'GET', url: String(answer.headers.location), headers: { host: HOST } })
    expect(thanks.body).toMatch(/<h1>We have it<\/h1><p>Until soon\.<\/p><ol><li>We look at the days\.<\/li><\/ol>/)
  })

  test('[FORM-7] what a form asks is read from the release, whatever is posted', async () => {
    const { post, stored } = await open()
    await post({ ...right, 'a/extra': 'x', 'a/which': 'not asked', 'a/room/kind': 'TEXT' })
    expect((await stored())[0]?.answers.map(({ question }) => question)).toEqual(['when', 'who', 'room', 'wish'])
    const bare = { name: 'Salma', email: 'salma@example.com', siteHash: 'hash', form: 'form' }
    expect((await post(bare)).statusCode).toBe(400)
  })

  test('[FORM-7] answers to a form that is gone come back as a message, and as one they arrive', async () => {
    const { post, plain, stored } = await open(someSite())
    expect((await post(right)).json()).toMatchObject({ status: 409, code: 'form-gone' })
    const { body } = await plain(right)
    expect(body).toMatch(/<textarea[^>]*>\n2026-05-10\n2026-05-12\n2\n1\nsingle\n=SUM\(1\) &amp; a cot<\/textarea>/)
    expect(body).not.toContain('name="form"')
    expect(await stored()).toEqual([])
  })

  test('[FORM-7] what was chosen in a form that is gone comes back in the words its visitor read', async () => {
    const { plain, parts } = await open(someSite())
    const before = withForm(someSite(), QUESTIONS)
    Object.assign(parts, {
      publishing: { list: async () => ['r1', 'r0'].map((id) => ({ id })) },
      mixtures: { siteOf: async (_: string, id: string) => ({ site: id === 'r0' ? before : someSite(), revision: 1 }) },
    })
    const { body } = await plain({
      ...right,
      'a/who/adults': '9',
      'a/room': 'other',
      'a/which': 'A blue one',
      'a/odd': '7',
    })
    const [, text = ''] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(body) ?? []
    expect(text.split('\n')).toEqual([
      'When? Sunday, May 10, 2026 – Tuesday, May 12, 2026 · Nights: 2',
      'Guests: Adults: 9 · Children: 1',
      'Room: Another',
      'Which one: A blue one',
      'Wishes:',
      '=SUM(1) &amp; a cot',
      '7',
    ])
  })

  test('[FORM-7] links in what the owner asks are no sign of spam, links in what was typed are', async () => {
    const linked = [{ id: 'q', label: 'See https://a.example https://b.example https://c.example', kind: 'TEXT' }]
    const { post, stored, parts } = await open(withForm(someSite(), linked))
    const form = { name: 'Salma', email: 'salma@example.com', siteHash: 'hash', form: 'form' }
    await post({ ...form, 'a/q': 'seen' })
    expect(await stored()).toHaveLength(1)
    await post({ ...form, 'a/q': 'https://a.example https://b.example https://c.example' })
    expect(await stored()).toHaveLength(1)
    expect(await parts.messages.store.count({ site: 'hotel', folder: 'spam', search: '' })).toBe(1)
  })

  test('[FORM-7] a table has a column for each answer, days and numbers as machines write them, and no formulas', async () => {
    const { app, post, owner, cookieFor } = await open()
    await post(right)
    await post({ ...right, 'a/who/children': '', email: 'nour@example.com' })
    const headers = { cookie: await cookieFor(owner.id), host: 'localhost:3000' }
    const { body } = await app.inject({ method: 'GET', url: '/api/v1/sites/hotel/messages.csv', headers })
    const [head = '', ...rows] = body.split('\r\n')
    expect(head).toContain(',language,When? (from),When? (until),Guests (adults),Guests (children),Room,Wishes')
    expect(
      rows.filter((row) => row.endsWith(",2026-05-10,2026-05-12,2,0,Single <room>,'=SUM(1) & a cot")),
    ).toHaveLength(1)
    expect(
      rows.filter((row) => row.endsWith(",2026-05-10,2026-05-12,2,1,Single <room>,'=SUM(1) & a cot")),
    ).toHaveLength(1)
  })

  test('[FORM-8] a form that follows the hours of its site takes no day and no time at which it is closed', async () => {
    const questions = [
      { id: 'day', label: 'Day', kind: 'DAY' },
      { id: 'time', label: 'Time', kind: 'TIME' },
    ]
    const asked = async (followsHours: boolean, day: string, time: string) => {
      const { post } = await open(
        withHours(withForm(someSite(), questions, { followsHours }), { friday: '09:00-18:00' }),
      )
      const { name, email, siteHash, form } = right
      return (await post({ name, email, siteHash, form, 'a/day': day, 'a/time': time })).statusCode
    }
    const [friday, saturday] = ['2026-05-08', '2026-05-09']
    expect(await asked(true, friday, '10:00')).toBe(204)
    expect(await asked(true, saturday, '10:00')).toBe(400)
    expect(await asked(true, friday, '20:00')).toBe(400)
    expect(await asked(false, saturday, '20:00')).toBe(204)
  })

  test('[FORM-8] a time outside the hours of its day comes back beside its question, with all that was typed, without a script', async () => {
    const questions = [
      { id: 'day', label: 'Day', kind: 'DAY' },
      { id: 'time', label: 'Time', kind: 'TIME' },
      { id: 'wish', label: 'Wishes', kind: 'LONG', needed: false },
    ]
    const week = { thursday: '09:00-18:00', friday: '09:00-13:00,18:00-02:00' }
    const { plain, stored } = await open(withHours(withForm(someSite(), questions, { followsHours: true }), week))
    const { name, email, siteHash, form } = right
    const asked = { name, email, siteHash, form, 'a/day': '2026-05-08', 'a/wish': 'By the window' }
    const refused = await plain({ ...asked, 'a/time': '15:00' })
    expect([refused.statusCode, await stored()]).toEqual([400, []])
    const body = refused.body.replaceAll(/[\u00a0\u2060]/g, '')
    const fault = 'Please choose another time: that day it is open 09:00–13:00 and 18:00–02:00.'
    expect(body).toContain(`<p class="fault" id="a-time-fault">${fault}</p>`)
    expect(body).toMatch(/name="a\/time"[^>]* aria-invalid="true" aria-describedby="a-time-fault"[^>]* value="15:00"/)
    expect(body).toMatch(/name="a\/day"[^>]* value="2026-05-08"/)
    expect(body).toContain('By the window</textarea>')
    expect(body).toContain('Not possible on: Sunday, Monday, Tuesday, Wednesday, Saturday')
    expect((await plain({ ...asked, 'a/time': '01:00' })).statusCode).toBe(303)
    expect((await stored())[0]?.answers[1]).toMatchObject({ value: '01:00', date: '2026-05-09' })
  })

  test('[FORM-8] the days of a request are a file for calendars, and a message without days has none', async () => {
    const { app, post, owner, cookieFor, stored } = await open()
    await post(right)
    await post({ name: 'Nour', email: 'nour@example.com', siteHash: 'hash', message: 'Hello' })
    const headers = { cookie: await cookieFor(owner.id), host: 'localhost:3000' }
    const idOf = async (name: string) => (await stored()).find((one) => one.name === name)?.id
    const ask = async (name: string) => {
      const url = `/api/v1/sites/hotel/messages/${await idOf(name)}/calendar.ics`
      return app.inject({ method: 'GET', url, headers })
    }
    const file = await ask('Salma')
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toContain('DTSTART;VALUE=DATE:20260510\r\nDTEND;VALUE=DATE:20260512\r\nSUMMARY:Salma · Hotel\r\n')
    expect((await ask('Nour')).statusCode).toBe(404)
  })

  test('[FORM-7] who asks for their data gets the answers, and they are erased with the message', async () => {
    const { app, post, owner, cookieFor, stored } = await open()
    await post(right)
    const headers = { cookie: await cookieFor(owner.id), host: 'localhost:3000', origin: 'http://localhost:3000' }
    const ask = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1/account/data-requests${path}`, payload, headers })
    const given = (await ask('/file', { email: 'salma@example.com' })).json()
    expect(given.messages[0].answers).toHaveLength(4)
    expect((await ask('/erasure', { email: 'salma@example.com', messages: 1 })).json()).toEqual({ erased: 1 })
    expect(await stored()).toEqual([])
  })
})
