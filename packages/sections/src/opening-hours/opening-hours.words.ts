import type { TemplateWords } from '../template-words.ts'
import type { openingHours } from './opening-hours.ts'

export const openingHoursWords: TemplateWords<typeof openingHours> = {
  ar: {
    name: 'ساعات العمل',
    search:
      'أوقات الدوام ساعات الدوام مواعيد العمل متى نفتح نغلق مفتوح مغلق الآن الافتتاح الإغلاق عطلة أعياد أيام الأسبوع جدول استراحة',
    labels: {
      followsHours: 'الساعات نفسها التي يقولها الموقع',
      note: 'ملاحظة',
      specialTitle: 'عنوان الأيام المختلفة',
      'special/day': 'اليوم',
      'special/until': 'حتى يوم (للعطل الطويلة)',
      'special/hours': 'ساعات ذلك اليوم',
      'special/reason': 'السبب',
      firstDay: 'أول أيام الأسبوع',
    },
    adds: { special: 'إضافة يوم مختلف' },
    choices: {
      layout: { TABLE: 'جدول', STRIP: 'شريط أسبوعي', LINE: 'سطر واحد' },
      firstDay: { LANGUAGE: 'حسب لغة الصفحة', SATURDAY: 'السبت', SUNDAY: 'الأحد', MONDAY: 'الاثنين' },
    },
    starts: {
      title: 'ساعات العمل',
      paragraph: 'مواعيدنا في أيام الأسبوع.',
      note: 'في الأعياد اتصلوا قبل أن تأتوا.',
      specialTitle: 'أيام مختلفة قريبًا',
    },
  },
  en: {
    name: 'Opening hours',
    search:
      'hours open closed now business times when opening closing schedule week days holidays office surgery timetable lunch break bank holiday',
    labels: {
      followsHours: 'The same hours as the site',
      note: 'Note',
      specialTitle: 'Heading of other days',
      'special/day': 'Day',
      'special/until': 'Until (for longer holidays)',
      'special/hours': 'Hours of that day',
      'special/reason': 'Reason',
      firstDay: 'The week begins on',
    },
    adds: { special: 'Add another day' },
    choices: {
      layout: { TABLE: 'Table', STRIP: 'Strip of days', LINE: 'One line' },
      firstDay: { LANGUAGE: 'As the language has it', SATURDAY: 'Saturday', SUNDAY: 'Sunday', MONDAY: 'Monday' },
    },
    starts: {
      title: 'Opening hours',
      paragraph: 'When you find us here.',
      note: 'On holidays, call before you come.',
      specialTitle: 'Different soon',
    },
  },
  tr: {
    name: 'Çalışma saatleri',
    search:
      'açılış kapanış saatleri ne zaman açık kapalı mesai saat hafta günler tatil bayram program muayene öğle arası hafta sonu',
    labels: {
      followsHours: 'Sitenin saatleriyle aynı',
      note: 'Not',
      specialTitle: 'Farklı günlerin başlığı',
      'special/day': 'Gün',
      'special/until': 'Bitiş günü (uzun tatiller için)',
      'special/hours': 'O günün saatleri',
      'special/reason': 'Neden',
      firstDay: 'Haftanın ilk günü',
    },
    adds: { special: 'Farklı gün ekle' },
    choices: {
      layout: { TABLE: 'Tablo', STRIP: 'Hafta şeridi', LINE: 'Tek satır' },
      firstDay: { LANGUAGE: 'Dile göre', SATURDAY: 'Cumartesi', SUNDAY: 'Pazar', MONDAY: 'Pazartesi' },
    },
    starts: {
      title: 'Çalışma saatleri',
      paragraph: 'Bizi burada bulacağınız saatler.',
      note: 'Bayramlarda gelmeden önce arayın.',
      specialTitle: 'Yakında farklı',
    },
  },
  de: {
    name: 'Öffnungszeiten',
    search:
      'geöffnet geschlossen offen wann Sprechzeiten Sprechstunden Geschäftszeiten Bürozeiten Ruhetag Woche Tage Feiertage Ferien Urlaub Uhrzeit Mittagspause',
    labels: {
      followsHours: 'Dieselben Zeiten wie die Website',
      note: 'Hinweis',
      specialTitle: 'Überschrift der besonderen Tage',
      'special/day': 'Tag',
      'special/until': 'Bis (bei längeren Ferien)',
      'special/hours': 'Zeiten an diesem Tag',
      'special/reason': 'Grund',
      firstDay: 'Die Woche beginnt am',
    },
    adds: { special: 'Besonderen Tag hinzufügen' },
    choices: {
      layout: { TABLE: 'Tabelle', STRIP: 'Wochenstreifen', LINE: 'Eine Zeile' },
      firstDay: { LANGUAGE: 'Wie in der Sprache üblich', SATURDAY: 'Samstag', SUNDAY: 'Sonntag', MONDAY: 'Montag' },
    },
    starts: {
      title: 'Öffnungszeiten',
      paragraph: 'Wann Sie uns hier antreffen.',
      note: 'Rufen Sie an Feiertagen vorher an.',
      specialTitle: 'Demnächst anders',
    },
  },
  fr: {
    name: 'Horaires',
    search:
      'heures d’ouverture fermeture ouvert fermé maintenant quand horaire semaine jours fériés vacances congés consultation bureau pause midi',
    labels: {
      followsHours: 'Les mêmes horaires que le site',
      note: 'Remarque',
      specialTitle: 'Titre des jours particuliers',
      'special/day': 'Jour',
      'special/until': 'Jusqu’au (pour des congés)',
      'special/hours': 'Horaires de ce jour',
      'special/reason': 'Raison',
      firstDay: 'La semaine commence le',
    },
    adds: { special: 'Ajouter un jour particulier' },
    choices: {
      layout: { TABLE: 'Tableau', STRIP: 'Bande de la semaine', LINE: 'Une ligne' },
      firstDay: { LANGUAGE: 'Selon la langue', SATURDAY: 'Samedi', SUNDAY: 'Dimanche', MONDAY: 'Lundi' },
    },
    starts: {
      title: 'Nos horaires',
      paragraph: 'Quand vous nous trouvez ici.',
      note: 'Les jours fériés, appelez avant de venir.',
      specialTitle: 'Bientôt différents',
    },
  },
}
