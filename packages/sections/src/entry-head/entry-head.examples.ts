import type { Example } from '../template.ts'

const picture = (media: string) => ({ media, alt: {}, isDecorative: false, crop: null, width: null })

export const entryHeadExamples: readonly Example[] = [
  {
    name: 'an article of a lawyer',
    language: 'de',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'Kündigung per WhatsApp? Gilt nicht.',
      paragraph:
        'Eine Kündigung muss auf Papier stehen und von Hand unterschrieben sein. Trotzdem sollten Sie heute noch drei Dinge tun.',
      image: picture('desk'),
      topic: 'Arbeitsrecht',
      day: '2026-11-18',
      author: 'Dr. Helene Brandt',
    },
  },
  {
    name: 'an evening with its price, beside its picture',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'أمسية عود مع باسل العمر',
      paragraph: 'ساعة ونصف من المقامات القديمة وأغنيات حوران، ثم عشاء خفيف على البركة.',
      image: picture('court'),
      topic: 'موسيقى',
      day: '2026-11-26',
      hours: '20:30–22:15',
      place: 'باحة دار الرمّان',
      price: 15000,
      currency: 'SYP',
      isFew: true,
      layout: 'BESIDE',
      buttons: [{ id: 'b1', buttonText: 'احجزوا مكانًا', buttonUrl: '/Contact', type: 'primary' }],
    },
  },
  {
    name: 'a room with all there is to know, the longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftszimmer',
      paragraph:
        'Umsatzsteueridentifikationsnummernauskünfte erteilen wir ausschließlich donnerstags, und zwar nur nach dem Mittagessen und nach vorheriger Anmeldung am Empfang, sofern dieser besetzt ist.',
      image: picture('hall'),
      topic: 'Veranstaltungsraumreservierung',
      day: '2026-09-30',
      until: '2026-12-31',
      hours: '06:30–09:45, 11:15–14:45',
      place: 'Veranstaltungsraumreservierungsbüro im Untergeschoss',
      author: 'Freifrau zu Hohenlohe-Waldenburg-Schillingsfürst',
      price: 999999.5,
      currency: 'EUR',
      isCancelled: true,
      layout: 'WIDE',
      facts: [
        { id: 'f1', label: 'Größe', value: '32 m²' },
        { id: 'f2', label: 'Bettenausstattungsbezeichnung', value: 'Doppelbett, auf Wunsch getrennt' },
      ],
      buttons: [
        { id: 'b1', buttonText: 'Veranstaltungsraumreservierungsbestätigung', buttonUrl: '/', type: 'primary' },
        { id: 'b2', buttonText: 'Fragen', buttonUrl: '/', type: 'secondary' },
      ],
    },
  },
  { name: 'a title alone', language: 'fr', content: { title: 'Un mot', day: '2026-05-01' } },
]
