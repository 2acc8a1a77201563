/** What questions that take files say (file upload). */
interface FileWords {
  readonly kindsBoth: string
  readonly kindsPictures: string
  readonly kindsPdf: string
  /** What may be chosen, below the question. */
  readonly takesOne: string
  readonly takesSeveral: string
  readonly most: string
  readonly kind: string
  readonly tooLarge: string
  readonly tooMuch: string
  readonly empty: string
  readonly damaged: string
  /** Nothing more is taken just now: the message goes without. */
  readonly full: string
  /** A page that was answered holds no files. */
  readonly again: string
  readonly remove: string
  readonly sending: string
  readonly stop: string
}

const en: FileWords = {
  kindsBoth: 'PDF or picture (JPEG, PNG, WebP)',
  kindsPictures: 'Picture (JPEG, PNG, WebP)',
  kindsPdf: 'PDF',
  takesOne: '{kinds}, up to {size}',
  takesSeveral: '{kinds}, up to {most} files of {size} each',
  most: 'Please choose at most {most}.',
  kind: '{name} is of another kind. Possible: {kinds}.',
  tooLarge: '{name} is too large: up to {size} can be sent.',
  tooMuch: 'The files are too large together: up to {size} can be sent at once.',
  empty: '{name} is empty. Please choose another file.',
  damaged: '{name} is damaged or did not arrive whole. Please choose it again.',
  full: 'No files can be received here just now. Please take the file away and send your message without it; you can hand it in later.',
  again: 'Your browser does not keep files: please choose them again before you send.',
  remove: 'Take away {name}',
  sending: 'Sending, please keep this page open …',
  stop: 'Stop',
}

const languages: { readonly [language: string]: FileWords } = {
  en,
  ar: {
    kindsBoth: 'ملف PDF أو صورة (JPEG أو PNG أو WebP)',
    kindsPictures: 'صورة (JPEG أو PNG أو WebP)',
    kindsPdf: 'ملف PDF',
    takesOne: '{kinds}، حتى {size}',
    takesSeveral: '{kinds}، عدد الملفات حتى\u00a0{most}، وكل ملف حتى {size}',
    most: 'اختاروا {most} على الأكثر.',
    kind: '{name} من نوع آخر. الممكن: {kinds}.',
    tooLarge: '{name} أكبر من اللازم: الحد {size}.',
    tooMuch: 'الملفات معًا أكبر من اللازم: يمكن إرسال {size} دفعة واحدة على الأكثر.',
    empty: '{name} فارغ. اختاروا ملفًا آخر.',
    damaged: '{name} تالف أو لم يصل كاملًا. اختاروه من جديد.',
    full: 'لا يمكن استقبال ملفات هنا الآن. أزيلوا الملف وأرسلوا رسالتكم من دونه، ويمكنكم تسليمه لاحقًا.',
    again: 'المتصفح لا يحتفظ بالملفات: اختاروها من جديد قبل الإرسال.',
    remove: 'إزالة {name}',
    sending: 'جارٍ الإرسال، أبقوا هذه الصفحة مفتوحة…',
    stop: 'إيقاف',
  },
  tr: {
    kindsBoth: 'PDF ya da resim (JPEG, PNG, WebP)',
    kindsPictures: 'Resim (JPEG, PNG, WebP)',
    kindsPdf: 'PDF dosyası',
    takesOne: '{kinds}, en çok {size}',
    takesSeveral: '{kinds}, en çok {most} tane, her biri en çok {size}',
    most: 'Lütfen en çok {most} dosya seçin.',
    kind: '{name} başka bir türde. Olabilecekler: {kinds}.',
    tooLarge: '{name} çok büyük: en çok {size} gönderilebilir.',
    tooMuch: 'Dosyalar birlikte çok büyük: bir kerede en çok {size} gönderilebilir.',
    empty: '{name} boş. Lütfen başka bir dosya seçin.',
    damaged: '{name} bozuk ya da tam ulaşmadı. Lütfen yeniden seçin.',
    full: 'Şu anda burada dosya alınamıyor. Lütfen dosyayı çıkarıp mesajınızı onsuz gönderin; dosyayı sonra iletebilirsiniz.',
    again: 'Tarayıcınız dosyaları saklamaz: lütfen göndermeden önce yeniden seçin.',
    remove: '{name} dosyasını çıkar',
    sending: 'Gönderiliyor, lütfen bu sayfayı açık tutun…',
    stop: 'Durdur',
  },
  de: {
    kindsBoth: 'PDF oder Bild (JPEG, PNG, WebP)',
    kindsPictures: 'Bild (JPEG, PNG, WebP)',
    kindsPdf: 'PDF-Datei',
    takesOne: '{kinds}, bis {size}',
    takesSeveral: '{kinds}, bis zu {most}, je bis {size}',
    most: 'Bitte wählen Sie höchstens {most}.',
    kind: '{name} ist von anderer Art. Möglich: {kinds}.',
    tooLarge: '{name} ist zu groß: bis {size} lässt sich senden.',
    tooMuch: 'Die Dateien sind zusammen zu groß: auf einmal lassen sich bis {size} senden.',
    empty: '{name} ist leer. Bitte wählen Sie eine andere Datei.',
    damaged: '{name} ist beschädigt oder kam nicht ganz an. Bitte wählen Sie sie noch einmal.',
    full: 'Im Moment können hier keine Dateien angenommen werden. Bitte nehmen Sie die Datei heraus und senden Sie Ihre Nachricht ohne sie; Sie können sie später nachreichen.',
    again: 'Ihr Browser behält keine Dateien: Bitte wählen Sie sie vor dem Senden noch einmal.',
    remove: '{name} herausnehmen',
    sending: 'Wird gesendet, bitte diese Seite geöffnet lassen …',
    stop: 'Abbrechen',
  },
  fr: {
    kindsBoth: 'PDF ou image (JPEG, PNG, WebP)',
    kindsPictures: 'Image (JPEG, PNG, WebP)',
    kindsPdf: 'Fichier PDF',
    takesOne: '{kinds}, jusqu’à {size}',
    takesSeveral: '{kinds}, jusqu’à {most}, chacun de {size} au plus',
    most: 'Veuillez en choisir {most} au plus.',
    kind: '{name} est d’un autre type. Possible : {kinds}.',
    tooLarge: '{name} est trop lourd : {size} au plus.',
    tooMuch: 'Les fichiers sont trop lourds ensemble : {size} au plus par envoi.',
    empty: '{name} est vide. Veuillez choisir un autre fichier.',
    damaged: '{name} est endommagé ou n’est pas arrivé en entier. Veuillez le choisir à nouveau.',
    full: 'Aucun fichier ne peut être reçu ici pour le moment. Veuillez retirer le fichier et envoyer votre message sans lui ; vous pourrez le transmettre plus tard.',
    again: 'Votre navigateur ne garde pas les fichiers : veuillez les choisir à nouveau avant l’envoi.',
    remove: 'Retirer {name}',
    sending: 'Envoi en cours, veuillez garder cette page ouverte…',
    stop: 'Arrêter',
  },
}

/** What such a question says in a visitor's language; English where a language has none yet. */
export function fileWordsIn(language: string): FileWords {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
