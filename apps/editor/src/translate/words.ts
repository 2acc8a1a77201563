import type { Plural } from '../words/catalogue.ts'
import type { UiLanguage } from '../words/words.ts'

/** What the translation dialog says. */
export interface TranslateWords {
  readonly title: string
  readonly language: string
  readonly progress: string
  readonly search: string
  readonly place: string
  readonly allPlaces: string
  readonly shared: string
  readonly settings: string
  readonly events: string
  readonly pictures: string
  readonly pageTexts: string
  readonly todo: string
  readonly stale: string
  readonly empty: string
  readonly done: string
  readonly original: string
  readonly previous: string
  readonly next: string
  readonly show: string
  readonly isDone: string
  readonly isStale: string
  readonly isEmptyVisitorsSee: string
  readonly typeHere: string
  readonly stillCorrect: string
  readonly orEdit: string
  readonly useOriginal: string
  readonly tooLong: Plural
  readonly controlCharacters: string
  readonly nothingTodo: string
  readonly nothingHere: string
  readonly nothingFound: string
  readonly clearSearch: string
  readonly seeDone: string
  readonly seeTodo: string
  readonly noOther: string
  readonly inPlace: string
  readonly translation: string
}

export const translateWords: { readonly [Language in UiLanguage]: TranslateWords } = {
  ar: {
    title: 'الترجمة',
    language: 'لغة الترجمة',
    progress: '{n} من {m} نصًا',
    search: 'ابحث في النصوص',
    place: 'الموضع',
    allPlaces: 'كل الصفحات',
    shared: 'مشترك بين الصفحات',
    settings: 'الإعدادات',
    events: 'المناسبات',
    pictures: 'الصور',
    pageTexts: 'نصوص محركات البحث',
    todo: 'المطلوب',
    stale: 'تغيّر الأصل',
    empty: 'فارغة',
    done: 'منجزة',
    original: '{language} · الأصل',
    previous: 'السابق',
    next: 'التالي',
    show: 'عرض',
    isDone: 'منجزة',
    isStale: 'تغيّر الأصل',
    isEmptyVisitorsSee: 'فارغة: يرى الزوار النص الأصلي',
    typeHere: 'اكتب الترجمة',
    stillCorrect: 'ما زالت صحيحة',
    orEdit: 'أو عدّل النص ثم اضغط Tab',
    useOriginal: 'استخدام الأصل كما هو',
    tooLong: {
      zero: 'النص أطول من المسموح.',
      one: 'احذف حرفًا واحدًا ليُحفظ النص.',
      two: 'احذف حرفين ليُحفظ النص.',
      few: 'احذف {n} أحرف ليُحفظ النص.',
      many: 'احذف {n} حرفًا ليُحفظ النص.',
      other: 'احذف {n} حرف ليُحفظ النص.',
    },
    controlCharacters: 'في النص محارف خفية. الصقه نصًا عاديًا.',
    nothingTodo: 'كل شيء مترجم.',
    nothingHere: 'لا نصوص هنا.',
    nothingFound: 'لا نص فيه «{q}».',
    clearSearch: 'مسح البحث',
    seeDone: 'عرض الترجمات',
    seeTodo: 'عرض ما ينتظر الترجمة',
    noOther: 'للموقع لغة واحدة. أضف لغة أخرى لتترجم إليها.',
    inPlace: 'في موضعه، بلغة: {language}',
    translation: '{field}، الترجمة',
  },
  en: {
    title: 'Translate',
    language: 'Language to translate into',
    progress: '{n} of {m} texts',
    search: 'Search the texts',
    place: 'Place',
    allPlaces: 'All pages',
    shared: 'Shared by pages',
    settings: 'Settings',
    events: 'Events',
    pictures: 'Pictures',
    pageTexts: 'Texts for search engines',
    todo: 'To do',
    stale: 'Original changed',
    empty: 'Empty',
    done: 'Done',
    original: '{language} · original',
    previous: 'Previous',
    next: 'Next',
    show: 'Show',
    isDone: 'Done',
    isStale: 'The original changed',
    isEmptyVisitorsSee: 'Empty: visitors see the original',
    typeHere: 'Type the translation',
    stillCorrect: 'Still correct',
    orEdit: 'or edit the text, then Tab',
    useOriginal: 'Use the original as it is',
    tooLong: {
      one: 'Remove 1 character to save this text.',
      other: 'Remove {n} characters to save this text.',
    },
    controlCharacters: 'This text contains invisible characters. Paste it as plain text.',
    nothingTodo: 'Everything is translated.',
    nothingHere: 'No texts here.',
    nothingFound: 'No text with “{q}” in it.',
    clearSearch: 'Clear the search',
    seeDone: 'See the translations',
    seeTodo: 'See what is left to do',
    noOther: 'The site has one language. Add another to translate into.',
    inPlace: 'In place, in {language}',
    translation: '{field}, translation',
  },
  tr: {
    title: 'Çeviri',
    language: 'Çevrilecek dil',
    progress: '{m} metinden {n} tanesi',
    search: 'Metinlerde ara',
    place: 'Yer',
    allPlaces: 'Tüm sayfalar',
    shared: 'Sayfalarda ortak',
    settings: 'Ayarlar',
    events: 'Etkinlikler',
    pictures: 'Görseller',
    pageTexts: 'Arama motoru metinleri',
    todo: 'Yapılacak',
    stale: 'Aslı değişti',
    empty: 'Boş',
    done: 'Tamam',
    original: '{language} · asıl metin',
    previous: 'Önceki',
    next: 'Sonraki',
    show: 'Göster',
    isDone: 'Tamam',
    isStale: 'Asıl metin değişti',
    isEmptyVisitorsSee: 'Boş: ziyaretçiler aslını görür',
    typeHere: 'Çeviriyi yazın',
    stillCorrect: 'Hâlâ doğru',
    orEdit: 'ya da metni düzenleyip Tab’a basın',
    useOriginal: 'Aslını olduğu gibi kullan',
    tooLong: {
      one: 'Metnin kaydedilmesi için 1 karakter silin.',
      other: 'Metnin kaydedilmesi için {n} karakter silin.',
    },
    controlCharacters: 'Metinde görünmeyen karakterler var. Düz metin olarak yapıştırın.',
    nothingTodo: 'Her şey çevrildi.',
    nothingHere: 'Burada metin yok.',
    nothingFound: 'İçinde “{q}” geçen metin yok.',
    clearSearch: 'Aramayı temizle',
    seeDone: 'Çevirileri göster',
    seeTodo: 'Kalanları göster',
    noOther: 'Sitenin tek dili var. Çevirmek için bir dil daha ekleyin.',
    inPlace: 'Yerinde, {language}',
    translation: '{field}, çeviri',
  },
  de: {
    title: 'Übersetzen',
    language: 'Sprache der Übersetzung',
    progress: '{n} von {m} Texten',
    search: 'In den Texten suchen',
    place: 'Ort',
    allPlaces: 'Alle Seiten',
    shared: 'Auf mehreren Seiten',
    settings: 'Einstellungen',
    events: 'Veranstaltungen',
    pictures: 'Bilder',
    pageTexts: 'Texte für Suchmaschinen',
    todo: 'Zu tun',
    stale: 'Original geändert',
    empty: 'Leer',
    done: 'Fertig',
    original: '{language} · Original',
    previous: 'Zurück',
    next: 'Weiter',
    show: 'Zeigen',
    isDone: 'Fertig',
    isStale: 'Das Original wurde geändert',
    isEmptyVisitorsSee: 'Leer: Besucher sehen das Original',
    typeHere: 'Übersetzung eingeben',
    stillCorrect: 'Stimmt noch',
    orEdit: 'oder Text ändern, dann Tab',
    useOriginal: 'Original so übernehmen',
    tooLong: {
      one: 'Zum Speichern 1 Zeichen kürzen.',
      other: 'Zum Speichern {n} Zeichen kürzen.',
    },
    controlCharacters: 'Der Text enthält unsichtbare Zeichen. Fügen Sie ihn als reinen Text ein.',
    nothingTodo: 'Alles ist übersetzt.',
    nothingHere: 'Hier gibt es keine Texte.',
    nothingFound: 'Kein Text mit „{q}“.',
    clearSearch: 'Suche leeren',
    seeDone: 'Übersetzungen ansehen',
    seeTodo: 'Offene Texte ansehen',
    noOther: 'Die Website hat eine Sprache. Fügen Sie eine weitere hinzu, um zu übersetzen.',
    inPlace: 'An Ort und Stelle, {language}',
    translation: '{field}, Übersetzung',
  },
  fr: {
    title: 'Traduire',
    language: 'Langue de traduction',
    progress: '{n} textes sur {m}',
    search: 'Rechercher dans les textes',
    place: 'Emplacement',
    allPlaces: 'Toutes les pages',
    shared: 'Partagés entre les pages',
    settings: 'Réglages',
    events: 'Événements',
    pictures: 'Images',
    pageTexts: 'Textes pour les moteurs de recherche',
    todo: 'À faire',
    stale: 'Original modifié',
    empty: 'Vides',
    done: 'Terminés',
    original: '{language} · original',
    previous: 'Précédent',
    next: 'Suivant',
    show: 'Afficher',
    isDone: 'Terminé',
    isStale: 'L’original a changé',
    isEmptyVisitorsSee: 'Vide : les visiteurs voient l’original',
    typeHere: 'Saisissez la traduction',
    stillCorrect: 'Toujours correct',
    orEdit: 'ou modifiez le texte, puis Tab',
    useOriginal: 'Reprendre l’original tel quel',
    tooLong: {
      one: 'Retirez 1 caractère pour enregistrer ce texte.',
      many: 'Retirez {n} caractères pour enregistrer ce texte.',
      other: 'Retirez {n} caractères pour enregistrer ce texte.',
    },
    controlCharacters: 'Ce texte contient des caractères invisibles. Collez-le en texte brut.',
    nothingTodo: 'Tout est traduit.',
    nothingHere: 'Aucun texte ici.',
    nothingFound: 'Aucun texte ne contient « {q} ».',
    clearSearch: 'Effacer la recherche',
    seeDone: 'Voir les traductions',
    seeTodo: 'Voir ce qui reste à faire',
    noOther: 'Le site n’a qu’une langue. Ajoutez-en une autre pour traduire.',
    inPlace: 'Sur la page, en {language}',
    translation: '{field}, traduction',
  },
}
