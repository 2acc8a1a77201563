import type { StarterWords } from './starter-words.ts'

export const de: StarterWords = {
  Navbar: {},
  Header13: {
    title: 'Schön, dass Sie da sind',
    paragraph: 'Sagen Sie in zwei, drei Zeilen, wer Sie sind, was Sie bieten und warum man gern wiederkommt.',
    buttons: [{ buttonText: 'Was Sie erwartet' }, { buttonText: 'Kontakt aufnehmen' }],
  },
  Header15: {
    paragraph:
      'Ein Ort, mit Sorgfalt gemacht von Menschen, die ihre Arbeit mögen. Erzählen Sie hier, was Gäste erwartet.',
    btnText: 'Was Sie erwartet',
  },
  PlainHeader: { title: 'Worum es auf dieser Seite geht' },
  Feature13: {
    blocks: [
      {
        title: 'Was wir bieten',
        paragraph: 'Nennen Sie Ihre wichtigste Leistung und für wen sie ist.',
        additionalText: 'Zu den Angeboten',
      },
      {
        title: 'Wie wir arbeiten',
        paragraph: 'Beschreiben Sie in ein, zwei Sätzen, worauf man sich verlassen kann.',
        additionalText: 'Lernen Sie uns kennen',
      },
      {
        title: 'Wo Sie uns finden',
        paragraph: 'Sagen Sie, wo Sie sind und wann Ihre Tür offen steht.',
        additionalText: 'So finden Sie her',
      },
    ],
  },
  FeatureCards: {
    title: 'Warum man uns wählt',
    paragraph: 'Drei gute Gründe, jeder in einem Satz.',
    cards: [
      { title: 'Persönlich', paragraph: 'Sie sprechen immer mit jemandem, der Sie kennt.' },
      { title: 'Verlässlich', paragraph: 'Was wir versprechen, bekommen Sie auch.' },
      { title: 'Ganz nah', paragraph: 'Leicht zu erreichen, mit Zeit für Ihre Fragen.' },
    ],
  },
  Feature17: {
    title: 'Ein Blick hinein',
    paragraph: 'Bilder sagen mehr, wenn ein Satz erzählt, was sie zeigen.',
    groups: [
      {
        title: 'Für Ihren Besuch gemacht',
        paragraph: 'Beschreiben Sie den Ort, seine Stimmung und was ihn besonders macht.',
      },
    ],
  },
  Text10: {
    title: 'Wofür wir stehen',
    paragraph:
      'Hier ist Platz für Ihre Geschichte: wie sie begann, was Ihnen wichtig ist und was man über Sie weitererzählt.',
    buttons: [{ buttonText: 'Unsere Geschichte' }],
  },
  Text3: {
    title: 'Worauf wir stolz sind',
    paragraph: 'Zeigen Sie es und erzählen Sie in ein paar Sätzen, warum es für Ihre Gäste zählt.',
    buttons: [{ buttonText: 'Genauer hinsehen' }],
  },
  Text4: {
    title: 'Für alle, die uns kennen',
    paragraph: 'Erzählen Sie, was neu ist: ein längerer Abend, eine frische Karte, ein weiterer Raum.',
    secondTitle: 'Für alle, die zum ersten Mal kommen',
    secondParagraph: 'Erzählen Sie, was einen erwartet: wie man herkommt, wann man kommt und wen man fragt.',
  },
  Testimonials3: {
    slides: [
      { slideTitle: 'Ein Stammgast', slideParagraph: 'Freundlich, schnell und ehrlich. Wir kommen wieder.' },
      { slideTitle: 'Eine fünfköpfige Familie', slideParagraph: 'Alles war wie versprochen, und noch etwas besser.' },
      { slideTitle: 'Eine Nachbarin', slideParagraph: 'Ich schicke jeden hin, der mich um Rat fragt.' },
    ],
  },
  Team5: {
    title: 'Wer dahintersteht',
    paragraph: 'Man weiß gern, mit wem man es zu tun hat. Stellen Sie sich in ein paar Sätzen vor.',
    paragraph2: 'Sagen Sie, was Sie hierhergeführt hat und was Ihnen jeden Tag am Herzen liegt.',
    slogan: 'Wir behandeln alle so, wie wir selbst behandelt werden möchten.',
    name: 'Ihr Name',
  },
  Portfolio8: { title: 'Galerie' },
  Portfolio6_2: {
    title: 'Eindrücke',
    subTitle: 'Ein paar Bilder aus unseren Tagen',
    paragraph: 'Wählen Sie die, die am besten zeigen, wie es hier ist.',
  },
  Steps2: {
    title: 'So geht es',
    paragraph: 'Drei Schritte, den Rest übernehmen wir.',
    imageSteps: [
      { stepHeading: 'Sie schreiben uns', stepDescription: 'Ein paar Worte genügen: was Sie brauchen und wann.' },
      { stepHeading: 'Wir rufen zurück', stepDescription: 'Wir beantworten Ihre Fragen und klären die Einzelheiten.' },
      { stepHeading: 'Sie kommen an', stepDescription: 'Alles ist bereit, genau wie besprochen.' },
    ],
  },
  CTA2: {
    title: 'Wollen wir darüber sprechen?',
    paragraph: 'Rufen Sie an oder schreiben Sie. Wir antworten am selben Tag.',
    buttonText: 'Kontakt aufnehmen',
  },
  Contact: {
    title: 'Schreiben Sie uns',
    paragraph: 'Fragen Sie, was Sie möchten. Wir melden uns bald.',
    addressTitle: 'Adresse',
    address: 'Beispielstraße 1, Ihre Stadt',
    phoneTitle: 'Telefon',
    phone: '+00 000 000 000',
    emailTitle: 'E-Mail',
    email: 'hello@example.com',
    buttonText: 'Nachricht senden',
  },
  RSVP: { title: 'Sie sind eingeladen', buttonText: 'Antwort senden' },
  IconBlocks: {
    blocks: [
      { title: '10+', paragraph: 'Jahre' },
      { title: '500', paragraph: 'Gäste im Jahr' },
      { title: '24/7', paragraph: 'erreichbar' },
      { title: '100 %', paragraph: 'Sorgfalt' },
    ],
  },
  Footer9: { address: 'Beispielstraße 1, Ihre Stadt', copyrightText: '© Alle Rechte vorbehalten.' },
  Footer3: { copyrightText: '© Alle Rechte vorbehalten.' },
}
