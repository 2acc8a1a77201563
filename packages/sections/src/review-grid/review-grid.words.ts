import type { TemplateWords } from '../template-words.ts'
import type { reviewGrid } from './review-grid.ts'

export const reviewGridWords: TemplateWords<typeof reviewGrid> = {
  ar: {
    name: 'تقييمات بالنجوم',
    search: 'تقييم تقييمات نجوم مراجعات آراء جوجل زبائن شبكة درجة رضا',
    labels: {
      score: 'الدرجة على صفحة أخرى',
      scoreSource: 'أين تُقرأ الدرجة، ومتى',
      'reviews/stars': 'النجوم',
      'reviews/quote': 'ما قيل',
      'reviews/name': 'من قاله',
      'reviews/source': 'المصدر',
    },
    adds: { reviews: 'إضافة تقييم' },
    starts: {
      title: 'ماذا يقال عنّا',
      paragraph: 'كما كُتبت، كلمة بكلمة.',
      scoreSource: 'من أين هذه الآراء، ومتى قُرئت.',
      reviews: [
        { quote: 'كان كلّ شيء كما وُعدنا، بل أفضل قليلًا.', name: 'عائلة من خمسة', source: 'قالوها عند المغادرة' },
        {
          quote: 'اتصلنا صباحًا فجاؤوا ظهرًا، وشرحوا لنا كلّ خطوة قبل أن يبدأوا بها، ولم ندفع قرشًا فوق ما اتفقنا عليه.',
          name: 'أحد الجيران',
          source: 'في رسالة',
        },
        { quote: 'لطف وسرعة وصدق. سنعود حتمًا.', name: 'ضيف يعود دائمًا', source: 'على صفحتنا' },
      ],
    },
  },
  en: {
    name: 'Reviews with stars',
    search: 'review rating stars score google trustpilot tripadvisor wall grid customers said testimonials',
    labels: {
      score: 'Score on another page',
      scoreSource: 'Where the score is read, and when',
      'reviews/stars': 'Stars',
      'reviews/quote': 'What was said',
      'reviews/name': 'Who said it',
      'reviews/source': 'Source',
    },
    adds: { reviews: 'Add review' },
    starts: {
      title: 'What people say',
      paragraph: 'As they wrote it, word for word.',
      scoreSource: 'Where these come from, and when they were read.',
      reviews: [
        {
          quote: 'Everything was as promised, and then a little better.',
          name: 'A family of five',
          source: 'said on leaving',
        },
        {
          quote:
            'We rang in the morning and they came at noon, explained each step before they began, and we paid not a penny more than agreed.',
          name: 'A neighbour',
          source: 'in a letter',
        },
        {
          quote: 'Friendly, quick and honest. We will be back.',
          name: 'A returning guest',
          source: 'on our page',
        },
      ],
    },
  },
  tr: {
    name: 'Yıldızlı yorumlar',
    search: 'yorum değerlendirme yıldız puan google müşteri görüşleri ızgara memnuniyet',
    labels: {
      score: 'Başka bir sayfadaki puan',
      scoreSource: 'Puan nerede ve ne zaman okundu',
      'reviews/stars': 'Yıldızlar',
      'reviews/quote': 'Söylenen',
      'reviews/name': 'Söyleyen',
      'reviews/source': 'Kaynak',
    },
    adds: { reviews: 'Yorum ekle' },
    starts: {
      title: 'Hakkımızda söylenenler',
      paragraph: 'Yazıldığı gibi, kelimesi kelimesine.',
      scoreSource: 'Bu yorumların nereden geldiği ve ne zaman okunduğu.',
      reviews: [
        {
          quote: 'Her şey söz verildiği gibiydi, hatta biraz daha iyiydi.',
          name: 'Beş kişilik bir aile',
          source: 'ayrılırken söylediler',
        },
        {
          quote:
            'Sabah aradık, öğlen geldiler; başlamadan önce her adımı anlattılar ve anlaştığımızdan bir kuruş fazla ödemedik.',
          name: 'Bir komşu',
          source: 'mektupla',
        },
        {
          quote: 'Güler yüzlü, hızlı ve dürüst. Yine geleceğiz.',
          name: 'Sık gelen bir misafir',
          source: 'sayfamızda',
        },
      ],
    },
  },
  de: {
    name: 'Bewertungen mit Sternen',
    search: 'Bewertung Rezension Sterne Note Google Trustpilot Kunden Meinungen Kundenstimmen Zufriedenheit',
    labels: {
      score: 'Note auf einer anderen Seite',
      scoreSource: 'Wo die Note steht, und seit wann',
      'reviews/stars': 'Sterne',
      'reviews/quote': 'Was gesagt wurde',
      'reviews/name': 'Wer es gesagt hat',
      'reviews/source': 'Quelle',
    },
    adds: { reviews: 'Bewertung hinzufügen' },
    starts: {
      title: 'Was man über uns sagt',
      paragraph: 'So geschrieben, Wort für Wort.',
      scoreSource: 'Woher diese Stimmen kommen, und wann sie gelesen wurden.',
      reviews: [
        {
          quote: 'Alles war wie versprochen, und dann noch ein wenig besser.',
          name: 'Eine fünfköpfige Familie',
          source: 'beim Abschied',
        },
        {
          quote:
            'Morgens haben wir angerufen, mittags waren sie da, erklärten jeden Schritt, bevor sie begannen, und wir zahlten keinen Cent mehr als vereinbart.',
          name: 'Ein Nachbar',
          source: 'in einem Brief',
        },
        {
          quote: 'Freundlich, schnell und ehrlich. Wir kommen wieder.',
          name: 'Ein Stammgast',
          source: 'auf unserer Seite',
        },
      ],
    },
  },
  fr: {
    name: 'Avis avec étoiles',
    search: 'avis étoiles note évaluation google clients témoignages commentaires satisfaction grille',
    labels: {
      score: 'Note sur une autre page',
      scoreSource: 'Où se lit la note, et depuis quand',
      'reviews/stars': 'Étoiles',
      'reviews/quote': 'Ce qui a été dit',
      'reviews/name': 'Qui l’a dit',
      'reviews/source': 'Provenance',
    },
    adds: { reviews: 'Ajouter un avis' },
    starts: {
      title: 'Ce que l’on dit de nous',
      paragraph: 'Tel qu’ils l’ont écrit, mot pour mot.',
      scoreSource: 'D’où viennent ces avis, et quand ils ont été lus.',
      reviews: [
        {
          quote: 'Tout était comme promis, et même un peu mieux.',
          name: 'Une famille de cinq',
          source: 'dit en partant',
        },
        {
          quote:
            'Nous avons appelé le matin, ils sont venus à midi, ont expliqué chaque étape avant de commencer, et nous n’avons pas payé un centime de plus que prévu.',
          name: 'Un voisin',
          source: 'dans une lettre',
        },
        {
          quote: 'Aimables, rapides et honnêtes. Nous reviendrons.',
          name: 'Un habitué',
          source: 'sur notre page',
        },
      ],
    },
  },
}
