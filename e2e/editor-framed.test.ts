import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { ask } from './asking.ts'
import { typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation
let portal: Server
let around: string

test.beforeAll(async () => {
  portal = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('referrer-policy', 'no-referrer')
    response.end(portalPage(`http://localhost:${installation.port}`))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => portal.once('listening', resolve))
  around = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
  installation = await startInstallation({ env: { ALLOWED_PARENTS: around } })
})

test.afterAll(async () => {
  portal.close()
  await installation.stop()
})

/** Another site with the editor in a frame, which tells its address to who asks from the editor's origin. */
const portalPage = (editor: string) => `<!doctype html><title>Portal</title>
<iframe title="Editor" src="${editor}/edit/hotel/?ui=en" style="inline-size:100%;block-size:46rem;border:0"></iframe>
<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${editor}' || data?.type !== 'mimar:address-wanted') return
  source.postMessage({ type: 'mimar:address', address: location.href }, origin)
})
</script>`

/** As browsers that keep nothing for other sites: they throw where it is asked for. */
function refuseStorage(): void {
  if (window === window.top) return
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  indexedDB.open = refuse
}

test('[GEN-13] in the frame of another site, without its cookies and storage, an owner signs in, edits, and it is stored', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage)
  const sent = page.waitForRequest((request) => request.url().includes('/operations') && request.method() === 'POST')
  const authHash = new URL(installation.editorAddress).searchParams.get('authHash')
  await page.goto(`${around}/?authHash=${authHash}`)
  const editor = page.frameLocator('iframe')
  const title = editor.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="title"]')
  // The canvas wears the site: its style sheet came with the token.
  await expect(title).not.toHaveCSS('font-family', /Times/)
  await title.click()
  await typeOver(page, 'Framed and stored')
  await page.keyboard.press('Escape')
  const { authorization = '' } = await (await sent).allHeaders()
  expect(authorization).toMatch(/^Bearer framed\./)
  await expect(editor.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  const { text } = await ask(installation.port, '/api/v1/sites/hotel/document', { headers: { authorization } })
  expect(text).toContain('Framed and stored')
  // Without a connection it says that nothing is kept here.
  await page.context().setOffline(true)
  await title.click()
  await typeOver(page, 'In this window')
  await page.keyboard.press('Escape')
  await expect(editor.locator('[data-save]')).toHaveAttribute('data-save', 'unkept')
})
