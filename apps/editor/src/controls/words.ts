import { type PartWords, sayPart, type UiLanguage } from '../words/words.ts'

const en = {
  options: 'Options',
  asDesigned: 'As designed',
  between: 'Type a number from {from} to {to}, or leave it empty.',
  notAnEmail: 'This is no e-mail address. Write it like name@example.com.',
  notALink: 'This address leads nowhere. Choose a page, or write it like example.com.',
  wrongForm: 'This has another form. It should be: {form}.',
  providerUnknown:
    'Nobody here knows how to show this address. Paste one of these, or the code they give out: {known}.',
  notADate: 'There is no such day. Choose one, or type day, month and year in full.',
  removeDate: 'Remove date',
  always: 'Always',
  onlyWith: 'Only with “{option}”',
  noChoiceAbove: 'Offer something to choose in a question above, and this one can depend on it.',
  allTopics: 'All topics',
  ownEntries: 'Its own',
  noList: 'None',
  notAnAmount: 'This is no amount. Write it like 12.50.',
  tooLong: 'At most {n} characters, without < and >.',
} as const

const optionWords: PartWords<typeof en> = {
  en,
  ar: {
    options: 'الخيارات',
    asDesigned: 'حسب التصميم',
    between: 'اكتب عددًا من {from} إلى {to}، أو اترك الحقل فارغًا.',
    notAnEmail: 'هذا ليس عنوان بريد إلكتروني. اكتبه على هذا النحو: name@example.com.',
    notALink: 'لا يؤدي هذا العنوان إلى شيء. اختر صفحة، أو اكتبه على هذا النحو: example.com.',
    wrongForm: 'الصيغة غير صحيحة. الصيغة المطلوبة: {form}.',
    providerUnknown: 'لا نعرف كيف نعرض هذا العنوان. الصق عنوانًا من هذه الخدمات، أو الرمز الذي تعطيه: {known}.',
    notADate: 'لا يوجد يوم كهذا. اختر يومًا، أو اكتب اليوم والشهر والسنة كاملة.',
    removeDate: 'إزالة التاريخ',
    always: 'دائمًا',
    onlyWith: 'مع «{option}» فقط',
    noChoiceAbove: 'أضف سؤالًا فيه خيارات فوق هذا السؤال ليُطرح مع أحدها فقط.',
    allTopics: 'كل المواضيع',
    ownEntries: 'مدخلاتها هي',
    noList: 'لا شيء',
    notAnAmount: 'هذا ليس مبلغًا. اكتبه على هذا النحو: 12.50.',
    tooLong: 'حتى {n} حرفًا، من دون < و >.',
  },
  tr: {
    options: 'Seçenekler',
    asDesigned: 'Tasarımdaki gibi',
    between: '{from} ile {to} arasında bir sayı yazın ya da boş bırakın.',
    notAnEmail: 'Bu bir e-posta adresi değil. Şöyle yazın: ad@example.com.',
    notALink: 'Bu adres hiçbir yere gitmiyor. Bir sayfa seçin ya da şöyle yazın: example.com.',
    wrongForm: 'Biçimi farklı. Şöyle olmalı: {form}.',
    providerUnknown:
      'Bu adresin nasıl gösterileceği bilinmiyor. Şunlardan birinin adresini ya da verdiği kodu yapıştırın: {known}.',
    notADate: 'Böyle bir gün yok. Bir gün seçin ya da gün, ay ve yılı eksiksiz yazın.',
    removeDate: 'Tarihi kaldır',
    always: 'Her zaman',
    onlyWith: 'Yalnızca “{option}” seçilirse',
    noChoiceAbove: 'Bu soru bir seçime bağlı olsun istiyorsanız üstüne seçenekli bir soru ekleyin.',
    allTopics: 'Bütün konular',
    ownEntries: 'Kendi kayıtları',
    noList: 'Hiçbiri',
    notAnAmount: 'Bu bir tutar değil. Şöyle yazın: 12,50.',
    tooLong: 'En çok {n} karakter, < ve > olmadan.',
  },
  de: {
    options: 'Optionen',
    asDesigned: 'Vorgabe',
    between: 'Geben Sie eine Zahl von {from} bis {to} ein oder lassen Sie das Feld leer.',
    notAnEmail: 'Das ist keine E-Mail-Adresse. Schreiben Sie sie so: name@example.com.',
    notALink: 'Diese Adresse führt nirgendwohin. Wählen Sie eine Seite oder schreiben Sie sie so: example.com.',
    wrongForm: 'Das hat eine andere Form. Erwartet wird: {form}.',
    providerUnknown:
      'Diese Adresse kann nicht gezeigt werden. Fügen Sie eine Adresse oder den Code eines dieser Anbieter ein: {known}.',
    notADate: 'Diesen Tag gibt es nicht. Wählen Sie einen aus oder schreiben Sie Tag, Monat und Jahr ganz aus.',
    removeDate: 'Datum entfernen',
    always: 'Immer',
    onlyWith: 'Nur bei „{option}“',
    noChoiceAbove: 'Fügen Sie darüber eine Frage mit Auswahl ein, dann kann diese hier davon abhängen.',
    allTopics: 'Alle Themen',
    ownEntries: 'Ihre eigenen',
    noList: 'Keine',
    notAnAmount: 'Das ist kein Betrag. Schreiben Sie ihn so: 12,50.',
    tooLong: 'Höchstens {n} Zeichen, ohne < und >.',
  },
  fr: {
    options: 'Réglages',
    asDesigned: 'Par défaut',
    between: 'Tapez un nombre de {from} à {to}, ou laissez le champ vide.',
    notAnEmail: 'Ce n’est pas une adresse e-mail. Écrivez-la ainsi : nom@example.com.',
    notALink: 'Cette adresse ne mène nulle part. Choisissez une page ou écrivez-la ainsi : example.com.',
    wrongForm: 'Le format ne convient pas. Format attendu : {form}.',
    providerUnknown:
      'Cette adresse ne peut pas être affichée. Collez une adresse, ou le code, de l’un de ces services : {known}.',
    notADate: 'Ce jour n’existe pas. Choisissez-en un ou tapez le jour, le mois et l’année en entier.',
    removeDate: 'Retirer la date',
    always: 'Toujours',
    onlyWith: 'Seulement avec « {option} »',
    noChoiceAbove: 'Ajoutez au-dessus une question à choix, et celle-ci pourra en dépendre.',
    allTopics: 'Tous les sujets',
    ownEntries: 'Les siennes',
    noList: 'Aucune',
    notAnAmount: 'Ce n’est pas un montant. Écrivez-le ainsi : 12,50.',
    tooLong: 'Au plus {n} caractères, sans < ni >.',
  },
}

/** Says what is said where options are changed. */
export function sayOptions(language: UiLanguage) {
  return sayPart(optionWords, language)
}

export type SayOptions = ReturnType<typeof sayOptions>
