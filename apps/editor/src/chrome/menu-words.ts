import type { PartWords } from '../words/words.ts'

const en = {
  managePages: 'Manage pages…',
  manageLanguages: 'Manage languages…',
  primaryLanguage: 'Primary',
  offLanguage: 'Off · not published',
  firstSteps: 'Help: first steps',
  allSites: 'All sites',
  viewSite: 'View the live site',
  messages: 'Messages',
  signOut: 'Sign out',
} as const

/** What stands in the menus of pages, languages and the site. */
export const menuWords: PartWords<typeof en> = {
  en,
  ar: {
    managePages: 'إدارة الصفحات…',
    manageLanguages: 'إدارة اللغات…',
    primaryLanguage: 'الأساسية',
    offLanguage: 'متوقفة · غير منشورة',
    firstSteps: 'مساعدة: الخطوات الأولى',
    allSites: 'كل المواقع',
    viewSite: 'عرض الموقع المنشور',
    messages: 'الرسائل',
    signOut: 'تسجيل الخروج',
  },
  tr: {
    managePages: 'Sayfaları yönet…',
    manageLanguages: 'Dilleri yönet…',
    primaryLanguage: 'Ana dil',
    offLanguage: 'Kapalı · yayında değil',
    firstSteps: 'Yardım: ilk adımlar',
    allSites: 'Tüm siteler',
    viewSite: 'Yayındaki siteyi gör',
    messages: 'Mesajlar',
    signOut: 'Oturumu kapat',
  },
  de: {
    managePages: 'Seiten verwalten…',
    manageLanguages: 'Sprachen verwalten…',
    primaryLanguage: 'Hauptsprache',
    offLanguage: 'Aus · nicht veröffentlicht',
    firstSteps: 'Hilfe: erste Schritte',
    allSites: 'Alle Websites',
    viewSite: 'Veröffentlichte Website ansehen',
    messages: 'Nachrichten',
    signOut: 'Abmelden',
  },
  fr: {
    managePages: 'Gérer les pages…',
    manageLanguages: 'Gérer les langues…',
    primaryLanguage: 'Principale',
    offLanguage: 'Désactivée · non publiée',
    firstSteps: 'Aide\u202f: premiers pas',
    allSites: 'Tous les sites',
    viewSite: 'Voir le site en ligne',
    messages: 'Messages',
    signOut: 'Se déconnecter',
  },
}
