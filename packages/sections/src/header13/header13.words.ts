import type { TemplateWords } from '../template-words.ts'
import type { header13 } from './header13.ts'

export const header13Words: TemplateWords<typeof header13> = {
  ar: {
    name: 'الواجهة',
    search: 'غلاف ترحيب مقدمة بانر واجهة عنوان كبير بداية صورة كاملة خلفية شعار جملة هيرو فيديو فيلم',
    labels: { blend: 'خلف الكلمات', mirrored: 'عكس الصورة' },
    choices: {
      layout: {
        PICTURE: 'الكلمات على الصورة',
        SPLIT: 'الكلمات بجانب الصورة',
        CENTRED: 'الكلمات في الوسط والصورة تحتها',
        PANEL: 'الكلمات على لوحة',
      },
      blend: { SHADE: 'تعتيم الصورة', MELT: 'ذوبان الصورة في لون الخلفية' },
      mirrored: { NEVER: 'أبدًا', RTL: 'في اللغات المكتوبة من اليمين', LTR: 'في اللغات المكتوبة من اليسار' },
    },
    starts: {
      title: 'يسعدنا وجودكم هنا',
      paragraph: 'عرّفوا بأنفسكم في سطرين أو ثلاثة: من أنتم، وماذا تقدّمون، ولماذا يعود الناس إليكم.',
      buttons: [
        {
          buttonText: 'ماذا ينتظركم',
        },
        {
          buttonText: 'تواصلوا معنا',
        },
      ],
    },
  },
  en: {
    name: 'Hero',
    search:
      'hero banner cover welcome intro headline big picture start slogan full screen background splash landing video film',
    labels: { blend: 'Behind the words', mirrored: 'Mirror the picture' },
    choices: {
      layout: {
        PICTURE: 'Words over the picture',
        SPLIT: 'Words beside the picture',
        CENTRED: 'Words in the middle, picture below',
        PANEL: 'Words on a panel',
      },
      blend: { SHADE: 'Shade the picture', MELT: 'Fade into the background colour' },
      mirrored: { NEVER: 'Never', RTL: 'In right-to-left languages', LTR: 'In left-to-right languages' },
    },
    starts: {
      title: 'Good to have you here',
      paragraph: 'Say in two or three lines who you are, what you offer and why people like to come back.',
      buttons: [
        {
          buttonText: 'What awaits you',
        },
        {
          buttonText: 'Contact us',
        },
      ],
    },
  },
  tr: {
    name: 'Karşılama',
    search: 'kapak afiş hoş geldiniz giriş başlık büyük resim slogan tam ekran arka plan hero video film',
    labels: { blend: 'Yazıların arkası', mirrored: 'Resmi aynala' },
    choices: {
      layout: {
        PICTURE: 'Yazı resmin üzerinde',
        SPLIT: 'Yazı resmin yanında',
        CENTRED: 'Yazı ortada, resim altında',
        PANEL: 'Yazı bir pano üzerinde',
      },
      blend: { SHADE: 'Resmi karart', MELT: 'Arka plan renginde erit' },
      mirrored: { NEVER: 'Hiçbir zaman', RTL: 'Sağdan sola yazılan dillerde', LTR: 'Soldan sağa yazılan dillerde' },
    },
    starts: {
      title: 'Hoş geldiniz',
      paragraph: 'İki üç satırda kim olduğunuzu, ne sunduğunuzu ve insanların neden geri geldiğini anlatın.',
      buttons: [
        {
          buttonText: 'Sizi neler bekliyor',
        },
        {
          buttonText: 'Bize ulaşın',
        },
      ],
    },
  },
  de: {
    name: 'Auftakt',
    search:
      'Banner Titelbild Willkommen Einstieg Überschrift großes Bild Aufmacher Slogan Vollbild Hintergrund Startbild Hero Video Film',
    labels: { blend: 'Hinter den Wörtern', mirrored: 'Bild spiegeln' },
    choices: {
      layout: {
        PICTURE: 'Text auf dem Bild',
        SPLIT: 'Text neben dem Bild',
        CENTRED: 'Text in der Mitte, Bild darunter',
        PANEL: 'Text auf einer Fläche',
      },
      blend: { SHADE: 'Bild abdunkeln', MELT: 'In die Hintergrundfarbe auslaufen lassen' },
      mirrored: { NEVER: 'Nie', RTL: 'In Sprachen von rechts nach links', LTR: 'In Sprachen von links nach rechts' },
    },
    starts: {
      title: 'Schön, dass Sie da sind',
      paragraph: 'Sagen Sie in zwei, drei Zeilen, wer Sie sind, was Sie bieten und warum man gern wiederkommt.',
      buttons: [
        {
          buttonText: 'Was Sie erwartet',
        },
        {
          buttonText: 'Kontakt aufnehmen',
        },
      ],
    },
  },
  fr: {
    name: 'Ouverture',
    search:
      'bannière couverture bienvenue accueil introduction grand titre image slogan plein écran fond hero vidéo film',
    labels: { blend: 'Derrière les mots', mirrored: 'Retourner l’image' },
    choices: {
      layout: {
        PICTURE: 'Texte sur l’image',
        SPLIT: 'Texte à côté de l’image',
        CENTRED: 'Texte au centre, image dessous',
        PANEL: 'Texte sur un panneau',
      },
      blend: { SHADE: 'Assombrir l’image', MELT: 'Fondre dans la couleur du fond' },
      mirrored: {
        NEVER: 'Jamais',
        RTL: 'Dans les langues de droite à gauche',
        LTR: 'Dans les langues de gauche à droite',
      },
    },
    starts: {
      title: 'Ravis de vous accueillir',
      paragraph: 'Dites en deux ou trois lignes qui vous êtes, ce que vous proposez et pourquoi l’on revient.',
      buttons: [
        {
          buttonText: 'Ce qui vous attend',
        },
        {
          buttonText: 'Nous contacter',
        },
      ],
    },
  },
}
