import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { enterBy } from './entering.ts'
import type { Installation } from './installation.ts'

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

const sessions = new WeakMap<Installation, Session>()

/** Opens a page of the app outside of the editor, signed in; the printed link is used once for each installation. */
export async function openHome(
  browser: Browser,
  installation: Installation,
  at: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const known = sessions.get(installation)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
    ...(known ? { storageState: known } : {}),
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  if (!known) {
    await enterBy(page, installation.editorAddress)
    sessions.set(installation, await context.storageState())
  }
  await page.goto(`http://localhost:${installation.port}${at}`)
  return page
}
