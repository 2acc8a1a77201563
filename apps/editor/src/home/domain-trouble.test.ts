import { expect, test } from 'vitest'
import { troubleSentence } from './domain-trouble.ts'

const now = new Date('2026-11-25T12:00:00')
const said = (endsAt: string | null, language: 'en' | 'ar' | 'tr' | 'de' | 'fr' = 'en') =>
  troubleSentence({ name: 'lawz.example', fault: 'elsewhere', endsAt }, language, now).replaceAll(/[\u2068\u2069]/g, '')

test.each([
  ['2026-11-29T08:00:00', 'The certificate of lawz.example ends in 4 days. The domain points elsewhere.'],
  ['2026-11-26T23:00:00', 'The certificate of lawz.example ends tomorrow. The domain points elsewhere.'],
  ['2026-11-25T13:00:00', 'The certificate of lawz.example ends today. The domain points elsewhere.'],
  [
    '2026-11-25T11:00:00',
    'The certificate of lawz.example has ended: browsers warn visitors. The domain points elsewhere.',
  ],
  [null, 'The domain points elsewhere.'],
])('a certificate that ends at %s and is not renewed is told of: %s', (endsAt, sentence) => {
  expect(said(endsAt)).toBe(sentence)
})

test.each([
  ['ar', 'تنتهي شهادة lawz.example خلال 4 أيام. النطاق يشير إلى مكان آخر.'],
  ['tr', 'lawz.example sertifikası 4 gün içinde bitiyor. Alan adı başka yeri gösteriyor.'],
  ['de', 'Das Zertifikat von lawz.example läuft in 4 Tagen ab. Die Domain zeigt woandershin.'],
  ['fr', 'Le certificat de lawz.example expire dans 4 jours. Le domaine pointe ailleurs.'],
] as const)('in %s: %s', (language, sentence) => {
  expect(said('2026-11-29T08:00:00', language)).toBe(sentence)
})
