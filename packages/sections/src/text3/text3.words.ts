import type { TemplateWords } from '../template-words.ts'
import type { text3 } from './text3.ts'

export const text3Words: TemplateWords<typeof text3> = {
  ar: {
    name: 'نص وصورة',
    search: 'من نحن قصة صورة مقال نبذة مقهى عيادة استوديو',
    choices: { layout: { FRAME: 'في إطار', BLEED: 'حتى حافة الشاشة', BAND: 'شريط تحت الكلمات' } },
    starts: {
      title: 'شيء نفخر به',
      paragraph: 'اعرضوه هنا، واشرحوا في بضع جمل لماذا يهمّ من يأتي إليكم.',
      buttons: [
        {
          buttonText: 'انظروا عن قرب',
        },
      ],
    },
  },
  en: {
    name: 'Text and picture',
    search: 'about story picture photo image side by side article café clinic studio rooms',
    choices: { layout: { FRAME: 'In a frame', BLEED: 'Up to the edge', BAND: 'A band below the words' } },
    starts: {
      title: 'Something we are proud of',
      paragraph: 'Show it, and tell in a few sentences why it matters to the people who come to you.',
      buttons: [
        {
          buttonText: 'Take a closer look',
        },
      ],
    },
  },
  tr: {
    name: 'Metin ve görsel',
    search: 'hakkımızda hikâye hikaye resim fotoğraf yazı kafe klinik stüdyo oda',
    choices: { layout: { FRAME: 'Çerçeve içinde', BLEED: 'Kenara kadar', BAND: 'Yazının altında şerit' } },
    starts: {
      title: 'Gurur duyduğumuz bir şey',
      paragraph: 'Onu gösterin ve size gelenler için neden önemli olduğunu birkaç cümleyle anlatın.',
      buttons: [
        {
          buttonText: 'Yakından bakın',
        },
      ],
    },
  },
  de: {
    name: 'Text und Bild',
    search: 'Über uns Geschichte Bild Foto Artikel Café Praxis Studio Zimmer',
    choices: { layout: { FRAME: 'In einem Rahmen', BLEED: 'Bis zum Rand', BAND: 'Als Band unter dem Text' } },
    starts: {
      title: 'Worauf wir stolz sind',
      paragraph: 'Zeigen Sie es und erzählen Sie in ein paar Sätzen, warum es für Ihre Gäste zählt.',
      buttons: [
        {
          buttonText: 'Genauer hinsehen',
        },
      ],
    },
  },
  fr: {
    name: 'Texte et image',
    search: 'à propos histoire image photo article café cabinet studio chambre',
    choices: { layout: { FRAME: 'Dans un cadre', BLEED: 'Jusqu’au bord', BAND: 'En bande sous le texte' } },
    starts: {
      title: 'Ce dont nous sommes fiers',
      paragraph: 'Montrez-le et dites en quelques phrases pourquoi cela compte pour ceux qui viennent chez vous.',
      buttons: [
        {
          buttonText: 'Voir de plus près',
        },
      ],
    },
  },
}
