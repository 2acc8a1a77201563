import type { Plural } from './catalogue.ts'
import { sayPart, type UiLanguage } from './words.ts'

/** What is said where sections are added, dragged and pasted; loaded with the tools. */
interface SectionWords {
  readonly addSection: string
  readonly addAfter: string
  readonly addFirst: string
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
  readonly position: string
  readonly escCancels: string
  readonly dragCancelled: string
  readonly startPage: string
  readonly startHint: string
  readonly allSections: string
  readonly unknown: string
  readonly copied: string
  readonly cutOut: string
  readonly nothingToPaste: string
  readonly pasteRefused: string
  readonly picturesLeft: string
}

const sectionWords: { readonly [Language in UiLanguage]: SectionWords } = {
  ar: {
    addSection: 'إضافة قسم',
    addAfter: 'إضافة قسم بعد «{section}»',
    addFirst: 'إضافة قسم في الأعلى',
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
    position: 'الموضع {n} من {m}',
    escCancels: 'يلغي السحب',
    dragCancelled: 'أُلغي السحب، ولم يُنقل شيء',
    startPage: 'ابدأ هذه الصفحة',
    startHint: 'اختر القسم الأول، ويمكنك تغييره لاحقًا.',
    allSections: 'كل الأقسام',
    unknown: '«{id}» غير متاح هنا. محتواه محفوظ ويعود متى توفر القالب.',
    copied: 'نُسخ {section}',
    cutOut: 'قُصّ {section}',
    nothingToPaste: 'لم يُنسخ أي قسم بعد',
    pasteRefused: 'لا يمكن لصق هذا القسم هنا',
    picturesLeft: 'تعذّر إحضار بعض الصور، وأماكنها فارغة بانتظارك.',
  },
  en: {
    addSection: 'Add a section',
    addAfter: 'Add a section after “{section}”',
    addFirst: 'Add a section at the top',
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
    position: 'Position {n} of {m}',
    escCancels: 'cancels',
    dragCancelled: 'Dragging cancelled, nothing was moved',
    startPage: 'Start this page',
    startHint: 'Pick a first section. You can change it later.',
    allSections: 'All sections',
    unknown: '“{id}” is not available here. Its content is kept and comes back when the template does.',
    copied: '{section} copied',
    cutOut: '{section} cut',
    nothingToPaste: 'No section has been copied yet',
    pasteRefused: 'This section can’t be pasted here',
    picturesLeft: 'Some pictures could not be brought along. Their places are empty.',
  },
  tr: {
    addSection: 'Bölüm ekle',
    addAfter: '“{section}” bölümünden sonra bölüm ekle',
    addFirst: 'En üste bölüm ekle',
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
    position: 'Konum {n} / {m}',
    escCancels: 'vazgeçer',
    dragCancelled: 'Sürükleme iptal edildi, hiçbir şey taşınmadı',
    startPage: 'Bu sayfaya başlayın',
    startHint: 'İlk bölümü seçin. Sonra değiştirebilirsiniz.',
    allSections: 'Tüm bölümler',
    unknown: '“{id}” burada kullanılamıyor. İçeriği saklanır ve şablon geri gelince o da gelir.',
    copied: '{section} kopyalandı',
    cutOut: '{section} kesildi',
    nothingToPaste: 'Henüz bir bölüm kopyalanmadı',
    pasteRefused: 'Bu bölüm buraya yapıştırılamaz',
    picturesLeft: 'Bazı resimler getirilemedi. Yerleri boş duruyor.',
  },
  de: {
    addSection: 'Abschnitt hinzufügen',
    addAfter: 'Abschnitt nach „{section}“ hinzufügen',
    addFirst: 'Abschnitt ganz oben hinzufügen',
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
    position: 'Position {n} von {m}',
    escCancels: 'bricht ab',
    dragCancelled: 'Ziehen abgebrochen, nichts wurde verschoben',
    startPage: 'Diese Seite beginnen',
    startHint: 'Wählen Sie einen ersten Abschnitt. Sie können ihn später ändern.',
    allSections: 'Alle Abschnitte',
    unknown: '„{id}“ gibt es hier nicht. Der Inhalt bleibt erhalten und kommt mit der Vorlage zurück.',
    copied: '{section} kopiert',
    cutOut: '{section} ausgeschnitten',
    nothingToPaste: 'Es wurde noch kein Abschnitt kopiert',
    pasteRefused: 'Dieser Abschnitt kann hier nicht eingefügt werden',
    picturesLeft: 'Einige Bilder konnten nicht mitkommen. Ihre Plätze sind leer.',
  },
  fr: {
    addSection: 'Ajouter une section',
    addAfter: 'Ajouter une section après « {section} »',
    addFirst: 'Ajouter une section tout en haut',
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
    position: 'Position {n} sur {m}',
    escCancels: 'annule',
    dragCancelled: 'Déplacement annulé, rien n’a bougé',
    startPage: 'Commencer cette page',
    startHint: 'Choisissez une première section. Vous pourrez la changer.',
    allSections: 'Toutes les sections',
    unknown: '« {id} » n’est pas disponible ici. Son contenu est conservé et revient avec le modèle.',
    copied: '{section} copiée',
    cutOut: '{section} coupée',
    nothingToPaste: 'Aucune section n’a encore été copiée',
    pasteRefused: 'Cette section ne peut pas être collée ici',
    picturesLeft: 'Certaines images n’ont pas pu suivre. Leurs places sont vides.',
  },
}

/** Says what is said where sections are added, dragged and pasted. */
export function saySections(language: UiLanguage) {
  return sayPart(sectionWords, language)
}

export type SaySection = ReturnType<typeof saySections>
