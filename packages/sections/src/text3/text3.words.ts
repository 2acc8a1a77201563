import type { TemplateWords } from '../template-words.ts'
import type { text3 } from './text3.ts'

export const text3Words: TemplateWords<typeof text3> = {
  ar: {
    name: 'نص وصورة',
    search: 'من نحن قصة صورة مقال نبذة فيديو يوتيوب فيديوهات تضمين مقهى عيادة استوديو صوت بودكاست موسيقى',
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
    search:
      'about story picture photo image side by side article video youtube clip embed media café clinic studio rooms audio music podcast',
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
    search:
      'hakkımızda hikâye hikaye resim fotoğraf yazı video youtube klip göm medya kafe klinik stüdyo oda ses müzik podcast',
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
    search:
      'Über uns Geschichte Bild Foto Artikel video YouTube Clip einbetten Café Praxis Studio Zimmer Audio Musik Podcast',
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
    search:
      'à propos histoire image photo article vidéo YouTube clip intégrer média café cabinet studio chambre audio musique podcast',
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
