import type { HostSite } from '@mimar/contract'
import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said of sites to whoever runs the installation; each health has a word. */
interface SiteWords extends Record<Exclude<HostSite['health'], 'unread'>, string> {
  readonly 'unread-long': Plural
  readonly sites: string
  readonly find: string
  readonly show: string
  readonly all: string
  readonly look: string
  readonly unpublishedCount: string
  readonly site: string
  readonly owner: string
  readonly health: string
  readonly pictures: string
  readonly lastPublish: string
  readonly unread: string
  readonly none: string
}

export const siteWords: PartWords<SiteWords> = {
  en: {
    sites: 'Sites',
    find: 'Name, address or owner',
    show: 'Which sites',
    all: 'All {count}',
    look: 'To look at {count}',
    unpublishedCount: 'Not published {count}',
    site: 'Site',
    owner: 'Owner',
    health: 'Health',
    pictures: 'Pictures',
    lastPublish: 'Last publish',
    unread: 'Unread',
    none: 'No site is like that.',
    fine: 'Fine',
    'unread-long': { one: 'Enquiries unread for {n} day', other: 'Enquiries unread for {n} days' },
    unpublished: 'Not published',
    'taken-down': 'Taken down',
    'publish-failed': 'A planned publish did not happen',
  },
  ar: {
    sites: 'المواقع',
    find: 'الاسم أو العنوان أو المالك',
    show: 'أي المواقع',
    all: 'الكل {count}',
    look: 'يحتاج نظرك {count}',
    unpublishedCount: 'غير منشور {count}',
    site: 'الموقع',
    owner: 'المالك',
    health: 'الحالة',
    pictures: 'الصور',
    lastPublish: 'آخر نشر',
    unread: 'غير مقروء',
    none: 'لا يوجد موقع كهذا.',
    fine: 'بخير',
    'unread-long': {
      one: 'استفسارات لم تُقرأ منذ يوم',
      two: 'استفسارات لم تُقرأ منذ يومين',
      few: 'استفسارات لم تُقرأ منذ {n} أيام',
      many: 'استفسارات لم تُقرأ منذ {n} يومًا',
      other: 'استفسارات لم تُقرأ منذ {n} يوم',
    },
    unpublished: 'غير منشور',
    'taken-down': 'محجوب',
    'publish-failed': 'نشر مخطط له لم يتم',
  },
  tr: {
    sites: 'Siteler',
    find: 'Ad, adres ya da sahip',
    show: 'Hangi siteler',
    all: 'Hepsi {count}',
    look: 'Bakılacak {count}',
    unpublishedCount: 'Yayınlanmamış {count}',
    site: 'Site adı',
    owner: 'Sahibi',
    health: 'Durum',
    pictures: 'Görseller',
    lastPublish: 'Son yayın',
    unread: 'Okunmamış',
    none: 'Böyle bir site yok.',
    fine: 'İyi',
    'unread-long': { one: 'Sorular {n} gündür okunmadı', other: 'Sorular {n} gündür okunmadı' },
    unpublished: 'Yayınlanmadı',
    'taken-down': 'Yayından kaldırıldı',
    'publish-failed': 'Planlanan bir yayın yapılamadı',
  },
  de: {
    sites: 'Websites',
    find: 'Name, Adresse oder Inhaber',
    show: 'Welche Websites',
    all: 'Alle {count}',
    look: 'Anzusehen {count}',
    unpublishedCount: 'Nicht veröffentlicht {count}',
    site: 'Website',
    owner: 'Inhaber',
    health: 'Zustand',
    pictures: 'Bilder',
    lastPublish: 'Zuletzt veröffentlicht',
    unread: 'Ungelesen',
    none: 'So eine Website gibt es nicht.',
    fine: 'In Ordnung',
    'unread-long': { one: 'Anfragen seit {n} Tag ungelesen', other: 'Anfragen seit {n} Tagen ungelesen' },
    unpublished: 'Nicht veröffentlicht',
    'taken-down': 'Gesperrt',
    'publish-failed': 'Eine geplante Veröffentlichung fand nicht statt',
  },
  fr: {
    sites: 'Sites web',
    find: 'Nom, adresse ou propriétaire',
    show: 'Quels sites',
    all: 'Tous {count}',
    look: 'À regarder {count}',
    unpublishedCount: 'Non publiés {count}',
    site: 'Nom du site',
    owner: 'Propriétaire',
    health: 'État',
    pictures: 'Images',
    lastPublish: 'Dernière publication',
    unread: 'Non lus',
    none: 'Aucun site de ce genre.',
    fine: 'Tout va bien',
    'unread-long': {
      one: 'Demandes non lues depuis {n} jour',
      many: 'Demandes non lues depuis {n} jours',
      other: 'Demandes non lues depuis {n} jours',
    },
    unpublished: 'Non publié',
    'taken-down': 'Retiré',
    'publish-failed': 'Une publication prévue n’a pas eu lieu',
  },
}
