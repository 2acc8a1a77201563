import type { Example } from '../template.ts'

const pdf = (digit: string, name: string, size: number) => ({
  ...{ hash: digit.repeat(64), type: 'application/pdf', name, size },
  ...{ width: 0, height: 0, seconds: 0 },
})

export const fileListExamples: readonly Example[] = [
  {
    name: 'what patients bring',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'أوراق قبل موعدكم',
      paragraph: 'املؤوها في البيت، وأحضروها معكم.',
      files: [
        {
          id: 'f1',
          name: 'استمارة المريض الجديد',
          note: 'صفحتان',
          file: { '*': pdf('a', 'استمارة.pdf', 184_320), de: pdf('b', 'Anmeldung.pdf', 190_000) },
        },
        { id: 'f2', name: 'موافقة على العلاج', file: { '*': pdf('c', 'consent.pdf', 2_400_000) } },
      ],
    },
  },
  {
    name: 'a single one',
    language: 'en',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'Our menu',
      files: [{ id: 'f1', name: 'Spring menu', file: { '*': pdf('d', 'menu-spring.pdf', 640) } }],
    },
  },
  {
    name: 'the longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenherstellungsunterlagen',
      paragraph: 'Alles, was vor einer Veranstaltungsraumreservierung zu lesen ist, und zwar vollständig. '
        .repeat(3)
        .trim(),
      files: [
        {
          id: 'f1',
          name: 'Veranstaltungsraumreservierungsbestätigungsformularvorlage, zweite Fassung, neu',
          note: 'Bitte vollständig ausgefüllt und unterschrieben zurücksenden. '.repeat(2).trim(),
          file: { de: pdf('e', 'Veranstaltungsraumreservierungsbestätigungsformularvorlage.pdf', 24_900_000) },
        },
      ],
    },
  },
]
