import type { TemplateWords } from '../template-words.ts'
import type { faq } from './faq.ts'

export const faqWords: TemplateWords<typeof faq> = {
  ar: {
    name: 'أسئلة وأجوبة',
    search:
      'سؤال جواب أسئلة شائعة متكررة استفسارات مساعدة استفهام أكورديون طيّ تأمين دفع إلغاء شروط أسعار توضيح تبويبات ألسنة',
    labels: {
      'questions/question': 'السؤال',
      'questions/answer': 'الجواب',
      'questions/heading': 'عنوان لما بعده',
      opensFirst: 'الجواب الأوّل مفتوح',
      columns: 'الأعمدة',
    },
    adds: { questions: 'إضافة سؤال' },
    choices: { columns: { ONE: 'عمود واحد', TWO: 'عمودان' } },
    starts: {
      title: 'أسئلة تُطرح علينا كثيرًا',
      paragraph: 'لم تجدوا جوابكم هنا؟ اكتبوا إلينا.',
      questions: [
        {
          question: 'كيف نتواصل معكم؟',
          answer: 'بالهاتف أو برسالة، كما يريحكم. ونجيب في اليوم نفسه غالبًا.',
        },
        {
          question: 'هل يلزم الحجز مسبقًا؟',
          answer: 'لا، لكنّ رسالة قصيرة تضمن لكم أن نكون في انتظاركم.',
        },
        {
          question: 'كيف يمكننا الدفع؟',
          answer: 'نقدًا أو بالبطاقة. وإن أردتم طريقة أخرى فاسألونا.',
        },
      ],
    },
  },
  en: {
    name: 'Questions',
    search:
      'faq question answer answers q&a frequently asked help accordion fold details ask insurance payment cancellation policy terms collapse toggle tabs',
    labels: {
      'questions/question': 'Question',
      'questions/answer': 'Answer',
      'questions/heading': 'Heading of those that follow',
      opensFirst: 'The first answer is open',
      columns: 'Columns',
    },
    adds: { questions: 'Add question' },
    choices: { columns: { ONE: 'One column', TWO: 'Two columns' } },
    starts: {
      title: 'Questions we are often asked',
      paragraph: 'Your question is not among them? Write to us.',
      questions: [
        {
          question: 'How can we reach you?',
          answer: 'By phone or with a message, as you like. We mostly answer on the same day.',
        },
        {
          question: 'Do we need to book ahead?',
          answer: 'No, but after a short message we are sure to expect you.',
        },
        {
          question: 'How can we pay?',
          answer: 'In cash or by card. If you would rather pay another way, ask us.',
        },
      ],
    },
  },
  tr: {
    name: 'Sorular',
    search:
      'sss soru cevap yanıt sıkça sorulan sorular yardım akordeon açılır sigorta ödeme iptal koşullar açıklama sekmeler',
    labels: {
      'questions/question': 'Soru',
      'questions/answer': 'Cevap',
      'questions/heading': 'Sonrakilerin başlığı',
      opensFirst: 'İlk cevap açık dursun',
      columns: 'Sütunlar',
    },
    adds: { questions: 'Soru ekle' },
    choices: { columns: { ONE: 'Tek sütun', TWO: 'İki sütun' } },
    starts: {
      title: 'Sıkça sorulan sorular',
      paragraph: 'Sorunuz burada yok mu? Bize yazın.',
      questions: [
        {
          question: 'Size nasıl ulaşabiliriz?',
          answer: 'Telefonla ya da mesajla, nasıl isterseniz. Çoğunlukla aynı gün yanıtlarız.',
        },
        {
          question: 'Önceden yer ayırtmak gerekir mi?',
          answer: 'Hayır, ama kısa bir mesaj yazarsanız sizi bekliyor oluruz.',
        },
        {
          question: 'Nasıl ödeyebiliriz?',
          answer: 'Nakit ya da kartla. Başka bir yol isterseniz bize sorun.',
        },
      ],
    },
  },
  de: {
    name: 'Fragen',
    search:
      'faq Frage Antwort Antworten häufig gestellte Hilfe Akkordeon aufklappen Versicherung Krankenkasse Zahlung Stornierung Bedingungen Klappe ausklappen Tabs Reiter',
    labels: {
      'questions/question': 'Frage',
      'questions/answer': 'Antwort',
      'questions/heading': 'Überschrift der folgenden',
      opensFirst: 'Die erste Antwort ist offen',
      columns: 'Spalten',
    },
    adds: { questions: 'Frage hinzufügen' },
    choices: { columns: { ONE: 'Eine Spalte', TWO: 'Zwei Spalten' } },
    starts: {
      title: 'Häufige Fragen',
      paragraph: 'Ihre Frage ist nicht dabei? Schreiben Sie uns.',
      questions: [
        {
          question: 'Wie erreichen wir Sie?',
          answer: 'Per Telefon oder Nachricht, wie es Ihnen lieber ist. Meist antworten wir am selben Tag.',
        },
        {
          question: 'Müssen wir vorher reservieren?',
          answer: 'Nein, aber nach einer kurzen Nachricht erwarten wir Sie bestimmt.',
        },
        {
          question: 'Wie können wir bezahlen?',
          answer: 'Bar oder mit Karte. Wenn Sie anders zahlen möchten, fragen Sie uns.',
        },
      ],
    },
  },
  fr: {
    name: 'Questions et réponses',
    search:
      'faq question réponse foire aux questions fréquentes aide accordéon déplier assurance mutuelle paiement annulation conditions replier onglets',
    labels: {
      'questions/question': 'La question',
      'questions/answer': 'Réponse',
      'questions/heading': 'Titre de celles qui suivent',
      opensFirst: 'La première réponse est ouverte',
      columns: 'Colonnes',
    },
    adds: { questions: 'Ajouter une question' },
    choices: { columns: { ONE: 'Une colonne', TWO: 'Deux colonnes' } },
    starts: {
      title: 'Questions fréquentes',
      paragraph: 'Votre question n’y est pas ? Écrivez-nous.',
      questions: [
        {
          question: 'Comment vous joindre ?',
          answer: 'Par téléphone ou par message, à votre guise. Nous répondons le plus souvent le jour même.',
        },
        {
          question: 'Faut-il réserver ?',
          answer: 'Non, mais après un petit message, nous vous attendrons à coup sûr.',
        },
        {
          question: 'Comment payer ?',
          answer: 'En espèces ou par carte. Si vous préférez un autre moyen, demandez-nous.',
        },
      ],
    },
  },
}
