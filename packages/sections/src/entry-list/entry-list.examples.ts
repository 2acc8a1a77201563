import type { Example } from '../template.ts'

/** What it lists comes from other pages: here stands what its owner writes. */
export const entryListExamples: readonly Example[] = [
  {
    name: 'a lawyer’s news',
    language: 'de',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'Aktuelles',
      paragraph: 'Kurz erklärt, was sich ändert. Etwa zweimal im Monat.',
      kind: 'NEWS',
      layout: 'LEAD',
    },
  },
  {
    name: 'evenings of a house, with words of its own while there is none',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'ماذا عندنا قريبًا',
      kind: 'EVENTS',
      layout: 'DAYS',
      nothingText: 'الباحة هادئة هذا الشهر. عودوا إلينا في الربيع.',
    },
  },
  {
    name: 'the longest words',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      paragraph:
        'Umsatzsteueridentifikationsnummernauskünfte erteilen wir ausschließlich donnerstags, und zwar nur nach dem Mittagessen und nach vorheriger Anmeldung am Empfang.',
      kind: 'ROOMS',
      order: 'TITLE',
      sort: 'd2 down',
      amount: 6,
      details: [
        { id: 'd1', label: 'Bettenausstattungsbezeichnung', kind: 'TEXT', isInList: true },
        { id: 'd2', label: 'Größe', kind: 'SAME' },
        { id: 'd3', label: 'Schlafplätze', kind: 'NUMBER', unit: 'Erwachsene' },
      ],
    },
  },
  { name: 'rows', language: 'tr', content: { title: 'İş ilanları', kind: 'JOBS', layout: 'ROWS' } },
  {
    name: 'one answer of another list',
    language: 'fr',
    content: { title: 'Chambres avec chien', collection: 'rooms', only: 'pets=YES', layout: 'CARDS' },
  },
]
