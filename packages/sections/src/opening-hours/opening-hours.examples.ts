import type { Example } from '../template.ts'

export const openingHoursExamples: readonly Example[] = [
  {
    name: 'a restaurant with two days that differ',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'ساعات العمل',
      paragraph: 'نحجز لكم الطاولة حتى ربع ساعة بعد الموعد.',
      week: {
        monday: '',
        tuesday: '12–23:30',
        wednesday: '12–23:30',
        thursday: '12:00–00:30',
        friday: '13:30–00:30',
        saturday: '12–23:30',
        sunday: '12–23:30',
      },
      note: 'بتوقيت دمشق. المطبخ يغلق قبل ساعة.',
      specialTitle: 'أيام مختلفة قريبًا',
      special: [
        { id: 's1', day: '2026-11-27', until: '', hours: '18:00–00:30', reason: 'عرس عائلي' },
        { id: 's2', day: '2027-01-01', until: '', hours: '', reason: 'رأس السنة' },
      ],
      buttons: [
        { id: 'b1', buttonText: 'اتصل', buttonUrl: '/contact', type: 'primary' },
        { id: 'b2', buttonText: 'احجز طاولة', buttonUrl: '/contact', type: 'secondary' },
      ],
    },
  },
  {
    name: 'a clinic that closes at noon, as a strip',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Sprechzeiten',
      week: {
        monday: '8–12, 14–18',
        tuesday: '8–12, 14–18',
        wednesday: '8–12',
        thursday: '8–12, 14–19',
        friday: '8–13',
        saturday: '',
        sunday: '',
      },
      note: 'Montags ab 7:30 Uhr nur Blutabnahme.',
      layout: 'STRIP',
    },
  },
  {
    name: 'three spans a day, the longest of all texts, two weeks closed',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Öffnungszeiten des Zimmerreservierungsbestätigungsbüros im Untergeschoss, ab Mai',
      paragraph: 'Wir melden uns am selben Tag, spätestens jedoch am nächsten Morgen nach dem Frühstück. '
        .repeat(3)
        .trim(),
      week: {
        monday: '06:30–09:45, 11:15–14:45, 17:30–02:15',
        tuesday: '00:00–24:00',
        wednesday: '06:30–09:45, 11:15–14:45, 17:30–02:15',
        thursday: '',
        friday: '06:30–09:45, 11:15–14:45, 17:30–02:15',
        saturday: '',
        sunday: '',
      },
      note: 'Umsatzsteueridentifikationsnummernauskünfte erteilen wir ausschließlich donnerstags, und zwar nur nach dem Mittagessen',
      specialTitle: 'Betriebsferien, Feiertage und Zeitumstellung im Überblick',
      special: [
        { id: 's1', day: '2026-12-24', until: '2027-01-06', hours: '', reason: 'Betriebsferien mit Schlüsselübergabe' },
        {
          id: 's2',
          day: '2027-03-28',
          until: '',
          hours: '06:30–09:45, 11:15–14:45, 17:30–02:15',
          reason: 'Sommerzeitumstellungswochenende, nachts',
        },
      ],
      buttons: [],
      firstDay: 'SATURDAY',
    },
  },
  {
    name: 'a shop, in one line',
    language: 'en',
    colorMode: 'DARK',
    content: {
      title: 'Open today',
      week: {
        monday: '9–18',
        tuesday: '9–18',
        wednesday: '9–18',
        thursday: '9–20',
        friday: '9–18',
        saturday: '10–14',
        sunday: '',
      },
      layout: 'LINE',
    },
  },
]
