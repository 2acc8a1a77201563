import type { Example } from '../template.ts'

const row = (id: string, ...media: string[]) => ({
  id,
  items: media.map((name, index) => ({ id: `${id}p${index}`, image: { media: name } })),
})

export const portfolio8Examples: readonly Example[] = [
  {
    name: 'twelve in three rows',
    language: 'ar',
    content: {
      title: 'من أمسيات القاعة',
      rows: [
        row('r1', 'events-hall', 'restaurant-hall', 'corridor', 'events-stage'),
        row('r2', 'restaurant', 'terrace', 'training-hall', 'exterior'),
        row('r3', 'courtyard-afternoon', 'events-hall-evening', 'hero-courtyard', 'breakfast'),
      ],
    },
  },
  {
    name: 'five without a heading',
    language: 'ar',
    content: {
      rows: [row('r1', 'room-double', 'corridor'), row('r2', 'bathroom', 'courtyard-afternoon', 'room-detail')],
    },
  },
  {
    name: 'six rows of every kind',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Ein Haus, sechs Jahreszeiten!!',
      rows: [
        row('r1', 'exterior'),
        row('r2', 'reception', 'room-studio'),
        row('r3', 'room-single', 'room-twin', 'room-double'),
        row('r4', 'room-queen', 'room-king', 'room-studio'),
        row('r5', 'garden-path', 'terrace', 'bathroom', 'restaurant-table'),
        row('r6', 'breakfast', 'restaurant-hall'),
      ],
    },
  },
  {
    name: 'one picture',
    language: 'en',
    colorMode: 'LIGHT',
    content: { title: 'The courtyard', rows: [row('r1', 'hero-courtyard')] },
  },
]
