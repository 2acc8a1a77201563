import type { Example } from '../template.ts'

export const videoExamples: readonly Example[] = [
  {
    name: 'a tour of the surgery',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'جولة في العيادة، دقيقتان',
      paragraph: 'بلا موسيقى. تسمعون الأصوات كما هي، لتعرفوا ماذا ينتظركم.',
      videoUrl: 'https://www.youtube.com/watch?v=abcDEF12345',
      poster: { media: 'court' },
      duration: '2:04',
      transcript: 'هذه غرفة الانتظار. هنا تجلسون قبل موعدكم.\nهذه الغرفة الزرقاء، والكرسي يتحرّك ببطء حين تطلبون.',
      publishedOn: '2026-05-01',
    },
  },
  {
    name: 'an upright one without a picture',
    language: 'en',
    colorMode: 'LIGHT',
    content: {
      title: 'How bread is made here',
      videoUrl: 'https://www.youtube.com/shorts/abcDEF12345',
      transcript: 'Nobody speaks. Flour, water and salt are mixed; the dough rests; loaves come out of the oven.',
    },
  },
  {
    name: 'the longest',
    language: 'de',
    content: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenherstellung von Anfang bis Ende',
      paragraph:
        'Die Veranstaltungsraumreservierungsbestätigung wird hier Schritt für Schritt gezeigt, vom ersten Anruf bis zum letzten Handschlag, mit allem, was dazwischen geschieht und sonst niemand zu sehen bekommt, weil es hinter verschlossenen Türen stattfindet und nur selten gefilmt werden durfte.',
      videoUrl: 'https://vimeo.com/123456789/abcdef0123',
      poster: { media: 'hall' },
      duration: '1:02:04',
      transcript: 'Wort für Wort, und zwar vollständig. '.repeat(40).trim(),
      shape: 'CLASSIC',
    },
  },
  {
    name: 'a file of their own, with captions',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'جولة في الفندق',
      film: {
        '*': {
          ...{ hash: 'f1'.repeat(32), type: 'video/mp4', name: 'tour.mp4', size: 12_400_000 },
          ...{ width: 1280, height: 720, seconds: 63.4 },
        },
      },
      captions: {
        ar: {
          ...{ hash: 'f2'.repeat(32), type: 'text/vtt', name: 'tour-ar.vtt', size: 2_400 },
          ...{ width: 0, height: 0, seconds: 0 },
        },
        de: {
          ...{ hash: 'f3'.repeat(32), type: 'text/vtt', name: 'tour-de.vtt', size: 2_500 },
          ...{ width: 0, height: 0, seconds: 0 },
        },
      },
      poster: { media: 'court' },
      transcript: 'الباحة، والنافورة، ثم الغرف الثلاث.',
      publishedOn: '2026-05-01',
    },
  },
  {
    name: 'an upright file without a picture',
    language: 'en',
    colorMode: 'DARK',
    content: {
      transcript: 'Nobody speaks.',
      film: {
        '*': {
          ...{ hash: 'f4'.repeat(32), type: 'video/webm', name: 'bread.webm', size: 3_000_000 },
          ...{ width: 720, height: 1280, seconds: 0 },
        },
      },
    },
  },
]
