import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeAuthorFolder } from '../checks/author-folder.ts'
import { COUNTER, MATOMO, ROPE, ROPE_STYLES, writeFolder } from '../checks/outside-folders.ts'
import { translate } from '../checks/translating.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { select } from './sections-in-editor.ts'
import { begin, DESK } from './visitor.ts'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const scratch = mkdtempSync(join(tmpdir(), 'mimar-packs-'))
let installation: Installation

const CONFIG = `import { defineInstallation } from '@mimar/sections/installation'

export default defineInstallation({
  templates: ['./templates/notes'],
  integrations: ['./integrations/village-counter', './integrations/matomo'],
  ornaments: ['./ornaments/rope'],
  languages: ['./languages/fa'],
})
`

test.beforeAll(async () => {
  // Packs, types and a whole build; on a busy machine longer than a test may take.
  test.setTimeout(400_000)
  const home = makeAuthorFolder(scratch, (folder) =>
    execFileSync(node, [join(root, 'apps/cli/mimar.mjs'), 'template', 'new', 'notes'], { cwd: folder, stdio: 'pipe' }),
  )
  writeFolder(home, 'integrations', 'village-counter', COUNTER)
  writeFolder(home, 'integrations', 'matomo', MATOMO)
  writeFolder(home, 'ornaments', 'rope', ROPE)
  writeFolder(home, 'ornaments', 'rope', ROPE_STYLES, '.css')
  // As `npm run` calls it from there.
  const there = { cwd: home, stdio: 'pipe', env: { ...process.env, INIT_CWD: home } } as const
  execFileSync(node, [join(root, 'scripts/language.ts'), 'new', 'fa'], there)
  translate(join(home, 'languages'), 'fa', 'ف')
  writeFileSync(join(home, 'mimar.config.ts'), CONFIG)
  // With their types as they are packed, before the build takes them.
  execFileSync(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: home })
  installation = await startInstallation({ checkout: buildBeside(join(home, 'mimar.config.ts')) })
})
test.afterEach(closeEditors)
test.afterAll(async () => {
  await installation?.stop()
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

/** The product's own build with what an installation adds, beside ours and not in its place. */
function buildBeside(config: string): string {
  const checkout = join(scratch, 'checkout')
  const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path))
  for (const folder of ['apps', 'scripts'])
    cpSync(join(root, folder), join(checkout, folder), { recursive: true, filter: isSource })
  for (const shared of ['packages', 'examples', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(join(root, shared), join(checkout, shared))
  const env = { ...process.env, MIMAR_CONFIG: config }
  execFileSync(node, ['scripts/build.mjs', 'islands', 'server', 'editor'], { cwd: checkout, env, stdio: 'pipe' })
  return checkout
}

test('a template written against the packed packages is found in the picker by its own words, and visitors read it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en', ui: 'ar' })
  const { page, canvas } = editor
  await select(editor, 'Steps2')
  await page.keyboard.press('Insert')
  await page.getByRole('searchbox').fill('other words they look')
  const offer = page.locator('[data-offer="Notes"]')
  await expect(offer).toContainText('what owners call it (ar)')
  await offer.click()
  const added = canvas.locator('[data-template="Notes"]')
  await expect(added.locator('[data-field$="/heading"]')).toHaveText([
    'the first heading (en)',
    'the second heading (en)',
  ])
  await added.locator('[data-field="title"]').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Before you arrive')
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  const published = await editor.published('en/Rooms/')
  expect(published).toContain('Before you arrive')
  expect(published).toContain('the second text (en)')
  expect(published).toContain('.notes-list')
})

const SCRIPT = 'https://cdn.village.example/count.js?site=v-1234'
const HOSTS = ['https://cdn.village.example', 'https://events.village.example']
const MAP = 'https://www.google.com'
/** What the company's script does once it is there: it tells its own host, and tries another. */
const PLAYED = `
  for (const address of ['https://events.village.example/hit', 'https://elsewhere.example/hit'])
    fetch(address).catch(() => {}).then(() => document.documentElement.toggleAttribute('data-' + new URL(address).host.split('.')[0], true))`

