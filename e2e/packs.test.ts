import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeAuthorFolder } from '../checks/author-folder.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { select } from './sections-in-editor.ts'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const scratch = mkdtempSync(join(tmpdir(), 'mimar-packs-'))
let installation: Installation

test.beforeAll(async () => {
  const home = makeAuthorFolder(scratch, (folder) =>
    execFileSync(node, [join(root, 'apps/cli/mimar.mjs'), 'template', 'new', 'notes'], { cwd: folder, stdio: 'pipe' }),
  )
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
