import type { Example } from '../template.ts'

export const text3Examples: readonly Example[] = [
  {
    name: 'food to the room',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'اطلبوا الطعام إلى غرفتكم',
      paragraph:
        'ارفعوا سمّاعة الهاتف واطلبوا من القائمة الموجودة في غرفتكم، ويصلكم الطعام ساخنًا خلال نصف ساعة. ولضيوف الفندق حسمٌ خاص على كلّ طلب، يُرتَّب مع موظّفي الاستقبال ويُضاف إلى حساب الغرفة.',
      image: { media: 'breakfast' },
      buttons: [
        { id: 'b1', buttonText: 'اسألوا الاستقبال', buttonUrl: '/Contact_us', type: 'primary' },
        { id: 'b2', buttonText: 'قائمة الطعام', buttonUrl: '/Restaurant', type: 'tertiary' },
      ],
    },
  },
  {
    name: 'without a picture',
    language: 'de',
    content: {
      title: 'Zimmerservice bis Mitternacht, und danach ein Tee aus der Küche der Nachtwache',
      paragraph: 'Heben Sie den Hörer ab und bestellen Sie aus der Karte, die in Ihrem Zimmer liegt.',
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      title:
        'Übernachtungsmöglichkeiten, Frühstücksgewohnheiten und Geschwindigkeitsbegrenzungen der Gastfreundlichkeit im Haus',
      paragraph: 'Unsere Hausdame kennt jede Tür, jede Lampe und jeden Wunsch der Gäste, die wiederkommen. '
        .repeat(15)
        .trim(),
      image: { media: 'corridor' },
    },
  },
  {
    name: 'a picture and a sentence',
    language: 'en',
    content: { paragraph: 'One arch, one colour.', image: { media: 'room-king' } },
  },
]
