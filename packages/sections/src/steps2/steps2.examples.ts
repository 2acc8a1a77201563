import type { Example } from '../template.ts'

const rooms = [
  [
    'room-single',
    'غرفة بسرير مفرد',
    'هادئة ومشمسة، لمن يسافر وحده أو يعبر في مهمّة عمل. سرير مريح، ومكتب صغير قرب النافذة.',
  ],
  ['room-twin', 'غرفة بسريرين', 'سريران منفصلان تحت قوسٍ واحد، للأصدقاء والإخوة وزملاء السفر.'],
  ['room-double', 'غرفة بسرير مزدوج', 'ألوان دافئة وكرسي للقراءة قرب النافذة، لليلةٍ بعيدة عن صخب الطريق.'],
  ['room-queen', 'غرفة بسرير كوين', 'سرير أوسع ومساحة للحقائب وركن للجلوس، للإقامات التي تطول قليلًا.'],
  ['room-king', 'غرفة بسرير كينغ', 'أوسع غرفنا وأكثرها ضوءًا، بإطلالة على التلال وسجّادة كبيرة من صنع اليد.'],
  ['room-studio', 'استوديو مع غرفة جلوس', 'غرفة نوم وصالون منفصل ومطبخ صغير، للعائلات ولمن يقيم أسبوعًا فأكثر.'],
] as const

export const steps2Examples: readonly Example[] = [
  {
    name: 'six kinds of rooms',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'ستة أنواع تناسب كلّ سفر',
      paragraph:
        'من غرفة المسافر وحده إلى الاستوديو الذي يتّسع للعائلة. اختاروا ما يناسبكم، ونحن نعاود الاتصال لتأكيد الحجز.',
      imageSteps: rooms.map(([media, stepHeading, stepDescription], index) => ({
        id: `s${index + 1}`,
        stepHeading,
        stepDescription,
        image: { media },
      })),
    },
  },
  {
    name: 'three steps without pictures',
    language: 'en',
    content: {
      title: 'Your first visit, step by step',
      paragraph: 'Most people are surprised by how much of it is simply talking.',
      imageSteps: [
        { id: 's1', stepHeading: 'We listen', stepDescription: 'Ten minutes about what hurts and what worries you.' },
        { id: 's2', stepHeading: 'We look together', stepDescription: 'A scan on a screen you can see, explained.' },
        { id: 's3', stepHeading: 'You decide', stepDescription: 'A written plan with prices. Sleep on it.' },
      ],
    },
  },
  {
    name: 'three steps',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'So wird aus einer Anfrage ein Abend',
      imageSteps: [
        { id: 's1', stepHeading: 'Anrufen', stepDescription: 'Ein Gespräch genügt.', image: { media: 'reception' } },
        {
          id: 's2',
          stepHeading: 'Probieren',
          stepDescription: 'Die Küche kocht vor.',
          image: { media: 'restaurant-table' },
        },
        { id: 's3', stepHeading: 'Feiern', stepDescription: 'Den Rest tun wir.', image: { media: 'events-hall' } },
      ],
    },
  },
  {
    name: 'one step, the longest',
    language: 'de',
    content: {
      imageSteps: [
        {
          id: 's1',
          stepHeading: 'Zimmerreservierungsbestätigungsschreiben lesen und unterschrieben zurücksenden!!',
          stepDescription: 'Wir melden uns am selben Tag, spätestens jedoch am nächsten Morgen nach dem Frühstück. '
            .repeat(11)
            .trim(),
          image: { media: 'reception' },
        },
      ],
    },
  },
  {
    name: 'five in a row, three with a picture',
    language: 'ar',
    content: {
      title: 'من الاتصال إلى المساء',
      layout: 'LINE',
      imageSteps: [
        { id: 's1', stepHeading: 'اتصلوا', stepDescription: 'مكالمة واحدة تكفي.', image: { media: 'reception' } },
        {
          id: 's2',
          stepHeading: 'ذوقوا',
          stepDescription: 'يطبخ لكم المطبخ قبل اليوم.',
          image: { media: 'restaurant-table' },
        },
        { id: 's3', stepHeading: 'اختاروا', stepDescription: 'القائمة والموسيقى وعدد الكراسي.' },
        { id: 's4', stepHeading: 'احتفلوا', stepDescription: 'والباقي علينا.', image: { media: 'events-hall' } },
        { id: 's5', stepHeading: 'ناموا', stepDescription: 'الغرف فوق القاعة.' },
      ],
    },
  },
  {
    name: 'four behind large numbers, one with a picture',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Vier Schritte',
      layout: 'NUMBERS',
      imageSteps: [
        { id: 's1', stepHeading: 'Anrufen', stepDescription: 'Ein Gespräch genügt.' },
        {
          id: 's2',
          stepHeading: 'Probieren',
          stepDescription: 'Die Küche kocht vor.',
          image: { media: 'restaurant-table' },
        },
        { id: 's3', stepHeading: 'Veranstaltungsraumreservierungsbestätigung unterschreiben', stepDescription: '' },
        { id: 's4', stepHeading: 'Feiern', stepDescription: 'Den Rest tun wir, bis der letzte Gast gegangen ist.' },
      ],
    },
  },
]
