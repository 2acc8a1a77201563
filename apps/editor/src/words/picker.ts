import type { Plural } from './catalogue.ts'
import { sayPart, type UiLanguage } from './words.ts'

/** What is said where sections are chosen to be added; loaded with the picker. */
interface PickerWords {
  readonly addSection: string
  readonly addHere: string
  readonly search: string
  readonly nothing: string
  readonly nearest: string
  readonly usual: string
  readonly showAll: Plural
  readonly found: Plural
  readonly categories: string
  readonly all: string
  readonly header: string
  readonly text: string
  readonly feature: string
  readonly portfolio: string
  readonly step: string
  readonly testimonial: string
  readonly team: string
  readonly cta: string
  readonly contact: string
  readonly rsvp: string
  readonly footer: string
  readonly hasFooter: string
  readonly hasNavbar: string
  readonly onlyOne: string
  readonly choose: string
  readonly close: string
  readonly inYourLook: string
  readonly added: string
  readonly startPage: string
  readonly startHint: string
  readonly allSections: string
}

const pickerWords: { readonly [Language in UiLanguage]: PickerWords } = {
  ar: {
    addSection: 'إضافة قسم',
    addHere: 'إضافة هنا',
    search: 'ابحث: آراء، قائمة، خريطة…',
    nothing: 'لا شيء باسم «{q}».',
    nearest: 'الأقرب إلى ما كتبت',
    usual: 'تصلح لمعظم الصفحات',
    showAll: {
      zero: 'عرض كل الأقسام',
      one: 'عرض القسم الوحيد',
      two: 'عرض القسمين',
      few: 'عرض كل الأقسام الـ{n}',
      many: 'عرض كل الأقسام الـ{n}',
      other: 'عرض كل الأقسام الـ{n}',
    },
    found: {
      zero: 'لا أقسام',
      one: 'قسم واحد',
      two: 'قسمان',
      few: '{n} أقسام',
      many: '{n} قسمًا',
      other: '{n} قسم',
    },
    categories: 'الأنواع',
    all: 'الكل',
    header: 'الترويسة',
    text: 'النص',
    feature: 'المزايا',
    portfolio: 'الصور',
    step: 'الخطوات',
    testimonial: 'الآراء',
    team: 'الفريق',
    cta: 'الدعوة إلى إجراء',
    contact: 'الاتصال',
    rsvp: 'المناسبات',
    footer: 'التذييل',
    hasFooter: 'في هذه الصفحة تذييل بالفعل',
    hasNavbar: 'في هذه الصفحة شريط تنقّل بالفعل',
    onlyOne: 'في الصفحة واحد فقط من هذا',
    choose: 'اختيار',
    close: 'إغلاق',
    inYourLook: 'معروضة بألوانك وخطوطك',
    added: 'أُضيف {section}، الموضع {n} من {m}',
    startPage: 'ابدأ هذه الصفحة',
    startHint: 'اختر القسم الأول، ويمكنك تغييره لاحقًا.',
    allSections: 'كل الأقسام',
  },
  en: {
    addSection: 'Add a section',
    addHere: 'Add here',
    search: 'Search: reviews, menu, map…',
    nothing: 'Nothing called “{q}”.',
    nearest: 'Nearest to it',
    usual: 'Good on most pages',
    showAll: { one: 'Show the one section', other: 'Show all {n} sections' },
    found: { one: '1 section', other: '{n} sections' },
    categories: 'Kinds',
    all: 'All',
    header: 'Header',
    text: 'Text',
    feature: 'Features',
    portfolio: 'Pictures',
    step: 'Steps',
    testimonial: 'Testimonials',
    team: 'Team',
    cta: 'Call to action',
    contact: 'Contact',
    rsvp: 'Events',
    footer: 'Footer',
    hasFooter: 'This page already has a footer',
    hasNavbar: 'This page already has a navigation bar',
    onlyOne: 'A page has only one of these',
    choose: 'Choose',
    close: 'Close',
    inYourLook: 'Shown in your colours and fonts',
    added: '{section} added, position {n} of {m}',
    startPage: 'Start this page',
    startHint: 'Pick a first section. You can change it later.',
    allSections: 'All sections',
  },
  tr: {
    addSection: 'Bölüm ekle',
    addHere: 'Buraya ekle',
    search: 'Ara: yorumlar, menü, harita…',
    nothing: '“{q}” adında bir şey yok.',
    nearest: 'Yazdığınıza en yakın olanlar',
    usual: 'Çoğu sayfaya uyanlar',
    showAll: { one: 'Tek bölümü göster', other: '{n} bölümün tümünü göster' },
    found: { one: '{n} bölüm', other: '{n} bölüm' },
    categories: 'Türler',
    all: 'Tümü',
    header: 'Üst kısım',
    text: 'Metin',
    feature: 'Özellikler',
    portfolio: 'Resimler',
    step: 'Adımlar',
    testimonial: 'Yorumlar',
    team: 'Ekip',
    cta: 'Harekete çağrı',
    contact: 'İletişim',
    rsvp: 'Etkinlikler',
    footer: 'Alt kısım',
    hasFooter: 'Bu sayfanın zaten bir alt kısmı var',
    hasNavbar: 'Bu sayfanın zaten bir gezinme çubuğu var',
    onlyOne: 'Bir sayfada bundan yalnızca bir tane olur',
    choose: 'Seç',
    close: 'Kapat',
    inYourLook: 'Sizin renk ve yazı tiplerinizle gösterilir',
    added: '{section} eklendi, konum {n} / {m}',
    startPage: 'Bu sayfaya başlayın',
    startHint: 'İlk bölümü seçin. Sonra değiştirebilirsiniz.',
    allSections: 'Tüm bölümler',
  },
  de: {
    addSection: 'Abschnitt hinzufügen',
    addHere: 'Hier einfügen',
    search: 'Suchen: Bewertungen, Menü, Karte …',
    nothing: 'Zu „{q}“ gibt es keinen Abschnitt.',
    nearest: 'Am nächsten kommt',
    usual: 'Passt auf fast jede Seite',
    showAll: { one: 'Den einen Abschnitt zeigen', other: 'Alle {n} Abschnitte zeigen' },
    found: { one: '1 Abschnitt', other: '{n} Abschnitte' },
    categories: 'Arten',
    all: 'Alle',
    header: 'Kopf',
    text: 'Text',
    feature: 'Vorzüge',
    portfolio: 'Bilder',
    step: 'Schritte',
    testimonial: 'Stimmen',
    team: 'Team',
    cta: 'Aufruf',
    contact: 'Kontakt',
    rsvp: 'Veranstaltungen',
    footer: 'Fußzeile',
    hasFooter: 'Diese Seite hat schon eine Fußzeile',
    hasNavbar: 'Diese Seite hat schon eine Navigation',
    onlyOne: 'Davon gibt es auf einer Seite nur eines',
    choose: 'Wählen',
    close: 'Schließen',
    inYourLook: 'In Ihren Farben und Schriften',
    added: '{section} hinzugefügt, Position {n} von {m}',
    startPage: 'Diese Seite beginnen',
    startHint: 'Wählen Sie einen ersten Abschnitt. Sie können ihn später ändern.',
    allSections: 'Alle Abschnitte',
  },
  fr: {
    addSection: 'Ajouter une section',
    addHere: 'Ajouter ici',
    search: 'Rechercher : avis, menu, carte…',
    nothing: 'Rien ne s’appelle « {q} ».',
    nearest: 'Le plus proche',
    usual: 'Utile sur presque toutes les pages',
    showAll: { one: 'Voir la section', other: 'Voir les {n} sections' },
    found: { one: '{n} section', other: '{n} sections' },
    categories: 'Types',
    all: 'Toutes',
    header: 'En-tête',
    text: 'Texte',
    feature: 'Atouts',
    portfolio: 'Images',
    step: 'Étapes',
    testimonial: 'Témoignages',
    team: 'Équipe',
    cta: 'Appel à l’action',
    contact: 'Contact',
    rsvp: 'Événements',
    footer: 'Pied de page',
    hasFooter: 'Cette page a déjà un pied de page',
    hasNavbar: 'Cette page a déjà une barre de navigation',
    onlyOne: 'Une page n’en a qu’une seule',
    choose: 'Choisir',
    close: 'Fermer',
    inYourLook: 'Dans vos couleurs et vos polices',
    added: '{section} ajoutée, position {n} sur {m}',
    startPage: 'Commencer cette page',
    startHint: 'Choisissez une première section. Vous pourrez la changer.',
    allSections: 'Toutes les sections',
  },
}

/** Says what is said where sections are chosen to be added. */
export function sayPicker(language: UiLanguage) {
  return sayPart(pickerWords, language)
}

export type SayPicker = ReturnType<typeof sayPicker>
