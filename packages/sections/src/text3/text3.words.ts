import type { TemplateWords } from '../template-words.ts'
import type { text3 } from './text3.ts'

export const text3Words: TemplateWords<typeof text3> = {
  ar: {
    name: 'نص وصورة',
    search: 'من نحن قصة صورة مقال نبذة فيديو',
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
    search: 'about story picture photo image side by side article video',
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
    search: 'hakkımızda hikâye hikaye resim fotoğraf yazı video',
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
    search: 'Über uns Geschichte Bild Foto Artikel video',
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
    search: 'à propos histoire image photo article vidéo',
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
