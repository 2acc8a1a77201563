/** What the bar and the dialogs of a report say. */
export interface ReportWords {
  readonly madeBy: string
  readonly noticed: string
  readonly report: string
  readonly title: string
  readonly goesTo: string
  readonly email: string
  readonly name: string
  readonly comment: string
  readonly send: string
  readonly cancel: string
  readonly close: string
  readonly required: string
  readonly wrongEmail: string
  readonly tooLong: string
  readonly thanksTitle: string
  readonly thanksText: string
  readonly repeatedTitle: string
  readonly failedTitle: string
  readonly failedText: string
}

/** Where the specification gives the words, they are its own to the letter. */
const en: ReportWords = {
  madeBy: 'This site was made by an independent user.',
  noticed: 'Noticed abuse or a scam?',
  report: 'Report',
  title: 'Report this site',
  goesTo: 'Your report goes to those who run the platform, not to the owner of this site.',
  email: 'E-mail',
  name: 'Name',
  comment: 'What is wrong?',
  send: 'Send report',
  cancel: 'Cancel',
  close: 'Close',
  required: 'Required field',
  wrongEmail: 'Please put a correct e-mail',
  tooLong: 'Your have exceeded the maximum character limit.',
  thanksTitle: 'Thank you',
  thanksText: 'Your report has arrived, and we will look into it.',
  repeatedTitle: 'Thanks for the report!',
  failedTitle: 'Something went wrong',
  failedText: 'Please refresh page to load data',
}

const languages: { readonly [language: string]: ReportWords } = {
  en,
  ar: {
    madeBy: 'أنشأ هذا الموقعَ مستخدمٌ مستقلّ.',
    noticed: 'هل لاحظتم إساءة أو احتيالًا؟',
    report: 'إبلاغ',
    title: 'الإبلاغ عن هذا الموقع',
    goesTo: 'يصل بلاغكم إلى إدارة المنصّة، لا إلى صاحب الموقع.',
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    comment: 'ما المشكلة؟',
    send: 'إرسال البلاغ',
    cancel: 'إلغاء',
    close: 'إغلاق',
    required: 'هذا الحقل مطلوب',
    wrongEmail: 'يرجى إدخال بريد إلكتروني صحيح',
    tooLong: 'لقد تجاوزتم الحدّ الأقصى لعدد الأحرف.',
    thanksTitle: 'شكرًا لكم',
    thanksText: 'وصلنا بلاغكم، وسننظر فيه.',
    repeatedTitle: 'شكرًا على البلاغ!',
    failedTitle: 'حدث خطأ ما',
    failedText: 'يرجى تحديث الصفحة لتحميل البيانات',
  },
  tr: {
    madeBy: 'Bu siteyi bağımsız bir kullanıcı hazırladı.',
    noticed: 'Kötüye kullanım ya da dolandırıcılık mı fark ettiniz?',
    report: 'Bildir',
    title: 'Bu siteyi bildirin',
    goesTo: 'Bildiriminiz site sahibine değil, platformun yönetimine gider.',
    email: 'E-posta',
    name: 'Ad',
    comment: 'Sorun nedir?',
    send: 'Bildirimi gönder',
    cancel: 'Vazgeç',
    close: 'Kapat',
    required: 'Bu alan zorunlu',
    wrongEmail: 'Lütfen doğru bir e-posta girin',
    tooLong: 'En fazla karakter sayısını aştınız.',
    thanksTitle: 'Teşekkür ederiz',
    thanksText: 'Bildiriminiz bize ulaştı; inceleyeceğiz.',
    repeatedTitle: 'Bildiriminiz için teşekkürler!',
    failedTitle: 'Bir şeyler ters gitti',
    failedText: 'Verileri yüklemek için lütfen sayfayı yenileyin',
  },
  de: {
    madeBy: 'Diese Website wurde von einer unabhängigen Person erstellt.',
    noticed: 'Missbrauch oder Betrug bemerkt?',
    report: 'Melden',
    title: 'Diese Website melden',
    goesTo: 'Ihre Meldung geht an die Betreiber der Plattform, nicht an die Inhaber dieser Website.',
    email: 'E-Mail',
    name: 'Name',
    comment: 'Was stimmt nicht?',
    send: 'Meldung senden',
    cancel: 'Abbrechen',
    close: 'Schließen',
    required: 'Pflichtfeld',
    wrongEmail: 'Bitte geben Sie eine richtige E-Mail-Adresse ein',
    tooLong: 'Sie haben die Höchstzahl an Zeichen überschritten.',
    thanksTitle: 'Vielen Dank',
    thanksText: 'Ihre Meldung ist angekommen. Wir gehen ihr nach.',
    repeatedTitle: 'Danke für die Meldung!',
    failedTitle: 'Etwas ist schiefgegangen',
    failedText: 'Bitte laden Sie die Seite neu, um die Daten zu laden',
  },
  fr: {
    madeBy: 'Ce site a été créé par un utilisateur indépendant.',
    noticed: 'Vous avez remarqué un abus ou une arnaque ?',
    report: 'Signaler',
    title: 'Signaler ce site',
    goesTo: 'Votre signalement parvient aux responsables de la plateforme, pas au propriétaire du site.',
    email: 'E-mail',
    name: 'Nom',
    comment: 'Quel est le problème ?',
    send: 'Envoyer le signalement',
    cancel: 'Annuler',
    close: 'Fermer',
    required: 'Champ obligatoire',
    wrongEmail: 'Veuillez saisir une adresse e-mail correcte',
    tooLong: 'Vous avez dépassé le nombre maximal de caractères.',
    thanksTitle: 'Merci',
    thanksText: 'Votre signalement nous est parvenu ; nous allons l’examiner.',
    repeatedTitle: 'Merci pour le signalement !',
    failedTitle: 'Une erreur s’est produite',
    failedText: 'Veuillez actualiser la page pour charger les données',
  },
}

/** The words of reports in a visitor's language; English where a language has none yet. */
export function reportWordsIn(language: string): ReportWords {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