/** What a visitor's browser asks of other hosts, who allowed this before; they are played by the test. */
async function askedBy(browser: Browser, answer: object): Promise<readonly string[]> {
  const context = await browser.newContext(DESK)
  const asked: string[] = []
  const { host } = new URL(installation.siteAddress)
  await context.route(
    (url) => url.host !== host,
    (route) => {
      asked.push(route.request().url())
      const body = route.request().url() === SCRIPT ? PLAYED : ''
      return route.fulfill({ contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  await context.addCookies([{ name: 'hotel', value: '000', url: installation.siteAddress }])
  await context.addInitScript((kept) => localStorage.setItem('cookieSettings', kept), JSON.stringify(answer))
  const page = await context.newPage()
  await page.goto(`${installation.siteAddress}en/`)
  await begin(page)
  await expect(page.locator('i[data-island="scripts"]')).not.toHaveAttribute('data-late')
  if ('analytics' in answer && answer.analytics) {
    await expect(page.locator('html[data-events][data-elsewhere]')).toHaveCount(1)
  }
  await context.close()
  return asked
}

async function policyOfPage(page: Page, path: string): Promise<string> {
  const { host } = new URL(installation.siteAddress)
  const answer = await page.request.get(`http://127.0.0.1:${installation.port}/${path}`, { headers: { host } })
  return answer.headers()['content-security-policy'] ?? ''
}
const foreign = (policy: string) => [...new Set(policy.match(/\b(?:https?|wss):[^\s;]*/g))]

test('[SCRIPT-2] [SCRIPT-3] an integration from outside is set in the editor, refuses ids of another form, and loads after consent from its hosts alone', async ({
  browser,
}) => {
  const { page, publish } = await openEditor(browser, installation, { at: '/?lang=en' })
  // Of the map in its footer.
  expect(foreign(await policyOfPage(page, 'en/'))).toEqual([MAP])
  await page.locator('[data-opens=settings]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-topic=tracking]').click()
  const field = dialog.getByLabel('Village counter')
  await expect(field).toHaveAttribute('placeholder', 'v-1234')
  await field.fill('v-12345')
  await field.blur()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('alert')).toContainText('This is not a key of Village counter.')
  await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-disabled', 'true')
  await field.fill('v-1234')
  await field.blur()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  const host = dialog.getByLabel('Address of Matomo')
  await host.fill('stats.example.org/matomo/')
  await host.blur()
  await dialog.getByRole('button', { name: 'https://stats.example.org' }).click()
  await expect(host).toHaveValue('https://stats.example.org')
  await page.keyboard.press('Escape')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  const policy = await policyOfPage(page, 'en/')
  // The host of the owner's own alone opens nothing: its id is not set.
  expect(foreign(policy)).toEqual([...HOSTS, MAP])
  expect(policy).toContain(`script-src 'self' 'inline-speculation-rules' ${HOSTS[0]};connect-src 'self' ${HOSTS[1]};`)
  const no = { analytics: false, marketing: false, functional: false }
  expect(await askedBy(browser, { ...no, marketing: true })).toEqual([])
  expect(await askedBy(browser, { ...no, analytics: true })).toEqual([SCRIPT, `${HOSTS[1]}/hit`])
})

test('[THEME-4] an ornament from outside is offered by its name, and drawn on the canvas and for visitors', async ({
  browser,
}) => {
  const { page, canvas, publish } = await openEditor(browser, installation, { at: '/?lang=en', ui: 'tr' })
  const signOf = () => getComputedStyle(document.querySelector('.divider')!, '::before').clipPath
  await page.locator('[data-opens="theme"]').click()
  const choice = page.locator('[data-ornament-choice="rope"]')
  await expect(choice).toContainText('Halat')
  await choice.click()
  await expect(choice.getByRole('radio')).toBeChecked()
  await expect(canvas.locator('html')).toHaveAttribute('data-ornament', 'rope')
  await expect.poll(() => canvas.locator('html').evaluate(signOf)).toBe('inset(0px 40% round 8px)')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  const visitor = await page.context().newPage()
  await visitor.goto(`${installation.siteAddress}en/`)
  await expect(visitor.locator('html')).toHaveAttribute('data-ornament', 'rope')
  expect(await visitor.evaluate(signOf)).toBe('inset(0px 40% round 8px)')
})

test('[U6] a language of the editor from outside is chosen in its menu, speaks everywhere, is written from its side, and stays', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, publish } = editor
  const middle = async () => {
    const { x = 0, width = 0 } = (await publish.boundingBox()) ?? {}
    return x + width / 2
  }
  expect(await middle()).toBeGreaterThan(720)
  await page.locator('[data-menu="site"]').click()
  const item = page.locator('[data-item="fa"]')
  await expect(item).toHaveText(/^فارسی/)
  await item.click()
  await expect(page.locator('html[lang=fa][dir=rtl]')).toHaveCount(1)
  await expect(publish).toContainText('ف ')
  await expect.poll(middle).toBeLessThan(720)
  await page.goto(`http://localhost:${installation.port}/edit/hotel/Rooms/?lang=en`)
  await expect(publish).toContainText('ف ')
  await page.locator('[data-opens=settings]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'ف Settings' })).toBeVisible()
  await dialog.locator('[data-topic=tracking]').click()
  // What descriptors do not say in an added language is English.
  await expect(dialog.getByLabel('Village counter')).toBeVisible()
  await page.keyboard.press('Escape')
  await select(editor, 'Steps2')
  await page.keyboard.press('Insert')
  await expect(page.locator('[data-offer="Faq"]')).toContainText('ف Questions')
  await expect(page.locator('[data-offer="Notes"]')).toContainText('ف what owners call it (en)')
  await page.goto(`http://localhost:${installation.port}/sites`)
  await expect(page.locator('html[lang=fa][dir=rtl]')).toHaveCount(1)
})
