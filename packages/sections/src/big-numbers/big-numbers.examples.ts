import type { Example } from '../template.ts'

export const bigNumbersExamples: readonly Example[] = [
  {
    name: 'a school',
    language: 'en',
    colorMode: 'DARK',
    content: {
      title: 'In figures',
      paragraph: 'We count what we promise.',
      figures: [
        { id: 'a', figure: '92 %', counts: 'pass telc B1 at the first try' },
        { id: 'b', figure: '1,240', counts: 'learners since 2004, from 61 countries' },
        { id: 'c', figure: '12', counts: 'people at most in a course' },
      ],
      origin: 'Our own count, October 2026; 311 people sat the exam.',
    },
  },
  {
    name: 'a house',
    language: 'ar',
    content: {
      figures: [
        { id: 'a', figure: '1987', counts: 'عام افتتاح البيت' },
        { id: 'b', figure: '+30', counts: 'طبقًا من وصفات الجدّة' },
        { id: 'c', figure: '4', counts: 'أجيال خلف الفرن' },
        { id: 'd', figure: '24/7', counts: 'الشاي على النار' },
      ],
    },
  },
  {
    name: 'six, the longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      figures: Array.from({ length: 6 }, (_, index) => ({
        id: `f${index}`,
        figure: '1.234.567,89',
        counts: 'Veranstaltungsraumreservierungsbestätigungen im Kalenderjahr',
      })),
    },
  },
  {
    name: 'on a picture with a film',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      figures: [
        { id: 'a', figure: '18', counts: 'غرفة حول النافورة' },
        { id: 'b', figure: '1990', counts: 'عام افتتاح البيت' },
      ],
      backgroundImg: { media: 'courtyard' },
      bgOverlayTransparency: 0.3,
      backgroundFilm: {
        '*': {
          ...{ hash: 'c4'.repeat(32), type: 'video/mp4', name: 'courtyard.mp4', size: 4_800_000 },
          ...{ width: 1280, height: 720, seconds: 11 },
        },
      },
    },
  },
]
