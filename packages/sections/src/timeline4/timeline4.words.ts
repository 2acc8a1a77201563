import type { TemplateWords } from '../template-words.ts'
import type { timeline4 } from './timeline4.ts'

export const timeline4Words: TemplateWords<typeof timeline4> = {
  ar: {
    name: 'خطّ زمني',
    search: 'تاريخ سنوات مراحل قصتنا برنامج اليوم جدول مواعيد محطات تسلسل منذ',
    labels: { 'moments/when': 'متى', 'moments/title': 'العنوان', 'moments/paragraph': 'ماذا حدث' },
    adds: { moments: 'إضافة محطّة' },
    choices: { layout: { ACROSS: 'على عرض الصفحة', DOWN: 'من أعلى إلى أسفل' } },
    starts: {
      title: 'كيف وصلنا إلى هنا',
      paragraph: 'محطّات قليلة من كثير.',
      moments: [
        { when: 'أوّلًا', title: 'البداية', paragraph: 'بطاولة واحدة وكثير من الصبر.' },
        { when: 'ثمّ', title: 'الباب على الشارع', paragraph: 'صرنا ثلاثة، وصار للبيت اسم.' },
        { when: 'اليوم', title: 'كلّ يوم', paragraph: 'نفتح الباب، ونعرف من يدخل.' },
      ],
    },
  },
  en: {
    name: 'Timeline',
    search: 'history years story milestones schedule programme day dates chronology since about',
    labels: {
      'moments/when': 'When',
      'moments/title': 'Title',
      'moments/paragraph': 'What happened',
    },
    adds: { moments: 'Add moment' },
    choices: { layout: { ACROSS: 'Across the page', DOWN: 'Down the page' } },
    starts: {
      title: 'How we came here',
      paragraph: 'A few of many moments.',
      moments: [
        { when: 'First', title: 'The beginning', paragraph: 'One table, and a lot of patience.' },
        { when: 'Then', title: 'A door to the street', paragraph: 'We were three, and the house had a name.' },
        { when: 'Today', title: 'Every day', paragraph: 'We open the door, and know who comes in.' },
      ],
    },
  },
  tr: {
    name: 'Zaman çizelgesi',
    search: 'tarihçe yıllar hikâye dönüm noktaları program gün kronoloji',
    labels: {
      'moments/when': 'Ne zaman',
      'moments/title': 'Başlık',
      'moments/paragraph': 'Ne oldu',
    },
    adds: { moments: 'Durak ekle' },
    choices: { layout: { ACROSS: 'Sayfa boyunca', DOWN: 'Yukarıdan aşağıya' } },
    starts: {
      title: 'Buraya nasıl geldik',
      paragraph: 'Birçok duraktan birkaçı.',
      moments: [
        { when: 'Önce', title: 'Başlangıç', paragraph: 'Bir masa ve bolca sabır.' },
        { when: 'Sonra', title: 'Sokağa açılan kapı', paragraph: 'Üç kişi olduk, evin de bir adı oldu.' },
        { when: 'Bugün', title: 'Her gün', paragraph: 'Kapıyı açıyor, gireni tanıyoruz.' },
      ],
    },
  },
  de: {
    name: 'Zeitstrahl',
    search: 'Geschichte Jahre Meilensteine Ablauf Programm Tag Daten Chronik Zeitleiste seit',
    labels: {
      'moments/when': 'Wann',
      'moments/title': 'Überschrift',
      'moments/paragraph': 'Was geschah',
    },
    adds: { moments: 'Station hinzufügen' },
    choices: { layout: { ACROSS: 'Quer über die Seite', DOWN: 'Von oben nach unten' } },
    starts: {
      title: 'Wie wir hierher kamen',
      paragraph: 'Einige von vielen Stationen.',
      moments: [
        { when: 'Zuerst', title: 'Der Anfang', paragraph: 'Ein Tisch und viel Geduld.' },
        {
          when: 'Dann',
          title: 'Eine Tür zur Straße',
          paragraph: 'Wir waren zu dritt, und das Haus hatte einen Namen.',
        },
        { when: 'Heute', title: 'Jeden Tag', paragraph: 'Wir öffnen die Tür und wissen, wer hereinkommt.' },
      ],
    },
  },
  fr: {
    name: 'Frise chronologique',
    search: 'histoire années étapes programme journée dates chronologie depuis',
    labels: {
      'moments/when': 'Quand',
      'moments/title': 'Titre',
      'moments/paragraph': 'Ce qui s’est passé',
    },
    adds: { moments: 'Ajouter une étape' },
    choices: { layout: { ACROSS: 'En travers de la page', DOWN: 'De haut en bas' } },
    starts: {
      title: 'Comment nous en sommes là',
      paragraph: 'Quelques étapes parmi d’autres.',
      moments: [
        { when: 'D’abord', title: 'Le début', paragraph: 'Une table et beaucoup de patience.' },
        { when: 'Puis', title: 'Une porte sur la rue', paragraph: 'Nous étions trois, et la maison avait un nom.' },
        { when: 'Aujourd’hui', title: 'Chaque jour', paragraph: 'Nous ouvrons la porte, et savons qui entre.' },
      ],
    },
  },
}
