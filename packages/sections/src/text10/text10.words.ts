import type { TemplateWords } from '../template-words.ts'
import type { text10 } from './text10.ts'

export const text10Words: TemplateWords<typeof text10> = {
  ar: {
    name: 'نص',
    search: 'فقرة مقال قصة من نحن نبذة كلام مقدمة سياسة الخصوصية وظائف رؤية رسالة شروط قانوني تدوينة',
    starts: {
      title: 'ما نؤمن به',
      paragraph: 'هنا مساحة لقصّتكم: كيف بدأت، وما الذي يهمّكم، وماذا يقول الناس عنكم لغيرهم.',
      buttons: [
        {
          buttonText: 'قصّتنا',
        },
      ],
    },
  },
  en: {
    name: 'Text',
    search:
      'paragraph article story about us introduction words imprint privacy mission vision values terms legal jobs careers post essay',
    starts: {
      title: 'What we stand for',
      paragraph:
        'Here is room for your story: how it began, what matters to you, and what people tell others about you.',
      buttons: [
        {
          buttonText: 'Our story',
        },
      ],
    },
  },
  tr: {
    name: 'Metin',
    search:
      'paragraf yazı hikâye hikaye hakkımızda giriş künye gizlilik misyon vizyon değerler koşullar yasal kariyer iş ilanları',
    starts: {
      title: 'Neye inanıyoruz',
      paragraph:
        'Burası hikâyenizin yeri: nasıl başladı, sizin için ne önemli ve insanlar sizi başkalarına nasıl anlatıyor.',
      buttons: [
        {
          buttonText: 'Hikâyemiz',
        },
      ],
    },
  },
  de: {
    name: 'Text',
    search:
      'Absatz Artikel Geschichte Über uns Einleitung impressum datenschutz Mission Werte Leitbild AGB Rechtliches Karriere Stellenangebote Beitrag Fließtext',
    starts: {
      title: 'Wofür wir stehen',
      paragraph:
        'Hier ist Platz für Ihre Geschichte: wie sie begann, was Ihnen wichtig ist und was man über Sie weitererzählt.',
      buttons: [
        {
          buttonText: 'Unsere Geschichte',
        },
      ],
    },
  },
  fr: {
    name: 'Texte',
    search:
      'paragraphe article histoire à propos introduction mentions légales confidentialité mission vision valeurs conditions emplois recrutement',
    starts: {
      title: 'Ce qui nous tient à cœur',
      paragraph:
        'Cet espace est pour votre histoire : ses débuts, ce qui compte pour vous et ce que l’on raconte de vous.',
      buttons: [
        {
          buttonText: 'Notre histoire',
        },
      ],
    },
  },
}
