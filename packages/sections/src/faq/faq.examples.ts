import type { Example } from '../template.ts'

const QUESTIONS = [
  'What does it cost?',
  'Which level am I?',
  'Can I bring my child?',
  'Is there a book?',
  'Who teaches?',
]

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
  {
    name: 'sixteen in three groups, with a field to find one',
    language: 'en',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'All about the course',
      paragraph: 'Ask us what is missing.',
      questions: ['Before you begin', 'While you learn', 'The exam'].flatMap((group, at) => [
        { id: `g${at}`, question: group, answer: at === 0 ? 'What people ask us at the door.' : '', heading: true },
        ...Array.from({ length: at === 2 ? 6 : 5 }, (_, index) => ({
          id: `q${at}${index}`,
          question: `${QUESTIONS[index % QUESTIONS.length]} (${at + 1}.${index + 1})`,
          answer: 'Come by on any weekday between nine and five, and somebody will show you.',
        })),
      ]),
    },
  },
]
