import type { Message } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { SpamStore } from '../store/spam.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const MESSAGES = '/api/v1/sites/hotel/messages'
const form = { siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
const SEO = (n: number) => `We rank your site first, cheap offers number ${n}: seo-offers.example`

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const { app, parts, owner, cookieFor } = running
    let network = 0
    const write = (name: string, message: string, email = `${name}@example.com`) => {
      network += 1
      const arrival = { site: 'hotel', language: 'en', address: `10.0.${network}.1`, key: null }
      return parts.messages.contact(arrival, { ...form, name, email, message })
    }
    const headers = { cookie: await cookieFor(owner.id) }
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    const list = async (folder = 'inbox') => (await ask('GET', `${MESSAGES}?folder=${folder}`)).json<Message[]>()
    const names = async (folder = 'inbox') => (await list(folder)).map(({ name }) => name).toSorted()
    const mark = async (name: string, as: 'spam' | 'wanted', body: object = {}) => {
      const found = [...(await list()), ...(await list('spam'))].find((message) => message.name === name)
      return ask('POST', `${MESSAGES}/${found?.id}/${as}`, body)
    }
    return { ...running, write, ask, list, names, mark }
  }

  test('[FORM-6] what is like a message marked as spam goes with it, comes to spam from then on, and all of it comes back', async () => {
    const { write, names, mark } = await open()
    for (const n of [1, 2, 3]) await write(`Robot${n}`, SEO(n))
    await write('Salma', 'Do you have a room for two from Friday to Sunday?')
    const { also } = (await mark('Robot1', 'spam')).json<{ also: string[] }>()
    expect(also).toHaveLength(2)
    expect([await names(), await names('spam')]).toEqual([['Salma'], ['Robot1', 'Robot2', 'Robot3']])
    await write('Robot4', SEO(4))
    expect(await names('spam')).toContain('Robot4')
    expect((await mark('Robot1', 'wanted', { also, isUndo: true })).statusCode).toBe(204)
    expect(await names()).toEqual(['Robot1', 'Robot2', 'Robot3', 'Salma'])
    await write('Robot5', SEO(5))
    expect(await names()).toContain('Robot5')
  })

  test('[FORM-6] whom the site said to be wanted is never spam again, whatever they write and wherever it was', async () => {
    const { write, names, mark, parts } = await open()
    await write('Robot', SEO(1))
    await write('Partner', SEO(2), 'Partner@example.com')
    await mark('Robot', 'spam')
    expect(await names('spam')).toEqual(['Partner', 'Robot'])
    await mark('Partner', 'wanted')
    await write('Partner2', 'https://a.example https://b.example https://c.example', 'partner@EXAMPLE.com')
    await mark('Robot', 'wanted')
    await mark('Robot', 'spam')
    expect(await names()).toEqual(['Partner', 'Partner2'])
    await mark('Partner', 'spam', { isUndo: true })
    expect(await names('spam')).toEqual(['Partner', 'Robot'])
    expect(await new SpamStore(parts.database).isKnown('hotel', 'partner@example.com')).toBe(false)
  })

  test('[FORM-6] a word that was learnt is taken back: it speaks for spam no longer, whatever is marked, until that is undone', async () => {
    const { write, names, mark, ask, list } = await open()
    for (const n of [1, 2]) await write(`Robot${n}`, SEO(n))
    const { words } = (await mark('Robot1', 'spam')).json<{ words: string[] }>()
    expect(words[0]).toBe('seo-offers.example')
    expect(words).toContain('cheap')
    const [{ id } = { id: '' }] = (await list('spam')).filter(({ name }) => name === 'Robot1')
    const takeBack = (word: string, body: object = {}) => ask('POST', `${MESSAGES}/${id}/spam-words`, { word, ...body })
    let left = words
    for (const word of words) left = (await takeBack(word)).json<{ words: string[] }>().words
    while (left.length > 0) left = (await takeBack(left[0]!)).json<{ words: string[] }>().words
    await write('Robot3', SEO(3))
    expect(await names()).toEqual(['Robot3'])
    await mark('Robot3', 'spam')
    await write('Robot4', SEO(4))
    expect(await names()).toContain('Robot4')
    expect((await takeBack('seo-offers.example', { isUndo: true })).json()).toEqual({ words: ['seo-offers.example'] })
    expect((await ask('GET', `${MESSAGES}/${id}/spam-words`)).json()).toEqual({ words: ['seo-offers.example'] })
    expect((await takeBack('never-written')).statusCode).toBe(404)
  })

  test('[FORM-6] what is learnt stays small, tells no words, and is forgotten by and by', async () => {
    const { write, mark, names, parts } = await open()
    const { query } = parts.database
    await write('Robot', SEO(1))
    await mark('Robot', 'spam')
    const words = await query.selectFrom('spam_words').selectAll().execute()
    expect(words.length).toBeGreaterThan(5)
    expect(words.map(({ word }) => word).join(' ')).not.toMatch(/rank|seo|robot/)
    const many = Array.from({ length: 4100 }, (_, n) => ({ site: 'hotel', word: `w${n}`, good: 0, bad: 1 }))
    for (let from = 0; from < many.length; from += 1000) {
      await query
        .insertInto('spam_words')
        .values(many.slice(from, from + 1000))
        .execute()
    }
    await write('Robot2', 'We rank your other site first: seo-offers.example')
    await mark('Robot2', 'spam')
    const left = await query.selectFrom('spam_words').selectAll().execute()
    expect(left.length).toBeLessThan(20)
    expect(left.length).toBeGreaterThan(3)
    expect(await names('spam')).toEqual(['Robot', 'Robot2'])
  })
})
