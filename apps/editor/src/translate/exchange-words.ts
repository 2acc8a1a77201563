import type { Plural } from '../words/catalogue.ts'
import type { UiLanguage } from '../words/words.ts'

/** What is said about files for translators. */
export interface ExchangeWords {
  readonly files: string
  readonly download: string
  readonly upload: string
  readonly faults: Plural
  readonly willChange: Plural
  readonly willConfirm: Plural
  readonly willSkip: Plural
  readonly unchanged: Plural
  readonly nothingToImport: string
  readonly import: Plural
  readonly cancel: string
  readonly imported: Plural
  readonly skipUnknown: string
  readonly skipNewer: string
  readonly skipTooLong: string
  readonly skipNotYours: string
  readonly skipCodes: string
  readonly skipOther: string
  readonly faultEmpty: string
  readonly faultTooBig: string
  readonly faultNotXml: string
  readonly faultNotXliff: string
  readonly faultVersion: string
  readonly faultLanguageMissing: string
  readonly faultIdMissing: string
  readonly faultIdRepeated: string
  readonly faultSourceMissing: string
  readonly faultColumnMissing: string
  readonly faultQuoteOpen: string
  readonly faultCellsWrong: string
  readonly faultLanguageUnknown: string
  readonly faultLanguagePrimary: string
  readonly faultSourceWrong: string
  readonly faultEncoding: string
  readonly faultNotYours: string
}

