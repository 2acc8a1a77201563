import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the pages of whoever runs the installation say in common, and their overview. */
interface HostWords {
  readonly host: string
  readonly overview: string
  readonly jobs: string
  readonly backups: string
  readonly versions: string
  readonly people: string
  readonly complaints: string
  readonly menu: string
  readonly waiting: string
  readonly loading: string
  readonly reference: string
  readonly copy: string
  readonly copied: string
  readonly runs: string
  readonly runsNot: string
  readonly lookBelow: Plural
  readonly nothingToDo: string
  readonly versionIs: string
  readonly sites: string
  readonly newThisWeek: Plural
  readonly visitors: string
  readonly failedOfAll: Plural
  readonly disk: string
  readonly usedOf: string
  readonly notKnown: string
  readonly jobsOpen: string
  readonly stoppedCount: Plural
  readonly noneStopped: string
  readonly proven: string
  readonly equal: string
  readonly never: string
  readonly noBackups: string
  readonly peopleMeaning: string
  readonly toLookAt: string
}

export const hostWords: PartWords<HostWords> = {
  en: {
    host: 'Host',
    overview: 'Overview',
    jobs: 'Jobs',
    backups: 'Backups',
    versions: 'Versions',
    people: 'People',
    complaints: 'Complaints',
    menu: 'Pages of the host',
    waiting: 'waiting for you',
    loading: 'One moment …',
    reference: 'Reference: {id}',
    copy: 'Copy',
    copied: 'Copied',
    runs: 'Everything runs',
    runsNot: 'Not everything runs',
    lookBelow: { one: '{n} thing to look at below', other: '{n} things to look at below' },
    nothingToDo: 'Nothing needs a hand',
    versionIs: 'version {version}',
    sites: 'Sites',
    newThisWeek: { zero: 'none new this week', one: '{n} new this week', other: '{n} new this week' },
    visitors: 'Answers to visitors',
    failedOfAll: {
      zero: 'since the start, none failed',
      one: 'since the start, {n} failed',
      other: 'since the start, {n} failed',
    },
    disk: 'Disk',
    usedOf: '{used} of {size}',
    notKnown: 'not known',
    jobsOpen: 'Jobs not done',
    stoppedCount: { one: '{n} stopped', other: '{n} stopped' },
    noneStopped: 'none stopped',
    proven: 'Proven backup',
    equal: '{day}, equal',
    never: 'Never',
    noBackups: 'none is set up',
    peopleMeaning: 'have an account',
    toLookAt: 'To look at',
  },
  ar: {
    host: 'المضيف',
    overview: 'نظرة عامة',
    jobs: 'المهام',
    backups: 'النسخ الاحتياطية',
    versions: 'الإصدارات',
    people: 'الأشخاص',
    complaints: 'الشكاوى',
    menu: 'صفحات المضيف',
    waiting: 'بانتظارك',
    loading: 'لحظة …',
    reference: 'الرقم المرجعي: {id}',
    copy: 'نسخ',
    copied: 'نُسخ',
    runs: 'كل شيء يعمل',
    runsNot: 'ليس كل شيء يعمل',
    lookBelow: {
      one: 'أمر واحد يحتاج نظرك أدناه',
      two: 'أمران يحتاجان نظرك أدناه',
      few: '{n} أمور تحتاج نظرك أدناه',
      many: '{n} أمرًا يحتاج نظرك أدناه',
      other: '{n} أمر يحتاج نظرك أدناه',
    },
    nothingToDo: 'لا شيء يحتاج تدخلك',
    versionIs: 'الإصدار {version}',
    sites: 'المواقع',
    newThisWeek: {
      zero: 'لا جديد هذا الأسبوع',
      one: 'موقع جديد هذا الأسبوع',
      two: 'موقعان جديدان هذا الأسبوع',
      few: '{n} مواقع جديدة هذا الأسبوع',
      many: '{n} موقعًا جديدًا هذا الأسبوع',
      other: '{n} موقع جديد هذا الأسبوع',
    },
    visitors: 'إجابات للزوار',
    failedOfAll: {
      zero: 'منذ بدء التشغيل، لم يفشل شيء',
      one: 'منذ بدء التشغيل، فشل واحد',
      two: 'منذ بدء التشغيل، فشل اثنان',
      few: 'منذ بدء التشغيل، فشل {n}',
      many: 'منذ بدء التشغيل، فشل {n}',
      other: 'منذ بدء التشغيل، فشل {n}',
    },
    disk: 'القرص',
    usedOf: '{used} من {size}',
    notKnown: 'غير معروف',
    jobsOpen: 'مهام لم تتم',
    stoppedCount: { one: 'واحدة توقفت', two: 'اثنتان توقفتا', few: '{n} توقفت', many: '{n} توقفت', other: '{n} توقفت' },
    noneStopped: 'لم يتوقف شيء',
    proven: 'نسخة مُثبتة',
    equal: '{day}، مطابقة',
    never: 'أبدًا',
    noBackups: 'لم تُضبط',
    peopleMeaning: 'لديهم حساب',
    toLookAt: 'يحتاج نظرك',
  },
  tr: {
    host: 'Sunucu sahibi',
    overview: 'Genel bakış',
    jobs: 'İşler',
    backups: 'Yedekler',
    versions: 'Sürümler',
    people: 'Kişiler',
    complaints: 'Şikâyetler',
    menu: 'Sunucu sahibinin sayfaları',
    waiting: 'sizi bekliyor',
    loading: 'Bir saniye …',
    reference: 'Başvuru kodu: {id}',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    runs: 'Her şey çalışıyor',
    runsNot: 'Her şey çalışmıyor',
    lookBelow: { one: 'Aşağıda bakılacak {n} şey var', other: 'Aşağıda bakılacak {n} şey var' },
    nothingToDo: 'El atılacak bir şey yok',
    versionIs: 'sürüm {version}',
    sites: 'Siteler',
    newThisWeek: { zero: 'bu hafta yeni yok', one: 'bu hafta {n} yeni', other: 'bu hafta {n} yeni' },
    visitors: 'Ziyaretçilere yanıtlar',
    failedOfAll: {
      zero: 'başlangıçtan beri hata yok',
      one: 'başlangıçtan beri {n} hata',
      other: 'başlangıçtan beri {n} hata',
    },
    disk: 'Depolama',
    usedOf: '{size} içinde {used}',
    notKnown: 'bilinmiyor',
    jobsOpen: 'Bitmemiş işler',
    stoppedCount: { one: '{n} iş durdu', other: '{n} iş durdu' },
    noneStopped: 'duran yok',
    proven: 'Kanıtlanmış yedek',
    equal: '{day}, aynı',
    never: 'Hiç',
    noBackups: 'ayarlanmamış',
    peopleMeaning: 'kişinin hesabı var',
    toLookAt: 'Bakılacaklar',
  },
  de: {
    host: 'Betrieb',
    overview: 'Übersicht',
    jobs: 'Aufgaben',
    backups: 'Sicherungen',
    versions: 'Versionen',
    people: 'Personen',
    complaints: 'Beschwerden',
    menu: 'Seiten für den Betrieb',
    waiting: 'warten auf Sie',
    loading: 'Einen Moment …',
    reference: 'Kennzeichen: {id}',
    copy: 'Kopieren',
    copied: 'Kopiert',
    runs: 'Alles läuft',
    runsNot: 'Nicht alles läuft',
    lookBelow: { one: 'Unten steht {n} Punkt zum Ansehen', other: 'Unten stehen {n} Punkte zum Ansehen' },
    nothingToDo: 'Nichts braucht Sie',
    versionIs: 'Version {version}',
    sites: 'Websites',
    newThisWeek: { zero: 'keine neu diese Woche', one: '{n} neu diese Woche', other: '{n} neu diese Woche' },
    visitors: 'Antworten an Besucher',
    failedOfAll: {
      zero: 'seit dem Start, keine gescheitert',
      one: 'seit dem Start, {n} gescheitert',
      other: 'seit dem Start, {n} gescheitert',
    },
    disk: 'Speicherplatz',
    usedOf: '{used} von {size}',
    notKnown: 'nicht bekannt',
    jobsOpen: 'Offene Aufgaben',
    stoppedCount: { one: '{n} aufgegeben', other: '{n} aufgegeben' },
    noneStopped: 'keine aufgegeben',
    proven: 'Geprüfte Sicherung',
    equal: '{day}, gleich',
    never: 'Noch nie',
    noBackups: 'nicht eingerichtet',
    peopleMeaning: 'haben ein Konto',
    toLookAt: 'Anzusehen',
  },
  fr: {
    host: 'Hébergement',
    overview: 'Vue d’ensemble',
    jobs: 'Tâches',
    backups: 'Sauvegardes',
    versions: 'Mises à jour',
    people: 'Personnes',
    complaints: 'Signalements',
    menu: 'Pages de l’hébergement',
    waiting: 'en attente',
    loading: 'Un instant …',
    reference: 'Référence : {id}',
    copy: 'Copier',
    copied: 'Copié',
    runs: 'Tout fonctionne',
    runsNot: 'Tout ne fonctionne pas',
    lookBelow: {
      one: '{n} point à regarder ci-dessous',
      many: '{n} points à regarder ci-dessous',
      other: '{n} points à regarder ci-dessous',
    },
    nothingToDo: 'Rien ne demande d’action',
    versionIs: 'version {version} installée',
    sites: 'Sites web',
    newThisWeek: {
      zero: 'aucun nouveau cette semaine',
      one: '{n} nouveau cette semaine',
      many: '{n} nouveaux cette semaine',
      other: '{n} nouveaux cette semaine',
    },
    visitors: 'Réponses aux visiteurs',
    failedOfAll: {
      zero: 'depuis le démarrage, aucun échec',
      one: 'depuis le démarrage, {n} échec',
      many: 'depuis le démarrage, {n} échecs',
      other: 'depuis le démarrage, {n} échecs',
    },
    disk: 'Disque',
    usedOf: '{used} sur {size}',
    notKnown: 'inconnu',
    jobsOpen: 'Tâches en cours',
    stoppedCount: { one: '{n} abandonnée', many: '{n} abandonnées', other: '{n} abandonnées' },
    noneStopped: 'aucune abandonnée',
    proven: 'Sauvegarde prouvée',
    equal: '{day}, identique',
    never: 'Jamais',
    noBackups: 'non configurée',
    peopleMeaning: 'ont un compte',
    toLookAt: 'À regarder',
  },
}
