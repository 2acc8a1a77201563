import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

describe.each(dialects)('$name', (dialect) => {
  async function opened() {
    const running = await testApp(dialect)
    const drawn: string[] = []
    Object.assign(running.parts.drawing, {
      styles: async (site: { languages: { code: string; isActive: boolean }[] }, language: string) => {
        drawn.push(`${language} of ${site.languages.filter(({ isActive }) => isActive).map(({ code }) => code)}`)
        return ''
      },
    })
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const get = async (query: string) => {
      await running.app.inject({ url: `/api/v1/sites/hotel/canvas.css?${query}`, headers })
      return drawn.at(-1)
    }
    return { get }
  }

  test('[U44] a language is drawn in its own letters before the change that adds it has arrived', async () => {
    const { get } = await opened()
    expect(await get('lang=tr')).toBe('tr of en')
    expect(await get('lang=en&beside=en,ar')).toBe('en of en,ar')
  })

  test('what is no language is drawn as the first one', async () => {
    const { get } = await opened()
    expect(await get('')).toBe('en of en')
    expect(await get('lang=%22%3E&beside=..%2F')).toBe('en of en')
  })
})
