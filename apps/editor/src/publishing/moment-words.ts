import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said of a publish at a moment: in the bar, and when it has come about. */
export interface MomentWords {
  readonly scheduledFor: string
  readonly notPublishedChip: string
  readonly scheduleLate: string
  readonly schedulePublished: string
  readonly scheduleStopped: Plural
  readonly scheduleNotAllowed: string
  readonly scheduleFailed: string
  readonly show: string
}

export const momentWords: PartWords<MomentWords> = {
  ar: {
    scheduledFor: 'يُنشر {when}',
    notPublishedChip: 'لم يُنشر',
    scheduleLate: 'كان الموعد {when} ونُشر {done}: لم يكن معمار يعمل حينها.',
    schedulePublished: 'نُشر في موعده: {when}',
    scheduleStopped: {
      zero: 'لم يُنشر {when}.',
      one: 'لم يُنشر {when}: كان يجب إصلاح مشكلة واحدة أولًا.',
      two: 'لم يُنشر {when}: كان يجب إصلاح مشكلتين أولًا.',
      few: 'لم يُنشر {when}: كان يجب إصلاح {n} مشكلات أولًا.',
      many: 'لم يُنشر {when}: كان يجب إصلاح {n} مشكلة أولًا.',
      other: 'لم يُنشر {when}: كان يجب إصلاح {n} مشكلة أولًا.',
    },
    scheduleNotAllowed: 'لم يُنشر {when}: لم يعد لمن جدوله صلاحية نشر هذا الموقع.',
    scheduleFailed: 'لم يُنشر {when}: حدث خطأ في الخادم. موقعك المنشور لم يتغير.',
    show: 'عرض',
  },
  en: {
    scheduledFor: 'Publishes {when}',
    notPublishedChip: 'Not published',
    scheduleLate: 'Scheduled for {when}, published {done}: Mimar was not running at the time.',
    schedulePublished: 'Published as scheduled: {when}',
    scheduleStopped: {
      one: 'Not published {when}: 1 problem had to be fixed first.',
      other: 'Not published {when}: {n} problems had to be fixed first.',
    },
    scheduleNotAllowed: 'Not published {when}: whoever scheduled it may no longer publish this site.',
    scheduleFailed: 'Not published {when}: something went wrong on the server. Your live site has not changed.',
    show: 'Show',
  },
  tr: {
    scheduledFor: 'Yayın zamanı: {when}',
    notPublishedChip: 'Yayınlanmadı',
    scheduleLate: 'Zamanı {when} idi, {done} yayınlandı: Mimar o sırada çalışmıyordu.',
    schedulePublished: 'Zamanında yayınlandı: {when}',
    scheduleStopped: {
      one: 'Yayınlanmadı ({when}): önce 1 sorunun düzeltilmesi gerekiyordu.',
      other: 'Yayınlanmadı ({when}): önce {n} sorunun düzeltilmesi gerekiyordu.',
    },
    scheduleNotAllowed: 'Yayınlanmadı ({when}): zamanlayan kişinin bu siteyi yayınlama yetkisi artık yok.',
    scheduleFailed: 'Yayınlanmadı ({when}): sunucuda bir sorun çıktı. Yayındaki siteniz değişmedi.',
    show: 'Göster',
  },
  de: {
    scheduledFor: 'Wird veröffentlicht: {when}',
    notPublishedChip: 'Nicht veröffentlicht',
    scheduleLate: 'Geplant für {when}, veröffentlicht {done}: Mimar lief zu dieser Zeit nicht.',
    schedulePublished: 'Wie geplant veröffentlicht: {when}',
    scheduleStopped: {
      one: 'Nicht veröffentlicht ({when}): Zuerst musste 1 Problem behoben werden.',
      other: 'Nicht veröffentlicht ({when}): Zuerst mussten {n} Probleme behoben werden.',
    },
    scheduleNotAllowed:
      'Nicht veröffentlicht ({when}): Wer es geplant hat, darf diese Website nicht mehr veröffentlichen.',
    scheduleFailed:
      'Nicht veröffentlicht ({when}): Auf dem Server ging etwas schief. Ihre veröffentlichte Website ist unverändert.',
    show: 'Zeigen',
  },
  fr: {
    scheduledFor: 'Publication : {when}',
    notPublishedChip: 'Non publié',
    scheduleLate: 'Prévu {when}, publié {done} : Mimar ne fonctionnait pas à ce moment-là.',
    schedulePublished: 'Publié comme prévu : {when}',
    scheduleStopped: {
      one: 'Non publié ({when}) : 1 problème devait d’abord être corrigé.',
      other: 'Non publié ({when}) : {n} problèmes devaient d’abord être corrigés.',
    },
    scheduleNotAllowed: 'Non publié ({when}) : la personne qui l’a planifié n’a plus le droit de publier ce site.',
    scheduleFailed: 'Non publié ({when}) : une erreur est survenue sur le serveur. Votre site en ligne n’a pas changé.',
    show: 'Voir',
  },
}
