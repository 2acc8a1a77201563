import type { StarterWords } from './starter-words.ts'

export const en: StarterWords = {
  Navbar: {},
  Header13: {
    title: 'Good to have you here',
    paragraph: 'Say in two or three lines who you are, what you offer and why people like to come back.',
    buttons: [{ buttonText: 'What awaits you' }, { buttonText: 'Contact us' }],
  },
  Header15: {
    paragraph: 'A place made with care, by people who like what they do. Tell visitors here what awaits them.',
    btnText: 'What awaits you',
  },
  PlainHeader: { title: 'What this page is about' },
  Feature13: {
    blocks: [
      {
        title: 'What we offer',
        paragraph: 'Name your most important service and say who it is for.',
        additionalText: 'See the offers',
      },
      {
        title: 'How we work',
        paragraph: 'Describe in one or two sentences what people can rely on.',
        additionalText: 'Get to know us',
      },
      {
        title: 'Where to find us',
        paragraph: 'Say where you are and when your door is open.',
        additionalText: 'Plan your way',
      },
    ],
  },
  FeatureCards: {
    title: 'Why people choose us',
    paragraph: 'Three good reasons, each in one sentence.',
    cards: [
      { title: 'Personal', paragraph: 'You always speak to someone who knows you.' },
      { title: 'Reliable', paragraph: 'What we promise is what you get.' },
      { title: 'Close by', paragraph: 'Easy to reach, with time for your questions.' },
    ],
  },
  Feature17: {
    title: 'A look inside',
    paragraph: 'Pictures say more when a sentence tells what they show.',
    groups: [{ title: 'Made for your visit', paragraph: 'Describe the place, its mood, and what makes it special.' }],
  },
  Text10: {
    title: 'What we stand for',
    paragraph: 'Here is room for your story: how it began, what matters to you, and what people tell others about you.',
    buttons: [{ buttonText: 'Our story' }],
  },
  Text3: {
    title: 'Something we are proud of',
    paragraph: 'Show it, and tell in a few sentences why it matters to the people who come to you.',
    buttons: [{ buttonText: 'Take a closer look' }],
  },
  Text4: {
    title: 'For those who know us',
    paragraph: 'Tell what is new: a longer evening, a fresh menu, another room. A few lines are enough.',
    secondTitle: 'For those who come the first time',
    secondParagraph: 'Tell what to expect: how to get here, when to come, and whom to ask.',
  },
  Testimonials3: {
    slides: [
      { slideTitle: 'A returning guest', slideParagraph: 'Friendly, quick and honest. We will be back.' },
      { slideTitle: 'A family of five', slideParagraph: 'Everything was as promised, and then a little better.' },
      { slideTitle: 'A neighbour', slideParagraph: 'I send everyone there who asks me for advice.' },
    ],
  },
  Team5: {
    title: 'Who is behind it',
    paragraph: 'People like to know who they are dealing with. Introduce yourself in a few sentences.',
    paragraph2: 'Say what brought you here, and what you care about every day.',
    slogan: 'We treat everyone the way we like to be treated.',
    name: 'Your name',
  },
  Portfolio8: { title: 'Gallery' },
  Portfolio6_2: {
    title: 'Impressions',
    subTitle: 'A few pictures from our days',
    paragraph: 'Choose the ones that show best what it is like to be here.',
  },
  Steps2: {
    title: 'How it works',
    paragraph: 'Three steps, and we take care of the rest.',
    imageSteps: [
      { stepHeading: 'You write to us', stepDescription: 'A few words are enough: what you need, and when.' },
      { stepHeading: 'We call you back', stepDescription: 'We answer your questions and agree on the details.' },
      { stepHeading: 'You arrive', stepDescription: 'Everything is ready, exactly as we agreed.' },
    ],
  },
  CTA2: {
    title: 'Shall we talk about it?',
    paragraph: 'Call or write. We answer the same day.',
    buttonText: 'Contact us',
  },
  Contact: {
    title: 'Write to us',
    paragraph: 'Ask us anything. We will get back to you shortly.',
    addressTitle: 'Address',
    address: '1 Example Street, Your town',
    phoneTitle: 'Phone',
    phone: '+00 000 000 000',
    emailTitle: 'E-mail',
    email: 'hello@example.com',
    buttonText: 'Send message',
  },
  RSVP: { title: 'You are invited', buttonText: 'Send reply' },
  IconBlocks: {
    blocks: [
      { title: '10+', paragraph: 'years' },
      { title: '500', paragraph: 'guests a year' },
      { title: '24/7', paragraph: 'reachable' },
      { title: '100 %', paragraph: 'care' },
    ],
  },
  Footer9: { address: '1 Example Street, Your town', copyrightText: '© All rights reserved.' },
  Footer3: { copyrightText: '© All rights reserved.' },
}
