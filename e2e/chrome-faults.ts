import type { Page } from '@playwright/test'
import { axeFaults } from './axe.ts'

/** What axe finds in the chrome of the editor as it stands; the page on the canvas is tested where it is published. */
export async function faultsOnChrome(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  return axeFaults(page, { exclude: ['iframe'] })
}
