import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { type Installation, startInstallation } from '../installation.ts'
import { KEYS } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { type Hand, handOf } from './hand.ts'
import { openWebKit } from './webkit.ts'

const ENGINES = { Firefox: openFirefox, WebKit: openWebKit }
const TITLE = 'canvas [data-template="Header13"] [data-field="title"]'
const SAVED = `return find('[data-save]')?.dataset.save === 'saved'`
const says = (selector: string, words: string) =>
  `return find(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(words)})`

describe.each(Object.entries(ENGINES))('in %s', (name, open) => {
  let installation: Installation
  let hand: Hand
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-engines-'))

  beforeAll(async () => {
    installation = await startInstallation()
    hand = handOf(await open())
  })

  afterAll(async () => {
    await hand?.engine.close()
    await installation?.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  afterEach(({ task }) => {
    onTestFailed(async () => {
      const picture = join(process.env.MIMAR_RESULTS ?? tmpdir(), `${name}-${task.id}.png`)
      writeFileSync(picture, Buffer.from(await hand.engine.screenshot(), 'base64'))
    })
  })

  const visit = (path = '') => hand.engine.goto(installation.siteAddress + path)
  const edit = (query = '') =>
    hand.engine.goto(`http://localhost:${installation.port}/edit/hotel/?ui=en&lang=en${query}`)

  describe('a visitor', () => {
    test.each([
      ['', 'rtl', 1280, 900],
      ['', 'rtl', 390, 844],
      ['de/', 'ltr', 1280, 900],
      ['de/', 'ltr', 390, 844],
    ])(
      '[GEN-9] reads /%s in its direction (%s) at %i px, in its own letters, and nothing is wider than the window',
      async (path, dir, width, height) => {
        await hand.engine.resize(width, height)
        await visit(path)
        await hand.until(`await document.fonts.ready; return find('h1')`)
        expect(await hand.until(`return document.documentElement.dir`)).toBe(dir)
        expect(
          await hand.engine.evaluate('return document.documentElement.scrollWidth - innerWidth'),
        ).toBeLessThanOrEqual(0)
        expect(await hand.until(`return [...document.fonts].some(({ status }) => status === 'loaded')`)).toBe(true)
        await hand.until(
          `return find('h1 ~ *, img').isConnected && [...document.images].filter((one) => one.complete && one.naturalWidth > 0).length > 0`,
        )
      },
    )

    test('[COOKIE-1] answers the banner, and is not asked again', async () => {
      await hand.engine.resize(1280, 900)
      await visit('en/')
      await hand.press('.floating .consent [data-choice="accept"]')
      await hand.until(`return !find('.floating .consent')`)
      await visit('en/Rooms/')
      await hand.until(`return find('h1')`)
      expect(
        await hand.engine.evaluate(
          `return Boolean(document.querySelector('.floating .consent')?.getClientRects().length)`,
        ),
      ).toBe(false)
    })

    test('[NAV-3] opens the menu of a phone and goes to another page with it', async () => {
      await hand.engine.resize(390, 844)
      await visit('en/')
      await hand.press('.navbar-menu > summary')
      await hand.press('.navbar-sheet a[href="/en/Rooms/"]')
      await hand.until(`return location.pathname === '/en/Rooms/' && find('h1')`)
    })

    test('[VIS-3] leads the slider onward by its arrow', async () => {
      await hand.engine.resize(1280, 900)
      await visit('en/')
      const lit = `[...document.querySelectorAll('.slide-dots a')].findIndex((dot) => dot.ariaCurrent === 'true')`
      await hand.until(
        `find('.slider')?.scrollIntoView({ block: 'center', behavior: 'instant' }); return find('.slider [data-way="1"]')`,
      )
      const before = await hand.engine.evaluate(`return ${lit}`)
      await hand.press('.slider [data-way="1"]')
      await hand.until(`return ${lit} !== ${JSON.stringify(before)}`)
    })

    test('[FORM-5] writes to the house, and is thanked', async () => {
      await visit('en/Contact_us/')
      for (const [field, words] of [
        ['name', 'Salma'],
        ['email', 'salma@example.com'],
        ['message', 'A room for two'],
      ] as const) {
        await hand.press(`.contact-form [name="${field}"]`)
        await hand.type(words)
      }
      await hand.press('.contact-form [type="submit"]')
      await hand.until(`return find('[data-when="sent"]')`)
    })
  })

  describe('an owner', () => {
    test('[GEN-13] comes in by the link, and the address loses its secret', async () => {
      await hand.engine.resize(1440, 900)
      await hand.engine.goto(installation.editorAddress)
      await hand.press('button')
      await hand.until(`return !location.search.includes('authHash')`)
    })

    test('[EDIT-1] [U27] writes over a heading, takes it back and brings it again', async () => {
      await edit()
      const before = await hand.until(`return find('${TITLE}')?.textContent`)
      await hand.press(TITLE)
      await hand.typeOver('The door is open')
      await hand.until(says(TITLE, 'The door is open'))
      await hand.key(KEYS.Escape)
      await hand.until(SAVED)
      await hand.key('z', 'Control')
      await hand.until(`return find('${TITLE}').textContent === ${JSON.stringify(before)}`)
      await hand.key('y', 'Control')
      await hand.until(says(TITLE, 'The door is open'))
      await hand.until(SAVED)
    })

    test('[EDIT-7] what was typed is there after the page was loaded again', async () => {
      await edit()
      await hand.until(says(TITLE, 'The door is open'))
    })

    test('[EDIT-3] types in Arabic and in the middle of a text, with the caret where it was', async () => {
      await hand.engine.goto(`http://localhost:${installation.port}/edit/hotel/?ui=ar&lang=ar`)
      await hand.press(TITLE)
      await hand.typeOver('بيت على الحدود')
      await hand.key(KEYS.Home)
      await hand.type('هنا ')
      await hand.until(says(TITLE, 'هنا بيت على الحدود'))
      await hand.key(KEYS.Escape)
      await hand.until(SAVED)
    })

    test('[U19] adds a section from the picker, found by a word of owners', async () => {
      await edit()
      await hand.until(`return find('${TITLE}')`)
      const count = Number(await hand.until(`return all('canvas [data-section]').length`))
      await hand.press(TITLE)
      await hand.key(KEYS.Escape)
      await hand.until(
        `const plus = find('[data-plus]'); const { y } = boxOf('[data-plus]'); if (y > innerHeight) frame().contentWindow.scrollBy({ top: y - innerHeight / 2, behavior: 'instant' }); return y <= innerHeight`,
      )
      await hand.press('[data-plus]')
      await hand.until(`return find('[role=searchbox], input[type=search]') === document.activeElement`)
      await hand.type('reviews')
      await hand.until(`return all('[role=option]').filter((one) => one.getClientRects().length > 0).length < 8`)
      await hand.press('[data-offer="Testimonials3"]')
      await hand.until(`return all('canvas [data-section]').length === ${count + 1}`)
      await hand.until(SAVED)
    })

    test('[GEN-8] publishes, and visitors read it', async () => {
      await edit()
      await hand.until(says(TITLE, 'The door is open'))
      await hand.press('[data-publish]')
      await hand.until(`return find('[data-publish]')?.dataset.publish === 'done'`)
      await visit('en/')
      await hand.until(says('h1', 'The door is open'))
    })
  })
})
