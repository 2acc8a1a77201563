import type { Example } from '../template.ts'

export const featureCardsExamples: readonly Example[] = [
  {
    name: 'six reasons',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'لماذا يعود إلينا ضيوفنا؟',
      paragraph: 'ستة أسباب نسمعها عند المغادرة أكثر من غيرها.',
      cards: [
        ['tabler:sparkles', 'خدمة رفيعة المستوى', 'عناية بالتفاصيل الصغيرة، من ترتيب الغرفة إلى موعد الإيقاظ.'],
        ['tabler:language', 'فريق متعدّد اللغات', 'نتحدّث العربية والتركية والإنجليزية والألمانية والفرنسية.'],
        ['tabler:clock-24', 'استقبال على مدار الساعة', 'نفتح لكم الباب في أيّ وقت تعبرون فيه الحدود.'],
        ['tabler:steering-wheel', 'سائق خاص عند الطلب', 'من المعبر أو المطار إلى باب الفندق.'],
        ['tabler:building-arch', 'قاعة للمناسبات', 'أعراس واجتماعات ودورات تدريب، بتجهيزٍ كامل.'],
        ['tabler:coffee', 'فطور ومشروبات', 'فطور شامي كلّ صباح، وشاي وقهوة طوال النهار.'],
      ].map(([icon, title, paragraph], index) => ({
        id: `k${index + 1}`,
        icon: icon!,
        title: title!,
        paragraph: paragraph!,
      })),
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Veranstaltungsraumreservierungen und Gastlichkeit',
      paragraph: 'Donaudampfschifffahrtsgesellschaftskapitäne und viele weitere Gäste kehren jedes Jahr im Mai zurück',
      cards: Array.from({ length: 12 }, (_, index) => ({
        id: `k${index}`,
        icon: 'tabler:bed',
        title: 'Veranstaltungsraumreservierung',
        paragraph:
          'Donaudampfschifffahrtsgesellschaftskapitäne und viele weitere Gäste kehren jedes Jahr im Mai zurück',
        additionalText: 'Veranstaltungen ansehen',
        additionalUrl: '/Events',
      })),
    },
  },
  {
    name: 'three titles',
    language: 'en',
    content: { cards: ['Quiet', 'Clean', 'Kind'].map((title, index) => ({ id: `k${index}`, title })) },
  },
]
