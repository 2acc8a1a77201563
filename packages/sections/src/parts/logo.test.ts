import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[EDIT-9] on a phone a logo is 120 px wide, whatever its width elsewhere, unless that would make it too high', () => {
  const styles = readFileSync(new URL('logo.css', import.meta.url), 'utf8')
  const phone = styles.slice(styles.indexOf('@media (max-width: 768px)'))
  expect(phone).toMatch(
    /\.logo-picture \{\s*--most: min\(200px, 70px \* var\(--ratio, 1\)\);\s*width: min\(120px, var\(--most\)\);/,
  )
})
