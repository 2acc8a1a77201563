import type { Example } from '../template.ts'

export const faqExamples: readonly Example[] = [
  {
    name: 'questions of guests',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'أسئلة يسألها ضيوفنا',
      paragraph: 'لم تجدوا جوابكم هنا؟ اكتبوا إلينا، ونردّ في اليوم نفسه.',
      questions: [
        {
          id: 'q1',
          question: 'متى يمكننا دخول الغرفة، ومتى نغادرها؟',
          answer: 'الدخول من الثانية بعد الظهر، والمغادرة حتى الثانية عشرة. حقائبكم نحفظها قبل ذلك وبعده.',
        },
        { id: 'q2', question: 'هل الفطور مشمول في السعر؟', answer: 'نعم، من السابعة حتى العاشرة والنصف، في الفناء.' },
        { id: 'q3', question: 'هل يوجد موقف للسيارات؟', answer: 'أمام البيت ثلاثة أماكن، وفي آخر الشارع موقف محروس.' },
        { id: 'q4', question: 'هل تستقبلون الأطفال؟', answer: 'بكلّ سرور. سرير الطفل بلا مقابل.' },
      ],
    },
  },
  {
    name: 'two columns, all closed',
    language: 'en',
    content: {
      title: 'Before your first visit',
      questions: [
        { id: 'q1', question: 'Does it hurt?', answer: 'Rarely. We stop whenever you raise a hand.' },
        {
          id: 'q2',
          question: 'What does it cost?',
          answer: 'The first look is free.\nAll else you get in writing first.',
        },
        { id: 'q3', question: 'Which insurances do you work with?', answer: 'With all of them.' },
        { id: 'q4', question: 'Can I cancel?', answer: 'Until the evening before, by a call.' },
        { id: 'q5', question: 'Are you open on Saturdays?', answer: '' },
      ],
      opensFirst: false,
      columns: 'TWO',
    },
  },
  {
    name: 'one question, the longest, without a title',
    language: 'de',
    colorMode: 'DARK',
    content: {
      questions: [
        {
          id: 'q1',
          question:
            'Zimmerreservierungsbestätigungsschreiben: Wann kommt es, wo steht darin die Umsatzsteueridentifikationsnummer, und an welche Anschrift sende ich das Schreiben nach der Unterschrift zurück, bitte?!',
          answer: 'Wir melden uns am selben Tag, spätestens jedoch am nächsten Morgen nach dem Frühstück. '
            .repeat(22)
            .trim(),
        },
      ],
    },
  },
]
