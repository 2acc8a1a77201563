import type { StarterWords } from './starter-words.ts'

export const ar: StarterWords = {
  Navbar: {},
  Header13: {
    title: 'يسعدنا وجودكم هنا',
    paragraph: 'عرّفوا بأنفسكم في سطرين أو ثلاثة: من أنتم، وماذا تقدّمون، ولماذا يعود الناس إليكم.',
    buttons: [{ buttonText: 'ماذا ينتظركم' }, { buttonText: 'تواصلوا معنا' }],
  },
  Header15: {
    paragraph: 'مكانٌ صُنع بعناية، على أيدي أناس يحبّون عملهم. أخبروا زوّاركم هنا بما ينتظرهم.',
    btnText: 'ماذا ينتظركم',
  },
  PlainHeader: { title: 'عنوان هذه الصفحة' },
  Feature13: {
    blocks: [
      {
        title: 'ماذا نقدّم',
        paragraph: 'اذكروا أهمّ خدماتكم، ولمن هي.',
        additionalText: 'تصفّحوا العروض',
      },
      {
        title: 'كيف نعمل',
        paragraph: 'صِفوا في جملة أو جملتين ما يمكن الاعتماد عليه.',
        additionalText: 'تعرّفوا إلينا',
      },
      {
        title: 'أين تجدوننا',
        paragraph: 'اذكروا مكانكم، ومتى يكون بابكم مفتوحًا.',
        additionalText: 'خطّطوا طريقكم',
      },
    ],
  },
  FeatureCards: {
    title: 'لماذا يختارنا الناس',
    paragraph: 'ثلاثة أسباب وجيهة، كلٌّ منها في جملة.',
    cards: [
      { title: 'اهتمام شخصي', paragraph: 'تتحدّثون دائمًا إلى من يعرفكم.' },
      { title: 'ثقة', paragraph: 'ما نَعِد به هو ما تحصلون عليه.' },
      { title: 'قرب', paragraph: 'الوصول إلينا سهل، ولدينا وقت لأسئلتكم.' },
    ],
  },
  Feature17: {
    title: 'نظرة من الداخل',
    paragraph: 'تقول الصور أكثر حين تصحبها جملة تروي ما فيها.',
    groups: [{ title: 'أُعِدّ لزيارتكم', paragraph: 'صِفوا المكان وأجواءه وما يميّزه.' }],
  },
  Text10: {
    title: 'ما نؤمن به',
    paragraph: 'هنا مساحة لقصّتكم: كيف بدأت، وما الذي يهمّكم، وماذا يقول الناس عنكم لغيرهم.',
    buttons: [{ buttonText: 'قصّتنا' }],
  },
  Text3: {
    title: 'شيء نفخر به',
    paragraph: 'اعرضوه هنا، واشرحوا في بضع جمل لماذا يهمّ من يأتي إليكم.',
    buttons: [{ buttonText: 'انظروا عن قرب' }],
  },
  Text4: {
    title: 'لمن يعرفوننا',
    paragraph: 'اذكروا الجديد لديكم: مساءً أطول، قائمةً جديدة، غرفةً أخرى. تكفي بضعة أسطر.',
    secondTitle: 'لمن يأتي أوّل مرّة',
    secondParagraph: 'أخبروهم بما ينتظرهم: كيف يصلون، ومتى يأتون، ومن يسألون.',
  },
  Testimonials3: {
    slides: [
      { slideTitle: 'ضيف يعود دائمًا', slideParagraph: 'لطف وسرعة وصدق. سنعود حتمًا.' },
      { slideTitle: 'عائلة من خمسة', slideParagraph: 'كان كلّ شيء كما وُعدنا، بل أفضل قليلًا.' },
      { slideTitle: 'أحد الجيران', slideParagraph: 'أرسل إليهم كلّ من يسألني النصيحة.' },
    ],
  },
  Team5: {
    title: 'من يقف وراء هذا',
    paragraph: 'يحبّ الناس أن يعرفوا مع من يتعاملون. عرّفوا بأنفسكم في بضع جمل.',
    paragraph2: 'اذكروا ما أتى بكم إلى هنا، وما تعتنون به كلّ يوم.',
    slogan: 'نعامل الجميع كما نحبّ أن نُعامَل.',
    name: 'اسمكم',
  },
  Portfolio8: { title: 'معرض الصور' },
  Portfolio6_2: {
    title: 'لقطات',
    subTitle: 'صور قليلة من أيّامنا',
    paragraph: 'اختاروا الصور التي تُظهر أجمل ما في المكان.',
  },
  Steps2: {
    title: 'كيف يتمّ ذلك',
    paragraph: 'ثلاث خطوات، والباقي علينا.',
    imageSteps: [
      { stepHeading: 'تكتبون لنا', stepDescription: 'تكفي كلمات قليلة: ما تحتاجون إليه، ومتى.' },
      { stepHeading: 'نعاود الاتصال بكم', stepDescription: 'نجيب عن أسئلتكم ونتّفق على التفاصيل.' },
      { stepHeading: 'تصلون', stepDescription: 'كلّ شيء جاهز، كما اتّفقنا تمامًا.' },
    ],
  },
  CTA2: {
    title: 'هل نتحدّث في الأمر؟',
    paragraph: 'اتصلوا أو اكتبوا. نجيب في اليوم نفسه.',
    buttonText: 'تواصلوا معنا',
  },
  Contact: {
    title: 'اكتبوا لنا',
    paragraph: 'اسألونا عمّا تشاؤون، ونعاود التواصل معكم قريبًا.',
    addressTitle: 'العنوان',
    address: 'شارع المثال 1، مدينتكم',
    phoneTitle: 'الهاتف',
    phone: '+00 000 000 000',
    emailTitle: 'البريد الإلكتروني',
    email: 'hello@example.com',
    buttonText: 'أرسلوا الرسالة',
  },
  RSVP: { title: 'تسرّنا دعوتكم', buttonText: 'أرسلوا ردّكم' },
  IconBlocks: {
    blocks: [
      { title: '10+', paragraph: 'سنوات' },
      { title: '500', paragraph: 'ضيف كلّ عام' },
      { title: '24/7', paragraph: 'في خدمتكم' },
      { title: '100٪', paragraph: 'عناية' },
    ],
  },
  Footer9: { address: 'شارع المثال 1، مدينتكم', copyrightText: '© جميع الحقوق محفوظة.' },
  Footer3: { copyrightText: '© جميع الحقوق محفوظة.' },
}
