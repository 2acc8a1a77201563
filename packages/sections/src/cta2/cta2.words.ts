import type { TemplateWords } from '../template-words.ts'
import type { cta2 } from './cta2.ts'

export const cta2Words: TemplateWords<typeof cta2> = {
  ar: {
    name: 'دعوة إلى إجراء',
    search:
      'زر حجز احجز اطلب تواصل دعوة تحميل ملف عرض كتيب مستند نافذة منبثقة إعلان رابط تبرع شراء خصم قسيمة هدية حجوزات',
    choices: { layout: { ARCH: 'مع قوس', CENTRED: 'في الوسط', SPLIT: 'نصفان', CARD: 'بطاقة على صورة' } },
    starts: {
      title: 'هل نتحدّث في الأمر؟',
      paragraph: 'اتصلوا أو اكتبوا. نجيب في اليوم نفسه.',
      buttonText: 'تواصلوا معنا',
    },
  },
  en: {
    name: 'Call to action',
    search:
      'button booking book reserve order contact action banner download offer pdf brochure document file popup pop-up modal announcement notice link donate buy discount voucher gift sale',
    choices: {
      layout: { ARCH: 'With an arch', CENTRED: 'In the middle', SPLIT: 'In halves', CARD: 'A card on a picture' },
    },
    starts: {
      title: 'Shall we talk about it?',
      paragraph: 'Call or write. We answer the same day.',
      buttonText: 'Contact us',
    },
  },
  tr: {
    name: 'Harekete çağrı',
    search:
      'düğme rezervasyon sipariş ara iletişim çağrı indir dosya teklif pdf broşür belge açılır pencere popup duyuru bağlantı buton bağış satın al indirim kupon hediye',
    choices: { layout: { ARCH: 'Kemerli', CENTRED: 'Ortada', SPLIT: 'İki yarım', CARD: 'Resim üzerinde kart' } },
    starts: {
      title: 'Konuşalım mı?',
      paragraph: 'Arayın ya da yazın. Aynı gün yanıt veririz.',
      buttonText: 'Bize ulaşın',
    },
  },
  de: {
    name: 'Aufruf',
    search:
      'Knopf Buchen Buchung Reservieren Bestellen Kontakt Aufforderung herunterladen download angebot PDF Broschüre Dokument Datei Popup Hinweis Fenster Button Link spenden kaufen Rabatt Gutschein Aktion',
    choices: {
      layout: { ARCH: 'Mit Bogen', CENTRED: 'In der Mitte', SPLIT: 'In zwei Hälften', CARD: 'Karte auf einem Bild' },
    },
    starts: {
      title: 'Wollen wir darüber sprechen?',
      paragraph: 'Rufen Sie an oder schreiben Sie. Wir antworten am selben Tag.',
      buttonText: 'Kontakt aufnehmen',
    },
  },
  fr: {
    name: 'Appel à l’action',
    search:
      'bouton réserver réservation commander contact action télécharger fichier offre PDF brochure document popup fenêtre annonce lien don acheter remise bon cadeau promotion',
    choices: {
      layout: {
        ARCH: 'Avec une arche',
        CENTRED: 'Au centre',
        SPLIT: 'En deux moitiés',
        CARD: 'Une carte sur une image',
      },
    },
    starts: {
      title: 'Et si nous en parlions ?',
      paragraph: 'Appelez ou écrivez. Nous répondons le jour même.',
      buttonText: 'Nous contacter',
    },
  },
}
