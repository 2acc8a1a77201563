interface TestWords {
  readonly name: string
  readonly text: string
}

const en: TestWords = {
  name: 'Test enquiry',
  text: 'This is how an enquiry from your site arrives. You sent it yourself; no visitor wrote it, and it counts nowhere.',
}

const words: { readonly [language: string]: TestWords } = {
  en,
  ar: {
    name: 'استفسار تجريبي',
    text: 'هكذا يصل استفسار من موقعك. أرسلته بنفسك، ولم يكتبه زائر، ولا يُحتسب في أي مكان.',
  },
  tr: {
    name: 'Deneme mesajı',
    text: 'Sitenizden gelen bir mesaj böyle ulaşır. Bunu siz gönderdiniz; bir ziyaretçi yazmadı ve hiçbir yerde sayılmaz.',
  },
  de: {
    name: 'Testanfrage',
    text: 'So kommt eine Anfrage von Ihrer Website an. Sie haben sie selbst geschickt; kein Besucher hat sie geschrieben, und sie zählt nirgends.',
  },
  fr: {
    name: 'Message d’essai',
    text: 'Voici comment arrive un message de votre site. Vous l’avez envoyé vous-même ; aucun visiteur ne l’a écrit, et il n’est compté nulle part.',
  },
}

/** What a test enquiry says, in the language of who sends it. */
export const testWords = (language: string): TestWords => words[language] ?? en
