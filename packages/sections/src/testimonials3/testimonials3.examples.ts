import type { Example } from '../template.ts'

export const testimonials3Examples: readonly Example[] = [
  {
    name: 'four guests',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      backgroundImg: { media: 'terrace' },
      slides: [
        {
          id: 'k1',
          slideTitle: 'سلمى وعائلتها، من دمشق',
          slideParagraph:
            'وصلنا بعد منتصف الليل مع ثلاثة أطفال متعبين، فوجدنا الشاي ساخنًا والأسرّة جاهزة وابتسامةً عند الباب.',
        },
        { id: 'k2', slideTitle: 'عمر، من حلب', slideParagraph: 'فطورٌ كفطور أمي، وحديقةٌ تُنسيك الطريق.' },
        { id: 'k3', slideTitle: 'ليلى، من غازي عنتاب', slideParagraph: 'أقمنا هنا عرس أختي، ولم ينقصنا شيء.' },
        { id: 'k4', slideTitle: 'باسل، من برلين', slideParagraph: 'هادئ، نظيف، وفيه من يتذكّر اسمك.' },
      ],
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      slides: Array.from({ length: 10 }, (_, index) => ({
        id: `k${index}`,
        slideTitle: 'Donaudampfschifffahrtsgesellschaftskapitän a. D.',
        slideTitleAlignment: 'RIGHT',
        slideParagraph: 'Veranstaltungsraumreservierungsbestätigungen kamen stets sofort. '
          .repeat(8)
          .slice(0, 500)
          .trim(),
        slideParagraphAlignment: 'RIGHT',
      })),
    },
  },
  { name: 'one', language: 'en', content: { slides: [{ id: 'k1', slideParagraph: 'We will be back.' }] } },
]
