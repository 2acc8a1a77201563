import type { Example } from '../template.ts'

export const reviewGridExamples: readonly Example[] = [
  {
    name: 'five learners',
    language: 'en',
    content: {
      title: 'What learners say',
      score: 4.8,
      scoreSource: '214 reviews on Google, read in October 2026',
      reviews: [
        {
          id: 'r1',
          stars: 5,
          quote: 'After six weeks I rang the landlord myself. He understood. He still said no.',
          name: 'Mariam, from Homs',
          source: 'Google, October 2026',
          sourceUrl: 'https://maps.example/1',
        },
        {
          id: 'r2',
          stars: 5,
          quote:
            'The course for nurses uses real handover sheets. On my first night shift I knew every word on the board.',
          name: 'Dragan P., nurse',
          source: 'told us at the office',
        },
        {
          id: 'r3',
          stars: 3.5,
          quote:
            'Good teachers, small groups. The rooms are cold in January, so bring a jumper, and come early for a chair.',
          name: 'Ioana, from Cluj',
        },
        { id: 'r4', stars: 5, quote: 'They let me repeat the course for nothing.', name: 'Khaled, exam B1' },
        { id: 'r5', quote: 'My son draws in the corner while I learn. Nobody minds.', name: 'Hoa N.' },
      ],
    },
  },
  {
    name: 'guests in Arabic, without a score',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'ماذا قال ضيوفنا',
      paragraph: 'كما كتبوها، بلا تعديل.',
      reviews: [
        { id: 'r1', stars: 4.5, quote: 'فطورٌ كفطور أمي، وحديقةٌ تُنسيك الطريق.', name: 'عمر، من حلب' },
        { id: 'r2', stars: 5, quote: 'أقمنا هنا عرس أختي، ولم ينقصنا شيء.', name: 'ليلى، من غازي عنتاب' },
      ],
    },
  },
  {
    name: 'one, the longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      reviews: [
        {
          id: 'r1',
          stars: 0,
          quote: 'Veranstaltungsraumreservierungsbestätigungen kamen stets sofort. '.repeat(4).trim(),
          name: 'Donaudampfschifffahrtsgesellschaftskapitän a. D.',
          source: 'Bewertungsplattformvergleichsportal',
          sourceUrl: 'https://bewertungen.example/',
        },
      ],
    },
  },
]
