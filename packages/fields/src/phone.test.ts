import { expect, test } from 'vitest'
import { telOf } from './phone.ts'

test.each([
  ['+49 (0) 30 123 456', 'tel:+4930123456'],
  ['0049 (0)30 / 123-456', 'tel:004930123456'],
  ['(030) 123456', 'tel:030123456'],
  ['(0) 30 12', 'tel:03012'],
  ['٠٩٤٤ ١٢٣ ٤٥٦', 'tel:0944123456'],
  ['+۹۸ ۲۱ ۱۲', 'tel:+982112'],
  ['at the desk', ''],
  ['', ''],
])('the number "%s" leads to "%s"', (phone, link) => {
  expect(telOf(phone)).toBe(link)
})
