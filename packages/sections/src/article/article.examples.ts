import type { Example } from '../template.ts'

const picture = (media: string) => ({ media, alt: {}, isDecorative: false, crop: null, width: null })

export const articleExamples: readonly Example[] = [
  {
    name: 'a notice that is void',
    language: 'de',
    content: {
      topic: 'Arbeitsrecht',
      title: 'Kündigung per Nachricht? Gilt nicht.',
      paragraph:
        'Eine Kündigung muss auf Papier stehen und von Hand unterschrieben sein. Trotzdem sollten Sie heute noch drei Dinge tun.',
      publishedOn: '2026-11-18',
      image: picture('desk'),
      caption: 'Ein Foto des Schreibens reicht nicht. Es zählt das Original.',
      body: [
        { id: 'b1', block: 'HEADING', text: 'Warum der Brief zählt' },
        {
          id: 'b2',
          text: 'Solange kein Original bei Ihnen angekommen ist, läuft keine Frist. Notieren Sie deshalb das Datum und wer dabei war.',
          textMarks: 'b48-65',
        },
        {
          id: 'b3',
          block: 'QUOTE',
          text: 'Antworten Sie nicht mit „Okay“. Ein Wort kann als Aufhebung gelesen werden.',
        },
        { id: 'b4', block: 'HEADING', text: 'Heute noch tun' },
        { id: 'b5', block: 'NUMBER', text: 'Bildschirmfoto machen, mit Datum und Nummer.' },
        { id: 'b6', block: 'NUMBER', text: 'Schriftlich anbieten, weiter zu arbeiten.' },
        {
          id: 'b7',
          block: 'NUMBER',
          text: 'Bei der Agentur für Arbeit melden, das geht telefonisch.',
          textMarks: 'a8-26=/Contact',
        },
        { id: 'b8', block: 'HEADING', text: 'Was Sie nicht tun sollten' },
        { id: 'b9', block: 'BULLET', text: 'Nichts unterschreiben.' },
        { id: 'b10', block: 'BULLET', text: 'Nichts löschen.' },
      ],
      author: 'Dr. Helene Brandt, Fachanwältin für Arbeitsrecht',
    },
  },
  {
    name: 'marked, without picture and contents',
    language: 'en',
    colorMode: 'DARK',
    content: {
      title: 'The bakery delivers again',
      publishedOn: '2026-05-02',
      body: [
        {
          id: 'b1',
          text: 'From May on we bring bread to your door twice a week, and a note with it <b>if you like</b>.',
          textMarks: 'b40-52 a58-72=https://example.org/notes i65-69',
        },
        { id: 'b2', block: 'SUBHEADING', text: 'How to order' },
        { id: 'b3', block: 'PICTURE', text: 'Our baskets, ready to go.', picture: picture('baskets') },
        { id: 'b4', block: 'BULLET', text: 'By phone until noon' },
      ],
      hasContents: false,
    },
  },
  {
    name: 'the longest, from right to left',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      topic: 'سياسة الخصوصية وشروط الحجز والإلغاء هنا',
      title:
        'كلّ ما يودّ ضيوفنا معرفته قبل أن يحجزوا، من ساعة الوصول إلى ساعة المغادرة، ومن الفطور إلى موقف السيارات، في صفحة واحدة طويلة بعض الشيء ولكنّها كاملة',
      paragraph: 'نجيب هنا عن أسئلة تصلنا كل أسبوع. '.repeat(11).trim(),
      image: picture('court'),
      caption: 'الفناء في أوّل الصباح، قبل أن يُفرش الفطور.',
      body: [
        {
          id: 'b1',
          text: 'الدخول من الثانية بعد الظهر، والمغادرة حتى الثانية عشرة. '.repeat(30).trim(),
          textMarks: 'b0-20 i10-60 a70-120=/Rooms',
        },
        { id: 'b2', block: 'HEADING', text: 'الوصول والمغادرة وحفظ الحقائب قبل ذلك وبعده' },
        { id: 'b3', block: 'SUBHEADING', text: 'للقادمين ليلًا' },
        { id: 'b4', block: 'QUOTE', text: 'البيت بيتكم، والباب مفتوح حتى آخر ضيف.' },
        { id: 'b5', block: 'HEADING', text: 'الفطور' },
        { id: 'b6', block: 'BULLET', text: 'من السابعة حتى العاشرة والنصف، في الفناء.' },
        {
          id: 'b7',
          block: 'BULLET',
          text: 'https://example.org/ein-sehr-langer-weg/ohne-eine-stelle-an-der-er-umbrechen-kann',
        },
        { id: 'b8', block: 'HEADING', text: 'السيارات' },
        { id: 'b9', block: 'PICTURE', picture: picture('gate'), text: 'المدخل من جهة السوق.' },
      ],
      author: 'دار الرمّان',
    },
  },
]
