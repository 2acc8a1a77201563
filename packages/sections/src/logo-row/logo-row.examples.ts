import type { Example } from '../template.ts'

const logos = (count: number, url: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `l${index}`, image: { media: `mark${index}` }, url }))

export const logoRowExamples: readonly Example[] = [
  {
    name: 'six companies',
    language: 'en',
    content: { paragraph: 'Companies that send us their new colleagues', logos: logos(6, 'https://example.com/') },
  },
  {
    name: 'twelve in the dark',
    language: 'ar',
    colorMode: 'DARK',
    content: { title: 'شركاؤنا', paragraph: 'من نعمل معهم منذ سنوات.', logos: logos(12, '') },
  },
  { name: 'two, without a word', language: 'de', colorMode: 'LIGHT', content: { logos: logos(2, '') } },
]
