import type { Example } from '../template.ts'

export const feature13Examples: readonly Example[] = [
  {
    name: 'three ways in',
    language: 'ar',
    content: {
      blocks: [
        {
          id: 'k1',
          icon: 'tabler:bed',
          title: 'الغرف',
          paragraph: 'أكثر من ثلاثين غرفة في ستة أنواع، لكلٍّ منها قوسها الحجري ولونها.',
          additionalText: 'إلى الغرف',
          additionalUrl: '/Rooms',
        },
        {
          id: 'k2',
          icon: 'tabler:tools-kitchen-2',
          title: 'المطعم',
          paragraph: 'مائدة حلبية من الفطور حتى العشاء، تُقدَّم في القاعة أو تصل إلى باب غرفتكم.',
          additionalText: 'إلى المطعم',
          additionalUrl: '/Restaurant',
        },
        {
          id: 'k3',
          icon: 'tabler:phone-call',
          title: 'تواصلوا معنا',
          paragraph: 'اتركوا لنا رقمكم، ونعاود الاتصال بكم لتأكيد الحجز.',
          additionalText: 'معلومات الاتصال',
          additionalUrl: '/Contact_us',
        },
      ],
      backgroundImg: { media: 'terrace' },
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      blocks: [1, 2].map((number) => ({
        id: `k${number}`,
        icon: 'tabler:bed',
        title: 'Veranstaltungsraumreservierung',
        paragraph: 'Donaudampfschifffahrtsgesellschaftskapitän und Gäste. '.repeat(6).slice(0, 300).trim(),
        blockTitleAlignment: 'LEFT',
        blockParagraphAlignment: 'RIGHT',
        additionalText: 'Veranstaltungsraumreservierung ansehen',
        additionalUrl: '/Events',
      })),
    },
  },
  { name: 'one', language: 'en', content: { blocks: [{ id: 'k1', icon: 'tabler:bed', title: 'Rooms' }] } },
]
