import type { Page } from '@playwright/test'

/** Opens a sign-in link and presses its button; done when the address has lost its secret. */
export async function enterBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button').click()
  await page.waitForURL(({ searchParams }) => !searchParams.has('authHash'))
}
