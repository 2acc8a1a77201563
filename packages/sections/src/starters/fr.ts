import type { StarterWords } from './starter-words.ts'

export const fr: StarterWords = {
  Navbar: {},
  Header13: {
    title: 'Ravis de vous accueillir',
    paragraph: 'Dites en deux ou trois lignes qui vous êtes, ce que vous proposez et pourquoi l’on revient.',
    buttons: [{ buttonText: 'Ce qui vous attend' }, { buttonText: 'Nous contacter' }],
  },
  Header15: {
    paragraph:
      'Un lieu fait avec soin par des gens qui aiment leur métier. Dites ici à vos visiteurs ce qui les attend.',
    btnText: 'Ce qui vous attend',
  },
  PlainHeader: { title: 'Le sujet de cette page' },
  Feature13: {
    blocks: [
      {
        title: 'Ce que nous proposons',
        paragraph: 'Nommez votre service principal et dites à qui il s’adresse.',
        additionalText: 'Voir les offres',
      },
      {
        title: 'Notre façon de faire',
        paragraph: 'Décrivez en une ou deux phrases ce sur quoi on peut compter.',
        additionalText: 'Faire connaissance',
      },
      {
        title: 'Où nous trouver',
        paragraph: 'Dites où vous êtes et quand votre porte est ouverte.',
        additionalText: 'Préparer sa venue',
      },
    ],
  },
  FeatureCards: {
    title: 'Pourquoi nous choisir',
    paragraph: 'Trois bonnes raisons, une phrase chacune.',
    cards: [
      { title: 'À l’écoute', paragraph: 'Vous parlez toujours à quelqu’un qui vous connaît.' },
      { title: 'Fiables', paragraph: 'Ce que nous promettons, nous le tenons.' },
      { title: 'Tout près', paragraph: 'Faciles à joindre, avec du temps pour vos questions.' },
    ],
  },
  Feature17: {
    title: 'Un regard à l’intérieur',
    paragraph: 'Une image en dit plus quand une phrase raconte ce qu’elle montre.',
    groups: [
      { title: 'Pensé pour votre visite', paragraph: 'Décrivez le lieu, son ambiance et ce qui le rend unique.' },
    ],
  },
  Text10: {
    title: 'Ce qui nous tient à cœur',
    paragraph:
      'Cet espace est pour votre histoire : ses débuts, ce qui compte pour vous et ce que l’on raconte de vous.',
    buttons: [{ buttonText: 'Notre histoire' }],
  },
  Text3: {
    title: 'Ce dont nous sommes fiers',
    paragraph: 'Montrez-le et dites en quelques phrases pourquoi cela compte pour ceux qui viennent chez vous.',
    buttons: [{ buttonText: 'Voir de plus près' }],
  },
  Text4: {
    title: 'Pour ceux qui nous connaissent',
    paragraph: 'Dites ce qui est nouveau : une soirée plus longue, une carte neuve, une salle de plus.',
    secondTitle: 'Pour ceux qui viennent la première fois',
    secondParagraph: 'Dites ce qui les attend : comment venir, quand venir et à qui s’adresser.',
  },
  Testimonials3: {
    slides: [
      { slideTitle: 'Un habitué', slideParagraph: 'Aimables, rapides et honnêtes. Nous reviendrons.' },
      { slideTitle: 'Une famille de cinq', slideParagraph: 'Tout était comme promis, et même un peu mieux.' },
      { slideTitle: 'Une voisine', slideParagraph: 'J’y envoie tous ceux qui me demandent conseil.' },
    ],
  },
  Team5: {
    title: 'Qui est derrière',
    paragraph: 'On aime savoir à qui l’on a affaire. Présentez-vous en quelques phrases.',
    paragraph2: 'Dites ce qui vous a mené ici et ce à quoi vous veillez chaque jour.',
    slogan: 'Nous traitons chacun comme nous aimons être traités.',
    name: 'Votre nom',
  },
  Portfolio8: { title: 'Galerie' },
  Portfolio6_2: {
    title: 'Impressions',
    subTitle: 'Quelques images de nos journées',
    paragraph: 'Choisissez celles qui montrent le mieux ce que l’on vit ici.',
  },
  Steps2: {
    title: 'Comment ça marche',
    paragraph: 'Trois étapes, et nous nous occupons du reste.',
    imageSteps: [
      { stepHeading: 'Vous nous écrivez', stepDescription: 'Quelques mots suffisent : ce qu’il vous faut, et quand.' },
      { stepHeading: 'Nous vous rappelons', stepDescription: 'Nous répondons à vos questions et réglons les détails.' },
      { stepHeading: 'Vous arrivez', stepDescription: 'Tout est prêt, exactement comme convenu.' },
    ],
  },
  CTA2: {
    title: 'Et si nous en parlions ?',
    paragraph: 'Appelez ou écrivez. Nous répondons le jour même.',
    buttonText: 'Nous contacter',
  },
  Contact: {
    title: 'Écrivez-nous',
    paragraph: 'Posez-nous vos questions, nous vous répondrons rapidement.',
    addressTitle: 'Adresse',
    address: '1 rue de l’Exemple, votre ville',
    phoneTitle: 'Téléphone',
    phone: '+00 000 000 000',
    emailTitle: 'E-mail',
    email: 'hello@example.com',
    buttonText: 'Envoyer le message',
  },
  RSVP: { title: 'Vous êtes invités', buttonText: 'Envoyer la réponse' },
  IconBlocks: {
    blocks: [
      { title: '10+', paragraph: 'ans' },
      { title: '500', paragraph: 'clients par an' },
      { title: '24h/24', paragraph: 'joignables' },
      { title: '100 %', paragraph: 'de soin' },
    ],
  },
  Footer9: { address: '1 rue de l’Exemple, votre ville', copyrightText: '© Tous droits réservés.' },
  Footer3: { copyrightText: '© Tous droits réservés.' },
}
