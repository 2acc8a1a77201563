import type { Example } from '../template.ts'

export const header15Examples: readonly Example[] = [
  {
    name: 'statement with picture',
    language: 'tr',
    colorMode: 'LIGHT',
    content: {
      paragraph: 'Sabah közde kahve, öğleden sonra Antep fıstıklı baklava. Arada uzun sohbetler.',
      contentImage: { media: 'restaurant-hall' },
      btnText: 'Menüye göz atın',
      btnUrl: '/Menu',
      socials: [{ id: 's1', socialUrl: 'https://instagram.com/fistik', icon: 'tabler:brand-instagram' }],
    },
  },
  {
    name: 'longest',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      paragraph: 'خبزٌ على الجمر صباحًا، ومائدةٌ مفتوحة بعد الظهر، وحديثٌ لا ينتهي. '.repeat(8).slice(0, 500).trim(),
      paragraphAlignment: 'CENTER',
      logo: { media: 'wordmark' },
      logoColor: 'black',
      contentImage: { media: 'terrace' },
      btnText: 'شاهدوا قائمة الطعام كاملةً قبل المجيء',
      btnUrl: '/Restaurant',
      socials: Array.from({ length: 7 }, (_, index) => ({
        id: `s${index}`,
        socialUrl: `https://example.com/${index}`,
        icon: 'tabler:brand-x',
      })),
      backgroundImg: { media: 'terrace' },
    },
  },
  { name: 'required only', language: 'en', content: { paragraph: 'Teeth, and nothing but teeth.' } },
]
