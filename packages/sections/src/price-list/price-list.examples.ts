import type { Json } from '@mimar/fields'
import type { Example } from '../template.ts'

const dish = (id: string, name: string, price: number | null, description = '', more: Record<string, Json> = {}) => ({
  id,
  name,
  price,
  description,
  ...more,
})

export const priceListExamples: readonly Example[] = [
  {
    name: 'the menu of a restaurant',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'القائمة',
      paragraph: 'الأسعار بآلاف الليرات وتشمل الضريبة. أخبرونا عن أي حساسية قبل الطلب.',
      pdf: {
        '*': {
          ...{ hash: 'ab'.repeat(32), type: 'application/pdf', name: 'قائمة.pdf', size: 640_000 },
          ...{ width: 0, height: 0, seconds: 0 },
        },
      },
      groups: [
        {
          id: 'g1',
          name: 'مقبلات',
          note: 'مع خبز التنور من فرن البيت.',
          items: [
            dish('i1', 'حمص بالطحينة', 18, 'حمص مسلوق ليلة كاملة، طحينة حلبية وزيت زيتون من عفرين.', {
              isVegan: true,
            }),
            dish('i2', 'محمرة', 22, 'فليفلة حمراء مشوية وجوز ودبس رمان.', { isVegetarian: true, hasNuts: true }),
            dish('i3', 'كبة نية', 34, 'لحم غنم مفروم بالجرن، برغل ناعم ونعنع.', { isHalal: true, isSoldOut: true }),
          ],
        },
        {
          id: 'g2',
          name: 'من الفحم',
          items: [
            dish('i1', 'كباب حلبي', 48, 'لحم غنم مفروم بالسكين، بندورة مشوية.', {
              portion: 'سيخان',
              otherPortion: 'أربعة',
              otherPrice: 90,
            }),
            dish('i2', 'كباب خشخاش', 52, 'بالثوم والفليفلة الحارة.', { isHot: true }),
          ],
        },
        {
          id: 'g3',
          name: 'حلويات',
          items: [dish('i1', 'هيطلية', 18, 'مهلبية بماء الزهر وقشطة بلدية.', { isGlutenFree: true })],
        },
      ],
      note: 'نضيف 10% خدمة للطاولات التي تزيد على ثمانية أشخاص.',
      buttons: [{ id: 'b1', buttonText: 'القائمة كاملة', buttonUrl: '/menu.pdf', type: 'secondary' }],
      currency: 'SYP',
      showsCurrency: false,
      portions: 'TWO',
    },
  },
  {
    name: 'the treatments of a dentist',
    language: 'en',
    content: {
      title: 'Treatments and prices',
      groups: [
        {
          id: 'g1',
          name: 'Check-up',
          items: [
            dish('i1', 'First visit with picture', 15, '', { duration: '30 min' }),
            dish('i2', 'Cleaning and polish', 25, '', { duration: '40 min' }),
          ],
        },
        {
          id: 'g2',
          name: 'Implants',
          items: [
            dish('i1', 'Implant with crown', 1400.5, 'You get the whole plan in writing first.', {
              duration: '3 visits',
              isFrom: true,
            }),
            dish('i2', 'Advice by phone', null),
          ],
        },
      ],
      currency: 'EUR',
      layout: 'TABLE',
    },
  },
  {
    name: 'one group with the longest of names, without a title',
    language: 'de',
    colorMode: 'DARK',
    content: {
      groups: [
        {
          id: 'g1',
          name: 'Donaudampfschifffahrtsgesellschaftsgerichte, w.',
          items: [
            dish(
              'i1',
              'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz mit Petersilie',
              1234567.5,
              'Wir melden uns am selben Tag, spätestens jedoch am nächsten Morgen nach dem Frühstück. '
                .repeat(2)
                .trim(),
              {
                portion: 'Kleine Seniorenportion',
                otherPortion: 'Große Familienplatte',
                otherPrice: 9876543,
                duration: 'etwa eine Viertelstunde',
                isFrom: true,
                isVegetarian: true,
                isVegan: true,
                isGlutenFree: true,
                isHalal: true,
                hasNuts: true,
                isHot: true,
                hasAlcohol: true,
                isSoldOut: true,
              },
            ),
          ],
        },
      ],
      currency: 'EUR',
      layout: 'ONE',
    },
  },
]