export const exchangeWords: { readonly [Language in UiLanguage]: ExchangeWords } = {
  ar: {
    files: 'للمترجمين',
    download: 'تنزيل {form}',
    upload: 'استيراد ملف مترجم…',
    faults: {
      zero: 'لم يتغير شيء.',
      one: 'لم يتغير شيء. في الملف خطأ واحد:',
      two: 'لم يتغير شيء. في الملف خطآن:',
      few: 'لم يتغير شيء. في الملف {n} أخطاء:',
      many: 'لم يتغير شيء. في الملف {n} خطأً:',
      other: 'لم يتغير شيء. في الملف {n} خطأ:',
    },
    willChange: {
      zero: 'لن يتغير أي نص',
      one: 'سيتغير نص واحد',
      two: 'سيتغير نصان',
      few: 'ستتغير {n} نصوص',
      many: 'سيتغير {n} نصًا',
      other: 'سيتغير {n} نص',
    },
    willConfirm: {
      zero: 'لا ترجمات مؤكدة',
      one: 'ترجمة واحدة ما زالت صحيحة',
      two: 'ترجمتان ما زالتا صحيحتين',
      few: '{n} ترجمات ما زالت صحيحة',
      many: '{n} ترجمة ما زالت صحيحة',
      other: '{n} ترجمة ما زالت صحيحة',
    },
    willSkip: {
      zero: 'لن يُترك شيء',
      one: 'سيُترك نص واحد',
      two: 'سيُترك نصان',
      few: 'ستُترك {n} نصوص',
      many: 'سيُترك {n} نصًا',
      other: 'سيُترك {n} نص',
    },
    unchanged: {
      zero: 'لا نصوص كما هي',
      one: 'نص واحد كما هو',
      two: 'نصان كما هما',
      few: '{n} نصوص كما هي',
      many: '{n} نصًا كما هي',
      other: '{n} نص كما هي',
    },
    nothingToImport: 'لا جديد في الملف.',
    import: {
      zero: 'لا شيء للاستيراد',
      one: 'استيراد نص واحد',
      two: 'استيراد نصين',
      few: 'استيراد {n} نصوص',
      many: 'استيراد {n} نصًا',
      other: 'استيراد {n} نص',
    },
    cancel: 'إلغاء',
    imported: {
      zero: 'لم يُستورد شيء',
      one: 'استُورد نص واحد',
      two: 'استُورد نصان',
      few: 'استُوردت {n} نصوص',
      many: 'استُورد {n} نصًا',
      other: 'استُورد {n} نص',
    },
    skipUnknown: 'لا نص بهذا الاسم في الموقع: {id}',
    skipNewer: 'كتب شخص هنا بعد تنزيل الملف، ونصّه باقٍ.',
    skipTooLong: 'طويل: {length} حرفًا والحد {limit}.',
    skipNotYours: 'ليس من محتوى الصفحات، فلا يمكنك تغييره.',
    skipCodes: 'فُقد في الملف غامق أو مائل أو رابط من الأصل. أعِده إلى الترجمة واستورد الملف مرة أخرى.',
    skipOther: 'فيه محارف لا يمكن حفظها.',
    faultEmpty: 'الملف فارغ.',
    faultTooBig: 'الملف أكبر من 20 ميغابايت.',
    faultNotXml: 'الملف تالف في السطر {line}: ليس XML سليمًا.',
    faultNotXliff: 'هذا الملف ليس XLIFF، فعنصره الأول «{name}».',
    faultVersion: 'إصدار XLIFF هو {version}. صدّره بالإصدار 2.0 أو 2.1.',
    faultLanguageMissing: 'لا يذكر الملف لغة الترجمة (trgLang).',
    faultIdMissing: 'نص بلا معرّف ({place}).',
    faultIdRepeated: 'المعرّف «{id}» مكرر.',
    faultSourceMissing: 'النص «{id}» بلا أصل.',
    faultColumnMissing: 'لا عمود باسم «{column}» في السطر الأول.',
    faultQuoteOpen: 'علامة اقتباس لا تُغلق في السطر {line}.',
    faultCellsWrong: 'في السطر {line} خلايا أكثر من الأعمدة.',
    faultLanguageUnknown: 'ليست في الموقع اللغة «{language}». أضفها أولًا من لوحة اللغات.',
    faultLanguagePrimary: '«{language}» هي لغة الأصل، فلا تُستورد ترجمةً.',
    faultSourceWrong: 'الملف مترجم من «{language}» وأصل الموقع «{primary}».',
    faultEncoding: 'تعذّرت قراءة حروف الملف. احفظه بترميز UTF-8.',
    faultNotYours: 'هذا الملف بلغة «{language}»، ورابطك للترجمة إلى لغة أخرى.',
  },
  en: {
    files: 'For translators',
    download: 'Download {form}',
    upload: 'Import a translated file…',
    faults: {
      one: 'Nothing was changed. The file has 1 fault:',
      other: 'Nothing was changed. The file has {n} faults:',
    },
    willChange: { zero: 'No text will change', one: '1 text will change', other: '{n} texts will change' },
    willConfirm: {
      one: '1 translation is still correct',
      other: '{n} translations are still correct',
    },
    willSkip: { one: '1 text stays as it is here', other: '{n} texts stay as they are here' },
    unchanged: { one: '1 text is the same', other: '{n} texts are the same' },
    nothingToImport: 'The file brings nothing new.',
    import: { zero: 'Nothing to import', one: 'Import 1 text', other: 'Import {n} texts' },
    cancel: 'Cancel',
    imported: { one: '1 text imported', other: '{n} texts imported' },
    skipUnknown: 'The site has no such text: {id}',
    skipNewer: 'Somebody has written here since the file was downloaded. Their words stay.',
    skipTooLong: 'Too long: {length} characters, and {limit} fit.',
    skipNotYours: 'It is not content of the pages, so you may not change it.',
    skipCodes: 'Bold, italic or a link of the original got lost in the file. Put it back there and import again.',
    skipOther: 'It holds characters that cannot be stored.',
    faultEmpty: 'The file is empty.',
    faultTooBig: 'The file is larger than 20 MB.',
    faultNotXml: 'The file is broken on line {line}: this is not well-formed XML.',
    faultNotXliff: 'This is no XLIFF file: it begins with “{name}”.',
    faultVersion: 'This is XLIFF {version}. Export it as version 2.0 or 2.1.',
    faultLanguageMissing: 'The file does not say which language it translates into (trgLang).',
    faultIdMissing: 'A text has no id ({place}).',
    faultIdRepeated: 'The id “{id}” is there twice.',
    faultSourceMissing: 'The text “{id}” has no original.',
    faultColumnMissing: 'The first line has no column “{column}”.',
    faultQuoteOpen: 'A quotation mark on line {line} is never closed.',
    faultCellsWrong: 'Line {line} has more cells than there are columns.',
    faultLanguageUnknown: 'The site has no language “{language}”. Add it in Languages first.',
    faultLanguagePrimary: '“{language}” is the original, so it cannot be imported as a translation.',
    faultSourceWrong: 'The file translates from “{language}”, and the original here is “{primary}”.',
    faultEncoding: 'The letters of the file cannot be read. Save it as UTF-8.',
    faultNotYours: 'This file is in “{language}”; your link is for translating into another language.',
  },
  tr: {
    files: 'Çevirmenler için',
    download: '{form} indir',
    upload: 'Çevrilmiş dosyayı içe aktar…',
    faults: {
      one: 'Hiçbir şey değişmedi. Dosyada 1 hata var:',
      other: 'Hiçbir şey değişmedi. Dosyada {n} hata var:',
    },
    willChange: { zero: 'Hiçbir metin değişmeyecek', one: '1 metin değişecek', other: '{n} metin değişecek' },
    willConfirm: { one: '1 çeviri hâlâ doğru', other: '{n} çeviri hâlâ doğru' },
    willSkip: { one: '1 metin buradaki gibi kalacak', other: '{n} metin buradaki gibi kalacak' },
    unchanged: { one: '1 metin aynı', other: '{n} metin aynı' },
    nothingToImport: 'Dosyada yeni bir şey yok.',
    import: { zero: 'İçe aktarılacak bir şey yok', one: '1 metni içe aktar', other: '{n} metni içe aktar' },
    cancel: 'Vazgeç',
    imported: { one: '1 metin içe aktarıldı', other: '{n} metin içe aktarıldı' },
    skipUnknown: 'Sitede böyle bir metin yok: {id}',
    skipNewer: 'Dosya indirildikten sonra biri burayı yazdı. Onun metni kalıyor.',
    skipTooLong: 'Çok uzun: {length} karakter, sınır {limit}.',
    skipNotYours: 'Sayfaların içeriği olmadığından değiştiremezsiniz.',
    skipCodes:
      'Asıl metindeki kalın, italik veya bağlantı dosyada kaybolmuş. Dosyada yerine koyup yeniden içe aktarın.',
    skipOther: 'Saklanamayan karakterler içeriyor.',
    faultEmpty: 'Dosya boş.',
    faultTooBig: 'Dosya 20 MB’tan büyük.',
    faultNotXml: 'Dosya {line}. satırda bozuk: geçerli bir XML değil.',
    faultNotXliff: 'Bu bir XLIFF dosyası değil: “{name}” ile başlıyor.',
    faultVersion: 'Bu XLIFF {version}. 2.0 ya da 2.1 olarak dışa aktarın.',
    faultLanguageMissing: 'Dosya hangi dile çevrildiğini söylemiyor (trgLang).',
    faultIdMissing: 'Kimliği olmayan bir metin var ({place}).',
    faultIdRepeated: '“{id}” kimliği iki kez var.',
    faultSourceMissing: '“{id}” metninin aslı yok.',
    faultColumnMissing: 'İlk satırda “{column}” sütunu yok.',
    faultQuoteOpen: '{line}. satırdaki tırnak kapanmıyor.',
    faultCellsWrong: '{line}. satırda sütunlardan çok hücre var.',
    faultLanguageUnknown: 'Sitede “{language}” dili yok. Önce Diller’den ekleyin.',
    faultLanguagePrimary: '“{language}” asıl dildir; çeviri olarak içe aktarılamaz.',
    faultSourceWrong: 'Dosya “{language}” dilinden çeviriyor, buradaki asıl dil “{primary}”.',
    faultEncoding: 'Dosyanın harfleri okunamıyor. UTF-8 olarak kaydedin.',
    faultNotYours: 'Bu dosyanın dili “{language}”; bağlantınız başka bir dile çeviri içindir.',
  },
  de: {
    files: 'Für Übersetzer',
    download: '{form} herunterladen',
    upload: 'Übersetzte Datei importieren…',
    faults: {
      one: 'Es wurde nichts geändert. Die Datei hat 1 Fehler:',
      other: 'Es wurde nichts geändert. Die Datei hat {n} Fehler:',
    },
    willChange: { zero: 'Kein Text ändert sich', one: '1 Text ändert sich', other: '{n} Texte ändern sich' },
    willConfirm: { one: '1 Übersetzung stimmt noch', other: '{n} Übersetzungen stimmen noch' },
    willSkip: { one: '1 Text bleibt, wie er hier ist', other: '{n} Texte bleiben, wie sie hier sind' },
    unchanged: { one: '1 Text ist gleich', other: '{n} Texte sind gleich' },
    nothingToImport: 'Die Datei bringt nichts Neues.',
    import: { zero: 'Nichts zu importieren', one: '1 Text importieren', other: '{n} Texte importieren' },
    cancel: 'Abbrechen',
    imported: { one: '1 Text importiert', other: '{n} Texte importiert' },
    skipUnknown: 'Die Website hat keinen solchen Text: {id}',
    skipNewer: 'Hier hat jemand geschrieben, seit die Datei heruntergeladen wurde. Dieser Text bleibt.',
    skipTooLong: 'Zu lang: {length} Zeichen, Platz ist für {limit}.',
    skipNotYours: 'Er gehört nicht zum Inhalt der Seiten, darum dürfen Sie ihn nicht ändern.',
    skipCodes:
      'Fettes, Kursives oder ein Link des Originals ist in der Datei verloren gegangen. Setzen Sie es dort wieder ein und importieren Sie noch einmal.',
    skipOther: 'Er enthält Zeichen, die nicht gespeichert werden können.',
    faultEmpty: 'Die Datei ist leer.',
    faultTooBig: 'Die Datei ist größer als 20 MB.',
    faultNotXml: 'Die Datei ist in Zeile {line} beschädigt: Das ist kein wohlgeformtes XML.',
    faultNotXliff: 'Das ist keine XLIFF-Datei: Sie beginnt mit „{name}“.',
    faultVersion: 'Das ist XLIFF {version}. Exportieren Sie Version 2.0 oder 2.1.',
    faultLanguageMissing: 'Die Datei sagt nicht, in welche Sprache sie übersetzt (trgLang).',
    faultIdMissing: 'Ein Text hat keine Kennung ({place}).',
    faultIdRepeated: 'Die Kennung „{id}“ kommt zweimal vor.',
    faultSourceMissing: 'Der Text „{id}“ hat kein Original.',
    faultColumnMissing: 'Die erste Zeile hat keine Spalte „{column}“.',
    faultQuoteOpen: 'Ein Anführungszeichen in Zeile {line} wird nie geschlossen.',
    faultCellsWrong: 'Zeile {line} hat mehr Zellen, als es Spalten gibt.',
    faultLanguageUnknown: 'Die Website hat keine Sprache „{language}“. Fügen Sie sie zuerst unter Sprachen hinzu.',
    faultLanguagePrimary: '„{language}“ ist das Original und kann nicht als Übersetzung importiert werden.',
    faultSourceWrong: 'Die Datei übersetzt aus „{language}“, das Original hier ist „{primary}“.',
    faultEncoding: 'Die Buchstaben der Datei sind nicht lesbar. Speichern Sie sie als UTF-8.',
    faultNotYours: 'Diese Datei ist in „{language}“; Ihr Link ist zum Übersetzen in eine andere Sprache.',
  },
  fr: {
    files: 'Pour les traducteurs',
    download: 'Télécharger {form}',
    upload: 'Importer un fichier traduit…',
    faults: {
      one: 'Rien n’a été modifié. Le fichier contient 1 erreur :',
      many: 'Rien n’a été modifié. Le fichier contient {n} erreurs :',
      other: 'Rien n’a été modifié. Le fichier contient {n} erreurs :',
    },
    willChange: {
      zero: 'Aucun texte ne changera',
      one: '1 texte changera',
      many: '{n} textes changeront',
      other: '{n} textes changeront',
    },
    willConfirm: {
      one: '1 traduction est toujours correcte',
      many: '{n} traductions sont toujours correctes',
      other: '{n} traductions sont toujours correctes',
    },
    willSkip: {
      one: '1 texte reste tel qu’il est ici',
      many: '{n} textes restent tels qu’ils sont ici',
      other: '{n} textes restent tels qu’ils sont ici',
    },
    unchanged: {
      one: '1 texte est identique',
      many: '{n} textes sont identiques',
      other: '{n} textes sont identiques',
    },
    nothingToImport: 'Le fichier n’apporte rien de nouveau.',
    import: {
      zero: 'Rien à importer',
      one: 'Importer 1 texte',
      many: 'Importer {n} textes',
      other: 'Importer {n} textes',
    },
    cancel: 'Annuler',
    imported: { one: '1 texte importé', many: '{n} textes importés', other: '{n} textes importés' },
    skipUnknown: 'Le site n’a pas ce texte : {id}',
    skipNewer: 'Quelqu’un a écrit ici depuis le téléchargement du fichier. Son texte reste.',
    skipTooLong: 'Trop long : {length} caractères pour {limit} au plus.',
    skipNotYours: 'Il ne fait pas partie du contenu des pages : vous ne pouvez pas le modifier.',
    skipCodes:
      'Du gras, de l’italique ou un lien de l’original s’est perdu dans le fichier. Remettez-le, puis importez de nouveau.',
    skipOther: 'Il contient des caractères qui ne peuvent pas être enregistrés.',
    faultEmpty: 'Le fichier est vide.',
    faultTooBig: 'Le fichier dépasse 20 Mo.',
    faultNotXml: 'Le fichier est endommagé à la ligne {line} : ce n’est pas du XML bien formé.',
    faultNotXliff: 'Ce n’est pas un fichier XLIFF : il commence par « {name} ».',
    faultVersion: 'C’est du XLIFF {version}. Exportez-le en version 2.0 ou 2.1.',
    faultLanguageMissing: 'Le fichier ne dit pas vers quelle langue il traduit (trgLang).',
    faultIdMissing: 'Un texte n’a pas d’identifiant ({place}).',
    faultIdRepeated: 'L’identifiant « {id} » apparaît deux fois.',
    faultSourceMissing: 'Le texte « {id} » n’a pas d’original.',
    faultColumnMissing: 'La première ligne n’a pas de colonne « {column} ».',
    faultQuoteOpen: 'Un guillemet de la ligne {line} n’est jamais fermé.',
    faultCellsWrong: 'La ligne {line} a plus de cellules que de colonnes.',
    faultLanguageUnknown: 'Le site n’a pas de langue « {language} ». Ajoutez-la d’abord dans Langues.',
    faultLanguagePrimary: '« {language} » est l’original et ne peut pas être importé comme traduction.',
    faultSourceWrong: 'Le fichier traduit depuis « {language} », et l’original est ici « {primary} ».',
    faultEncoding: 'Les lettres du fichier sont illisibles. Enregistrez-le en UTF-8.',
    faultNotYours: 'Ce fichier est en « {language} » ; votre lien sert à traduire dans une autre langue.',
  },
}
