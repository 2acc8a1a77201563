import type { Page } from '@playwright/test'

/** Opens a sign-in link and presses its button; done when the address has lost its secret. */
export async function enterBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const isIn = page.waitForResponse((answer) => answer.status() === 303 && answer.request().method() === 'POST')
  await page.getByRole('button').click()
  await isIn
  await page.waitForURL(({ searchParams }) => !searchParams.has('authHash'))
}
