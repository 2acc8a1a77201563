import type { Example } from '../template.ts'

export const beforeAfterExamples: readonly Example[] = [
  {
    name: 'a courtyard',
    language: 'ar',
    content: {
      title: 'البيت قبل الترميم وبعده',
      paragraph: 'سنتان من العمل، والحجر نفسه.',
      before: { media: 'ruin' },
      beforeLabel: '2019',
      after: { media: 'court' },
      afterLabel: '2021',
    },
  },
  {
    name: 'the longest labels',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Fassadensanierung',
      before: { media: 'a' },
      beforeLabel: 'Vor der Fassadensanierun',
      after: { media: 'b' },
      afterLabel: 'Nach der Fassadensanieru',
    },
  },
  { name: 'one picture so far', language: 'en', content: { before: { media: 'a' }, beforeLabel: 'Before' } },
]
