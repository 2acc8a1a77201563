import type { Example } from '../template.ts'

const pictures = (...media: string[]) => media.map((name, index) => ({ id: `i${index}`, image: { media: name } }))

export const portfolio62Examples: readonly Example[] = [
  {
    name: 'seven pictures',
    language: 'fr',
    colorMode: 'DARK',
    content: {
      subTitle: 'Sélection 2019–2026',
      title: 'Pierre, ombre, silence',
      paragraph: 'Douze commandes, trois continents, une même attention au moment où la lumière entre.',
      images: pictures(
        'hero-courtyard',
        'exterior',
        'room-detail',
        'garden-path',
        'restaurant',
        'events-hall',
        'terrace',
      ),
    },
  },
  {
    name: 'four pictures',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      subTitle: 'من مطبخنا اليوم',
      title: 'أربعة أطباق تحمل توقيعنا',
      paragraph: 'قائمة قصيرة تُكتب كلّ صباح. تنتهي حين ينتهي الطبق، ثم تُكتب من جديد.',
      images: pictures('breakfast', 'restaurant-table', 'restaurant', 'restaurant-hall'),
    },
  },
  {
    name: 'twelve pictures, the longest',
    language: 'de',
    content: {
      subTitle: 'Zwischen Orangenbäumen, Gewölben und gestreiftem Stein: 2026',
      title: 'Übernachtungsgeschichtenbuch!!',
      paragraph: 'Ein Rundgang durch das Haus vom Tor bis zur Terrasse, aufgenommen an einem Tag im Mai. '
        .repeat(3)
        .trim(),
      images: pictures(
        'exterior',
        'reception',
        'corridor',
        'hero-courtyard',
        'courtyard-afternoon',
        'room-single',
        'room-twin',
        'room-double',
        'room-queen',
        'room-king',
        'bathroom',
        'terrace',
      ),
    },
  },
  {
    name: 'required only',
    language: 'en',
    content: {
      subTitle: 'Lately',
      title: 'Rooms',
      images: pictures('room-single', 'room-twin', 'room-double', 'room-queen', 'room-king', 'room-studio'),
    },
  },
]
