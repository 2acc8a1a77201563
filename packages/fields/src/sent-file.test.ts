import { expect, test } from 'vitest'
import { sentFileName } from './sent-file.ts'

test.each([
  ['Überweisung Dr. Öz.pdf', 'application/pdf', 'Überweisung Dr. Öz.pdf'],
  ['إحالة.PDF', 'application/pdf', 'إحالة.pdf'],
  ['scan', 'application/pdf', 'scan.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  // Whatever it was called, it ends with what it is.
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['C:\\fakepath\\..\\cv.pdf', 'application/pdf', 'cv.pdf'],
  ['../../etc/passwd', 'image/webp', 'passwd.webp'],
  ['a\u202Efdp.exe', 'application/pdf', 'afdp.exe.pdf'],
  ['cv"\r\nx-evil: 1.pdf', 'application/pdf', 'cvx-evil 1.pdf'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
  ['...', 'image/heic', 'file.heic'],
  ['', 'image/heic', 'file.heic'],
  ['\uD800.png', 'image/png', '\uFFFD.png'],
  // Letters of Persian are joined or not by a character of its own.
  ['نامه\u200Cها.pdf', 'application/pdf', 'نامه\u200Cها.pdf'],
] as const)('[FORM-9] a file that came as %j is called by its last part and by what it is', (given, type, expected) => {
  expect(sentFileName(given, type)).toBe(expected)
})

test('[FORM-9] a long name stays short, and no letter is cut in two', () => {
  const name = sentFileName(`${'𝒜'.repeat(300)}.pdf`, 'application/pdf')
  expect(name).toBe(`${'𝒜'.repeat(120)}.pdf`)
  expect(sentFileName(name, 'application/pdf')).toBe(name)
})
