import type { Example } from '../template.ts'

const pictures = (...media: string[]) => media.map((name, index) => ({ id: `i${index}`, image: { media: name } }))

export const feature17Examples: readonly Example[] = [
  {
    name: 'four pictures',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'من الفطور إلى آخر كأس شاي',
      paragraph: 'قاعة واسعة بسقفٍ خشبي تتّسع لثمانين ضيفًا، وطاولات في الفناء حين يطيب المساء.',
      groups: [
        {
          id: 'g1',
          images: pictures('restaurant-table', 'terrace', 'breakfast', 'restaurant'),
          title: 'ثلاث وجبات، وباب المطبخ مفتوح',
          paragraph:
            'الفطور من السادسة والنصف حتى الحادية عشرة، والغداء حتى الرابعة، والعشاء حتى منتصف الليل. وللصائمين سحورٌ يُقدَّم في موعده طوال شهر رمضان.',
        },
      ],
    },
  },
  {
    name: 'three groups of three, two and one',
    language: 'de',
    content: {
      title: 'Drei Räume, ein Haus',
      paragraph: 'Jeder Raum hat seine Stunde.',
      groups: [
        {
          id: 'g1',
          images: pictures('room-detail', 'room-studio', 'bathroom'),
          title: 'Am Morgen das Zimmer',
          paragraph: 'Dicke Mauern halten die Kühle der Nacht, bis das Frühstück kommt.',
        },
        {
          id: 'g2',
          images: pictures('garden-path', 'courtyard-afternoon'),
          title: 'Am Nachmittag der Hof',
          paragraph: 'Unter den Orangenbäumen wird der Tee gebracht, ohne dass man ihn bestellt.',
        },
        {
          id: 'g3',
          images: pictures('events-stage'),
          title: 'Am Abend der Saal, in dem vierhundert feiern ✨',
          paragraph: 'Der Flügel ist gestimmt, die Bühne beleuchtet, und die Tafel reicht von Wand zu Wand. '
            .repeat(2)
            .trim(),
        },
      ],
    },
  },
  {
    name: 'pictures alone',
    language: 'en',
    content: { groups: [{ id: 'g1', images: pictures('terrace', 'exterior') }] },
  },
]
