import type { Example } from '../template.ts'

export const text4Examples: readonly Example[] = [
  {
    name: 'feasts and meetings',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'أفراحٌ نرافقكم فيها',
      paragraph:
        'أعراس وخطوبات وحفلات تخرّج. نهتمّ بالزهور والإضاءة والمائدة والضيافة، ويرافقكم منسّق واحد من أوّل لقاء إلى آخر ضيف يغادر القاعة. وغرفة العروسين هديّتنا في ليلتهما الأولى.',
      secondTitle: 'ولقاءات عملٍ بلا مفاجآت',
      secondParagraph:
        'مؤتمرات وورشات ودورات تدريب، بشاشة عرض ونظام صوت وإنترنت مستقلّ. قاعة التدريب المجاورة تتّسع لأربعين مقعدًا، واستراحات القهوة في الفناء. ولمن يأتي من بعيد أسعارٌ خاصة للمبيت تُحسب مع العرض.',
    },
  },
  {
    name: 'dishes of Aleppo',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'أطباقٌ من حلب',
      paragraph:
        'كبّة مشوية على الفحم، وكباب بالكرز حين يحين موسمه، ويبرق ناعم كأصابع اليد، ومحمّرة بالجوز ودبس الرمّان. نحضّرها على الطريقة الحلبية كما انتقلت من الأمّهات إلى البنات، بلا اختصار ولا استعجال.',
      secondTitle: 'وحلوياتٌ تُختم بها السهرة',
      secondParagraph:
        'معروك وغزل البنات وكعكٌ بالمحلب، وبقلاوة بالفستق من معملٍ قريب على بُعد شارعين. والقهوة مُرّة كما يحبّها أهل البلد، أو على ذوقكم.',
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      title:
        'Hochzeitsgesellschaften, Verlobungsfeiern, Abschlussfeste und alles, was einen Saal, ein Orchester und eine lange Tafel verlangt, richten wir seit mehr als dreißig Jahren mit derselben Sorgfalt aus!',
      paragraph: 'Blumen, Licht und Tafel besprechen wir mit Ihnen, bis alles stimmt und nichts vergessen ist. '
        .repeat(30)
        .trim(),
      secondTitle: 'Tagungen ohne Überraschungen',
      secondParagraph: 'Leinwand, Tonanlage und eigenes Netz gehören zum Saal. '.repeat(12).trim(),
    },
  },
  {
    name: 'one text of the two',
    language: 'en',
    content: { title: 'One kitchen', paragraph: 'Everything is cooked on the day it is served.' },
  },
]
