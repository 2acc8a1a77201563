import type { Plural } from './catalogue.ts'
import { sayPart, type UiLanguage } from './words.ts'

/** What is said at the bar of a section and in its sheet on a phone. */
interface BarWords {
  readonly dragToMove: string
  readonly colours: string
  readonly asTheme: string
  readonly background: string
  readonly noBackground: string
  readonly choosePicture: string
  readonly removePicture: string
  readonly darken: string
  readonly layout: string
  readonly oneLayout: string
  readonly side: string
  readonly usual: string
  readonly swapped: string
  readonly none: string
  readonly more: string
  readonly rename: string
  readonly nameOf: string
  readonly copySection: string
  readonly cutSection: string
  readonly pasteBelow: string
  readonly nothingCopied: string
  readonly addBelow: string
  readonly anchorLink: string
  readonly linkCopied: string
  readonly hiddenOn: string
  readonly phones: string
  readonly tablets: string
  readonly desktops: string
  readonly event: string
  readonly firstEvent: string
  readonly detach: string
  readonly detached: string
  readonly sheet: string
  readonly up: string
  readonly down: string
  readonly closeSheet: string
  readonly done: string
  readonly onPages: Plural
  readonly changesPages: Plural
}

const barWords: { readonly [Language in UiLanguage]: BarWords } = {
  ar: {
    dragToMove: 'اسحب للنقل',
    colours: 'الألوان',
    asTheme: 'كما في المظهر',
    background: 'الخلفية',
    noBackground: 'لا خلفية لهذا القسم',
    choosePicture: 'اختيار صورة…',
    removePicture: 'إزالة الصورة',
    darken: 'تعتيم الصورة',
    layout: 'التخطيط',
    oneLayout: 'لهذا القسم تخطيط واحد',
    side: 'موضع النص والصورة',
    usual: 'معتاد',
    swapped: 'معكوس',
    none: 'بلا',
    more: 'المزيد',
    rename: 'إعادة التسمية…',
    nameOf: 'اسم القسم',
    copySection: 'نسخ',
    cutSection: 'قص',
    pasteBelow: 'لصق أدناه',
    nothingCopied: 'لم يُنسخ أي قسم بعد',
    addBelow: 'إضافة قسم أدناه',
    anchorLink: 'نسخ رابط القسم',
    linkCopied: 'نُسخ الرابط',
    hiddenOn: 'مخفي على',
    phones: 'الهواتف',
    tablets: 'الأجهزة اللوحية',
    desktops: 'الحواسيب',
    event: 'المناسبة',
    firstEvent: 'المناسبة الأولى',
    detach: 'هذه الصفحة فقط',
    detached: 'صار لهذه الصفحة قسمها الخاص',
    sheet: 'القسم: {section}',
    up: 'أعلى',
    down: 'أسفل',
    closeSheet: 'إغلاق',
    done: 'تم',
    onPages: {
      zero: 'ليس على أي صفحة',
      one: 'على صفحة واحدة',
      two: 'على صفحتين',
      few: 'على {n} صفحات',
      many: 'على {n} صفحة',
      other: 'على {n} صفحة',
    },
    changesPages: {
      zero: 'لا يظهر في أي صفحة',
      one: 'يظهر في صفحة واحدة',
      two: 'يظهر في صفحتين',
      few: 'يظهر في {n} صفحات',
      many: 'يظهر في {n} صفحة',
      other: 'يظهر في {n} صفحة',
    },
  },
  en: {
    dragToMove: 'Drag to move',
    colours: 'Colours',
    asTheme: 'Theme default',
    background: 'Background',
    noBackground: 'This section has no background picture',
    choosePicture: 'Choose a picture…',
    removePicture: 'Remove the picture',
    darken: 'Darken the picture',
    layout: 'Layout',
    oneLayout: 'This section has one layout',
    side: 'Sides of text and picture',
    usual: 'As usual',
    swapped: 'Swapped',
    none: 'None',
    more: 'More',
    rename: 'Rename…',
    nameOf: 'Name of the section',
    copySection: 'Copy',
    cutSection: 'Cut',
    pasteBelow: 'Paste below',
    nothingCopied: 'No section has been copied yet',
    addBelow: 'Add a section below',
    anchorLink: 'Copy link to this section',
    linkCopied: 'Link copied',
    hiddenOn: 'Hidden on',
    phones: 'Phones',
    tablets: 'Tablets',
    desktops: 'Desktops',
    event: 'Event',
    firstEvent: 'The first event',
    detach: 'Only this page',
    detached: 'This page has its own now',
    sheet: 'Section: {section}',
    up: 'Up',
    down: 'Down',
    closeSheet: 'Close',
    done: 'Done',
    onPages: { one: 'On 1 page', other: 'On {n} pages' },
    changesPages: { one: 'This appears on 1 page', other: 'This appears on {n} pages' },
  },
  tr: {
    dragToMove: 'Taşımak için sürükleyin',
    colours: 'Renkler',
    asTheme: 'Görünümdeki gibi',
    background: 'Arka plan',
    noBackground: 'Bu bölümün arka plan resmi olmaz',
    choosePicture: 'Resim seç…',
    removePicture: 'Resmi kaldır',
    darken: 'Resmi karart',
    layout: 'Düzen',
    oneLayout: 'Bu bölümün tek düzeni var',
    side: 'Metin ve görselin yeri',
    usual: 'Olağan',
    swapped: 'Yer değiştirmiş',
    none: 'Yok',
    more: 'Daha fazla',
    rename: 'Yeniden adlandır…',
    nameOf: 'Bölümün adı',
    copySection: 'Kopyala',
    cutSection: 'Kes',
    pasteBelow: 'Altına yapıştır',
    nothingCopied: 'Henüz bir bölüm kopyalanmadı',
    addBelow: 'Altına bölüm ekle',
    anchorLink: 'Bu bölümün bağlantısını kopyala',
    linkCopied: 'Bağlantı kopyalandı',
    hiddenOn: 'Gizli olduğu yer',
    phones: 'Telefonlar',
    tablets: 'Tabletler',
    desktops: 'Bilgisayarlar',
    event: 'Etkinlik',
    firstEvent: 'İlk etkinlik',
    detach: 'Yalnızca bu sayfa',
    detached: 'Bu sayfanın artık kendi bölümü var',
    sheet: 'Bölüm: {section}',
    up: 'Yukarı',
    down: 'Aşağı',
    closeSheet: 'Kapat',
    done: 'Bitti',
    onPages: { one: '{n} sayfada', other: '{n} sayfada' },
    changesPages: { one: '{n} sayfada görünür', other: '{n} sayfada görünür' },
  },
  de: {
    dragToMove: 'Zum Verschieben ziehen',
    colours: 'Farben',
    asTheme: 'Wie im Design',
    background: 'Hintergrund',
    noBackground: 'Dieser Abschnitt hat kein Hintergrundbild',
    choosePicture: 'Bild wählen …',
    removePicture: 'Bild entfernen',
    darken: 'Bild abdunkeln',
    layout: 'Anordnung',
    oneLayout: 'Dieser Abschnitt hat nur eine Anordnung',
    side: 'Anordnung von Text und Bild',
    usual: 'Wie üblich',
    swapped: 'Vertauscht',
    none: 'Keines',
    more: 'Mehr',
    rename: 'Umbenennen …',
    nameOf: 'Name des Abschnitts',
    copySection: 'Kopieren',
    cutSection: 'Ausschneiden',
    pasteBelow: 'Darunter einfügen',
    nothingCopied: 'Es wurde noch kein Abschnitt kopiert',
    addBelow: 'Abschnitt darunter hinzufügen',
    anchorLink: 'Link zu diesem Abschnitt kopieren',
    linkCopied: 'Link kopiert',
    hiddenOn: 'Ausgeblendet auf',
    phones: 'Handys',
    tablets: 'Tablets',
    desktops: 'Computern',
    event: 'Veranstaltung',
    firstEvent: 'Die erste Veranstaltung',
    detach: 'Nur diese Seite',
    detached: 'Diese Seite hat jetzt ihre eigene',
    sheet: 'Abschnitt: {section}',
    up: 'Hoch',
    down: 'Runter',
    closeSheet: 'Schließen',
    done: 'Fertig',
    onPages: { one: 'Auf 1 Seite', other: 'Auf {n} Seiten' },
    changesPages: { one: 'Steht auf 1 Seite', other: 'Steht auf {n} Seiten' },
  },
  fr: {
    dragToMove: 'Glisser pour déplacer',
    colours: 'Couleurs',
    asTheme: 'Comme dans le thème',
    background: 'Arrière-plan',
    noBackground: 'Cette section n’a pas d’image de fond',
    choosePicture: 'Choisir une image…',
    removePicture: 'Retirer l’image',
    darken: 'Assombrir l’image',
    layout: 'Disposition',
    oneLayout: 'Cette section n’a qu’une disposition',
    side: 'Place du texte et de l’image',
    usual: 'Habituelle',
    swapped: 'Inversée',
    none: 'Aucune',
    more: 'Plus',
    rename: 'Renommer…',
    nameOf: 'Nom de la section',
    copySection: 'Copier',
    cutSection: 'Couper',
    pasteBelow: 'Coller en dessous',
    nothingCopied: 'Aucune section n’a encore été copiée',
    addBelow: 'Ajouter une section en dessous',
    anchorLink: 'Copier le lien vers cette section',
    linkCopied: 'Lien copié',
    hiddenOn: 'Masquée sur',
    phones: 'Téléphones',
    tablets: 'Tablettes',
    desktops: 'Ordinateurs',
    event: 'Événement',
    firstEvent: 'Le premier événement',
    detach: 'Cette page seulement',
    detached: 'Cette page a maintenant la sienne',
    sheet: 'Section : {section}',
    up: 'Monter',
    down: 'Descendre',
    closeSheet: 'Fermer',
    done: 'Terminé',
    onPages: { one: 'Sur {n} page', other: 'Sur {n} pages' },
    changesPages: { one: 'Figure sur {n} page', other: 'Figure sur {n} pages' },
  },
}

/** Says what is said at the bar of a section. */
export function sayAtBar(language: UiLanguage) {
  return sayPart(barWords, language)
}

export type SayAtBar = ReturnType<typeof sayAtBar>
