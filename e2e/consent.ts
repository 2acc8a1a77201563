import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Installation } from './installation.ts'
import { DESK } from './visitor.ts'

const hotel = JSON.parse(readFileSync(join(import.meta.dirname, '../examples/hotel/site.json'), 'utf8'))

/** What the hotel's owner says to visitors who are asked for consent. */
export const wordsIn = (language: string) =>
  language === 'ar' ? hotel.cookies.gdpr : hotel.translations[language].cookies.gdpr

/** A page of the hotel, none of whose scripts may fail. */
export async function visit(
  browser: Browser,
  { siteAddress }: Installation,
  path = '',
  options: BrowserContextOptions = DESK,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  await page.goto(siteAddress + path)
  return page
}

export const banner = (page: Page) => page.locator('.floating .consent')
export const popup = (page: Page) => page.locator('.consent-popup')
export const press = (page: Page, choice: string) => page.locator(`[data-choice="${choice}"]`).click()
