import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the page of statistics says of numbers; how they are counted stands in counting-words.ts. */
interface StatisticsWords {
  readonly title: string
  readonly span: string
  readonly days7: string
  readonly days30: string
  readonly days365: string
  readonly asTable: string
  readonly asData: string
  readonly loading: string
  readonly visits: string
  readonly pagesPerVisit: string
  readonly enquiries: string
  readonly perHundred: string
  readonly fastPages: string
  readonly ofAll: string
  readonly slow: string
  readonly allFast: string
  readonly was: string
  readonly change: string
  readonly noBefore: string
  readonly byDay: string
  readonly byMonth: string
  readonly countVisits: Plural
  readonly countEnquiries: Plural
  readonly published: Plural
  readonly showTable: string
  readonly hideTable: string
  readonly day: string
  readonly month: string
  readonly views: string
  readonly pages: string
  readonly sources: string
  readonly languages: string
  readonly devices: string
  readonly typed: string
  readonly others: string
  readonly home: string
  readonly phone: string
  readonly larger: string
  readonly narrow: string
  readonly medium: string
  readonly wide: string
  readonly wished: Plural
  readonly addLanguage: string
  readonly none: string
  readonly showAll: string
  readonly empty: string
  readonly emptyHow: string
}

export const statisticsWords: PartWords<StatisticsWords> = {
  ar: {
    title: 'الإحصاءات',
    span: 'المدة',
    days7: '7 أيام',
    days30: '30 يومًا',
    days365: '12 شهرًا',
    asTable: 'جدول (CSV)',
    asData: 'بيانات (JSON)',
    loading: 'جارٍ تحميل الأرقام…',
    visits: 'الزيارات',
    pagesPerVisit: 'صفحات لكل زيارة',
    enquiries: 'الاستفسارات',
    perHundred: 'استفسارات لكل 100 زيارة',
    fastPages: 'صفحات سريعة بما يكفي',
    ofAll: '{n} من {all}',
    slow: '«{page}» بطيئة',
    allFast: 'لا صفحة بطيئة',
    was: 'كانت {x} قبل ذلك',
    change: '{x} عن المدة السابقة',
    noBefore: 'لا شيء للمقارنة بعد',
    byDay: 'الزيارات حسب اليوم',
    byMonth: 'الزيارات حسب الشهر',
    countVisits: {
      zero: 'لا زيارات',
      one: 'زيارة واحدة',
      two: 'زيارتان',
      few: '{n} زيارات',
      many: '{n} زيارة',
      other: '{n} زيارة',
    },
    countEnquiries: {
      zero: 'لا استفسارات',
      one: 'استفسار واحد',
      two: 'استفساران',
      few: '{n} استفسارات',
      many: '{n} استفسارًا',
      other: '{n} استفسار',
    },
    published: {
      one: 'نُشر الموقع مرة واحدة',
      two: 'نُشر الموقع مرتين',
      few: 'نُشر الموقع {n} مرات',
      many: 'نُشر الموقع {n} مرة',
      other: 'نُشر الموقع {n} مرة',
    },
    showTable: 'عرض كجدول',
    hideTable: 'إخفاء الجدول',
    day: 'اليوم',
    month: 'الشهر',
    views: 'الصفحات المقروءة',
    pages: 'الصفحات',
    sources: 'من أين يأتي الزوار',
    languages: 'اللغات المقروءة',
    devices: 'الأجهزة',
    typed: 'عنوان كُتب أو من المفضّلة',
    others: 'كل ما عداها',
    home: 'الرئيسية',
    phone: 'هواتف',
    larger: 'أجهزة لوحية وحواسيب',
    narrow: 'نوافذ ضيقة، دون 600 بكسل',
    medium: 'متوسطة، دون 1024 بكسل',
    wide: 'عريضة',
    wished: {
      one: 'في زيارة واحدة طُلبت اللغة: {language}.',
      two: 'في زيارتين طُلبت اللغة: {language}.',
      few: 'في {n} زيارات طُلبت اللغة: {language}.',
      many: 'في {n} زيارة طُلبت اللغة: {language}.',
      other: 'في {n} زيارة طُلبت اللغة: {language}.',
    },
    addLanguage: 'إضافة لغة',
    none: 'لا شيء بعد',
    showAll: 'عرض الكل ({n})',
    empty: 'لا زيارات بعد',
    emptyHow: 'شارك العنوان، ثم عُد إلى هنا.',
  },
  en: {
    title: 'Statistics',
    span: 'Time span',
    days7: '7 days',
    days30: '30 days',
    days365: '12 months',
    asTable: 'As a table (CSV)',
    asData: 'As data (JSON)',
    loading: 'Loading the numbers…',
    visits: 'Visits',
    pagesPerVisit: 'Pages per visit',
    enquiries: 'Enquiries',
    perHundred: 'Enquiries per 100 visits',
    fastPages: 'Pages fast enough',
    ofAll: '{n} of {all}',
    slow: '“{page}” is slow',
    allFast: 'No page is slow',
    was: '{x} before',
    change: '{x} on the time before',
    noBefore: 'Nothing to compare with yet',
    byDay: 'Visits by day',
    byMonth: 'Visits by month',
    countVisits: { zero: 'no visits', one: '1 visit', other: '{n} visits' },
    countEnquiries: { zero: 'no enquiries', one: '1 enquiry', other: '{n} enquiries' },
    published: { one: 'The site was published.', other: 'The site was published {n} times.' },
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    day: 'Day',
    month: 'Month',
    views: 'Pages read',
    pages: 'Pages',
    sources: 'Where visitors come from',
    languages: 'Languages read',
    devices: 'Devices',
    typed: 'Typed in, or from a bookmark',
    others: 'All others',
    home: 'Home',
    phone: 'Phones',
    larger: 'Tablets and computers',
    narrow: 'Narrow windows, below 600 px',
    medium: 'Medium, below 1024 px',
    wide: 'Wide',
    wished: { one: 'In 1 visit {language} was asked for.', other: 'In {n} visits {language} was asked for.' },
    addLanguage: 'Add a language',
    none: 'Nothing yet',
    showAll: 'Show all ({n})',
    empty: 'No visits yet',
    emptyHow: 'Share the address, then come back here.',
  },
  tr: {
    title: 'İstatistikler',
    span: 'Süre',
    days7: '7 gün',
    days30: '30 gün',
    days365: '12 ay',
    asTable: 'Tablo olarak (CSV)',
    asData: 'Veri olarak (JSON)',
    loading: 'Sayılar yükleniyor…',
    visits: 'Ziyaretler',
    pagesPerVisit: 'Ziyaret başına sayfa',
    enquiries: 'Talepler',
    perHundred: '100 ziyarette talep',
    fastPages: 'Yeterince hızlı sayfalar',
    ofAll: '{n} / {all}',
    slow: '“{page}” yavaş',
    allFast: 'Yavaş sayfa yok',
    was: 'önceki: {x}',
    change: 'önceki süreye göre {x}',
    noBefore: 'Henüz karşılaştıracak bir şey yok',
    byDay: 'Günlere göre ziyaretler',
    byMonth: 'Aylara göre ziyaretler',
    countVisits: { zero: 'ziyaret yok', one: '1 ziyaret', other: '{n} ziyaret' },
    countEnquiries: { zero: 'talep yok', one: '1 talep', other: '{n} talep' },
    published: { one: 'Site yayınlandı.', other: 'Site {n} kez yayınlandı.' },
    showTable: 'Tablo olarak göster',
    hideTable: 'Tabloyu gizle',
    day: 'Gün',
    month: 'Ay',
    views: 'Okunan sayfalar',
    pages: 'Sayfalar',
    sources: 'Ziyaretçiler nereden geliyor',
    languages: 'Okunan diller',
    devices: 'Cihazlar',
    typed: 'Yazılan adres veya yer imi',
    others: 'Diğerlerinin tümü',
    home: 'Ana sayfa',
    phone: 'Telefonlar',
    larger: 'Tabletler ve bilgisayarlar',
    narrow: 'Dar pencereler, 600 px altı',
    medium: 'Orta, 1024 px altı',
    wide: 'Geniş',
    wished: { one: '1 ziyarette {language} istendi.', other: '{n} ziyarette {language} istendi.' },
    addLanguage: 'Dil ekle',
    none: 'Henüz yok',
    showAll: 'Tümünü göster ({n})',
    empty: 'Henüz ziyaret yok',
    emptyHow: 'Adresi paylaşın, sonra buraya dönün.',
  },
  de: {
    title: 'Statistik',
    span: 'Zeitraum',
    days7: '7 Tage',
    days30: '30 Tage',
    days365: '12 Monate',
    asTable: 'Als Tabelle (CSV)',
    asData: 'Als Daten (JSON)',
    loading: 'Die Zahlen werden geladen…',
    visits: 'Besuche',
    pagesPerVisit: 'Seiten je Besuch',
    enquiries: 'Anfragen',
    perHundred: 'Anfragen auf 100 Besuche',
    fastPages: 'Seiten schnell genug',
    ofAll: '{n} von {all}',
    slow: '„{page}“ ist langsam',
    allFast: 'Keine Seite ist langsam',
    was: 'davor {x}',
    change: '{x} gegenüber der Zeit davor',
    noBefore: 'Noch nichts zum Vergleichen',
    byDay: 'Besuche nach Tagen',
    byMonth: 'Besuche nach Monaten',
    countVisits: { zero: 'keine Besuche', one: '1 Besuch', other: '{n} Besuche' },
    countEnquiries: { zero: 'keine Anfragen', one: '1 Anfrage', other: '{n} Anfragen' },
    published: { one: 'Die Website wurde veröffentlicht.', other: 'Die Website wurde {n}-mal veröffentlicht.' },
    showTable: 'Als Tabelle zeigen',
    hideTable: 'Tabelle ausblenden',
    day: 'Tag',
    month: 'Monat',
    views: 'Gelesene Seiten',
    pages: 'Seiten',
    sources: 'Woher Besucher kommen',
    languages: 'Gelesene Sprachen',
    devices: 'Geräte',
    typed: 'Eingetippt oder aus einem Lesezeichen',
    others: 'Alle anderen',
    home: 'Startseite',
    phone: 'Telefone',
    larger: 'Tablets und Computer',
    narrow: 'Schmale Fenster, unter 600 px',
    medium: 'Mittlere, unter 1024 px',
    wide: 'Breite',
    wished: { one: 'Bei 1 Besuch war {language} gewünscht.', other: 'Bei {n} Besuchen war {language} gewünscht.' },
    addLanguage: 'Sprache hinzufügen',
    none: 'Noch nichts',
    showAll: 'Alle zeigen ({n})',
    empty: 'Noch keine Besuche',
    emptyHow: 'Teilen Sie die Adresse und sehen Sie dann wieder hier nach.',
  },
  fr: {
    title: 'Statistiques',
    span: 'Période',
    days7: '7 jours',
    days30: '30 jours',
    days365: '12 mois',
    asTable: 'En tableau (CSV)',
    asData: 'En données (JSON)',
    loading: 'Chargement des chiffres…',
    visits: 'Visites',
    pagesPerVisit: 'Pages par visite',
    enquiries: 'Demandes',
    perHundred: 'Demandes pour 100 visites',
    fastPages: 'Pages assez rapides',
    ofAll: '{n} sur {all}',
    slow: '« {page} » est lente',
    allFast: 'Aucune page n’est lente',
    was: '{x} avant',
    change: '{x} par rapport à la période précédente',
    noBefore: 'Rien à comparer pour l’instant',
    byDay: 'Visites par jour',
    byMonth: 'Visites par mois',
    countVisits: { zero: 'aucune visite', one: '{n} visite', other: '{n} visites' },
    countEnquiries: { zero: 'aucune demande', one: '{n} demande', other: '{n} demandes' },
    published: { one: 'Le site a été publié.', other: 'Le site a été publié {n} fois.' },
    showTable: 'Afficher en tableau',
    hideTable: 'Masquer le tableau',
    day: 'Jour',
    month: 'Mois',
    views: 'Pages lues',
    pages: 'Pages',
    sources: 'D’où viennent les visiteurs',
    languages: 'Langues lues',
    devices: 'Appareils',
    typed: 'Adresse saisie ou favori',
    others: 'Toutes les autres',
    home: 'Accueil',
    phone: 'Téléphones',
    larger: 'Tablettes et ordinateurs',
    narrow: 'Fenêtres étroites, moins de 600 px',
    medium: 'Moyennes, moins de 1024 px',
    wide: 'Larges',
    wished: {
      one: 'Langue demandée lors de {n} visite : {language}.',
      other: 'Langue demandée lors de {n} visites : {language}.',
    },
    addLanguage: 'Ajouter une langue',
    none: 'Rien pour l’instant',
    showAll: 'Tout afficher ({n})',
    empty: 'Aucune visite pour l’instant',
    emptyHow: 'Partagez l’adresse, puis revenez ici.',
  },
}
