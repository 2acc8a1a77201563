import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'
import type { Parts } from './parts.ts'

const INDEX = `<head><script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/first-1.js"></head><body><div id="editor"></div></body>`

async function open() {
  const running = await testApp(dialects[0]!)
  const { app, parts, owner, cookieFor } = running
  mkdirSync(join(parts.editorDir, 'first'))
  writeFileSync(join(parts.editorDir, 'index.html'), INDEX)
  for (const name of ['listener.js', 'loader.js', 'canvas.css']) {
    writeFileSync(join(parts.editorDir, 'first', name), `/* ${name} */`)
  }
  const cookie = await cookieFor(owner.id)
  const asked = async (url: string, as = cookie) => app.inject({ url, headers: { cookie: as } })
  return { ...running, asked }
}

test('who edits a site is sent its page with the editor, and the program comes after it', async () => {
  const { asked } = await open()
  const { body, headers } = await asked('/edit/hotel/?lang=en')
  expect(body).toMatch(/<iframe title="Mimar" data-first="[^"]+" srcdoc="<!doctype html>/)
  expect(body).toContain('&quot;revision&quot;:')
  expect(body).not.toMatch(/<script type="module"|rel="modulepreload"/)
  expect(body).toContain('data-program="/assets/index-1.js /assets/first-1.js"')
  for (const script of ['/* listener.js */', '/* loader.js */']) {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
})

/** How often a page has been drawn. */
function countDrawings({ drawing }: Parts): () => number {
  let drawn = 0
  const { firstPage } = drawing
  Object.assign(drawing, {
    firstPage: (...of: Parameters<typeof firstPage>) => {
      drawn += 1
      return firstPage(...of)
    },
  })
  return () => drawn
}

test('a page is drawn once for each revision, and again after a change', async () => {
  const { asked, parts, owner } = await open()
  const drawn = countDrawings(parts)
  await asked('/edit/hotel/')
  await asked('/edit/hotel/')
  expect(drawn()).toBe(1)
  await parts.sites.send('hotel', { base: 0, changes: [{ id: 'c1', operation: titled('Other') }] }, owner.id)
  await asked('/edit/hotel/')
  expect(drawn()).toBe(2)
})

test('a page is drawn anew when the host says whether its site is paid for, and when its pictures have other files', async () => {
  const { asked, parts } = await open()
  const drawn = countDrawings(parts)
  await asked('/edit/hotel/')
  await parts.siteStore.setPaid('hotel', false)
  await asked('/edit/hotel/')
  expect(drawn()).toBe(2)
  const pictures = await parts.drawing.pictures((await parts.sites.read('hotel'))!.site)
  const file = { url: '/media/x-480.webp', width: 480, height: 320, format: 'webp' }
  Object.assign(parts.drawing, { pictures: async () => ({ ...pictures, lobby: [file] }) })
  await asked('/edit/hotel/')
  await asked('/edit/hotel/')
  expect(drawn()).toBe(3)
})

test('who does not edit the site, and who names none, gets the editor without a page', async () => {
  const { asked, parts, cookieFor } = await open()
  const stranger = await parts.accounts.insert('stranger@example.org', 'member')
  const { body } = await asked('/edit/hotel/', await cookieFor(stranger.id))
  expect(body).toBe(INDEX)
  expect((await asked('/edit/nowhere/')).body).toBe(INDEX)
})

test('a page that cannot be drawn is left to the program', async () => {
  const { asked, parts } = await open()
  Object.assign(parts.drawing, { firstPage: () => Promise.reject(new Error('no view')) })
  expect((await asked('/edit/hotel/')).body).toBe(INDEX)
})
