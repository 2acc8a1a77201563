import type { Example } from '../template.ts'

export const noticeBarExamples: readonly Example[] = [
  {
    name: 'the hours of a holiday',
    language: 'ar',
    content: {
      notice: 'الجمعة نفتح من السادسة مساءً.',
      linkText: 'مواعيد العطل',
      linkUrl: '/Contact',
      until: '2026-12-24',
    },
  },
  {
    name: 'an offer',
    language: 'en',
    colorMode: 'LIGHT',
    content: {
      notice: 'Enrolment for January is open. Twelve places in the morning course.',
      linkText: 'Book now',
      linkUrl: '/Contact',
      tone: 'OFFER',
    },
  },
  {
    name: 'urgent, the longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      notice:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlung heute abgesagt, Näheres',
      linkText: 'Veranstaltungsraumreservierungsbestätigung',
      linkUrl: '/',
      tone: 'URGENT',
      until: '2027-01-06',
    },
  },
]
