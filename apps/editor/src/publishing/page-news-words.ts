import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

type Sentences = Readonly<
  Record<
    | ('title' | 'why' | 'done' | 'cancelled' | 'cancelledHidden' | 'show' | 'aPage' | 'pageCame' | 'pageCameLate')
    | ('not-allowed' | 'nothing-live' | 'part-refused' | 'pageFailed'),
    string
  >
>

/** What is said of a page that is published by itself at a moment, when that is chosen and when it has come. */
export interface PageNewsWords extends Sentences {
  readonly pagesCame: Plural
  readonly pageStopped: Plural
}

export const pageNewsWords: PartWords<PageNewsWords> = {
  en: {
    title: 'Schedule “{page}”',
    why: 'At that time the page is shown and published by itself, as it is then, with the lists that tell of it. All else stays as visitors see it, and until then they see nothing new of it.',
    done: '“{page}” appears {when}',
    cancelled: 'The schedule of “{page}” is cancelled',
    cancelledHidden: 'The schedule of “{page}” is cancelled. The page stays hidden.',
    show: 'Show',
    aPage: 'A page',
    pageCame: '“{page}” was published as scheduled: {when}',
    pageCameLate: '“{page}” was scheduled for {when} and published {done}: Mimar was not running at the time.',
    pagesCame: { one: '1 page was published as scheduled.', other: '{n} pages were published as scheduled.' },
    pageStopped: {
      one: 'not published {when}: 1 problem had to be fixed first.',
      other: 'not published {when}: {n} problems had to be fixed first.',
    },
    'not-allowed': 'not published {when}: whoever scheduled it may no longer publish this site.',
    'nothing-live': 'not published {when}: the whole site has to be published once first.',
    'part-refused': 'not published {when}: it does not fit what visitors see now. Publish the whole site instead.',
    pageFailed: 'not published {when}: something went wrong on the server. Your live site has not changed.',
  },
  ar: {
    title: 'جدولة «{page}»',
    why: 'في ذلك الوقت تُظهر الصفحة وتُنشر وحدها كما تكون حينها، مع القوائم التي تعرضها. يبقى كل ما عداها كما يراه الزوار، ولا يرون قبل ذلك شيئًا جديدًا منها.',
    done: 'تظهر «{page}» {when}',
    cancelled: 'أُلغيت جدولة «{page}»',
    cancelledHidden: 'أُلغيت جدولة «{page}». تبقى الصفحة مخفية.',
    show: 'عرض',
    aPage: 'صفحة',
    pageCame: 'نُشرت «{page}» في موعدها: {when}',
    pageCameLate: 'كان موعد «{page}» {when} ونُشرت {done}: لم يكن معمار يعمل حينها.',
    pagesCame: {
      zero: 'لم تُنشر أي صفحة في موعدها.',
      one: 'نُشرت صفحة واحدة في موعدها.',
      two: 'نُشرت صفحتان في موعدهما.',
      few: 'نُشرت {n} صفحات في موعدها.',
      many: 'نُشرت {n} صفحة في موعدها.',
      other: 'نُشرت {n} صفحة في موعدها.',
    },
    pageStopped: {
      zero: 'لم تُنشر {when}.',
      one: 'لم تُنشر {when}: كان يجب إصلاح مشكلة واحدة أولًا.',
      two: 'لم تُنشر {when}: كان يجب إصلاح مشكلتين أولًا.',
      few: 'لم تُنشر {when}: كان يجب إصلاح {n} مشكلات أولًا.',
      many: 'لم تُنشر {when}: كان يجب إصلاح {n} مشكلة أولًا.',
      other: 'لم تُنشر {when}: كان يجب إصلاح {n} مشكلة أولًا.',
    },
    'not-allowed': 'لم تُنشر {when}: لم يعد لمن جدولها صلاحية نشر هذا الموقع.',
    'nothing-live': 'لم تُنشر {when}: يجب نشر الموقع كله مرة أولًا.',
    'part-refused': 'لم تُنشر {when}: لا تتوافق مع ما يراه الزوار الآن. انشر الموقع كله بدلًا من ذلك.',
    pageFailed: 'لم تُنشر {when}: حدث خطأ في الخادم. موقعك المنشور لم يتغير.',
  },
  tr: {
    title: '“{page}” sayfasını zamanla',
    why: 'O zaman sayfa gösterilir ve o anki hâliyle, onu anan listelerle birlikte tek başına yayınlanır. Geri kalan her şey ziyaretçilerin gördüğü gibi kalır; o zamana kadar bu sayfadan yeni bir şey görmezler.',
    done: '“{page}” {when} görünür',
    cancelled: '“{page}” için zamanlama iptal edildi',
    cancelledHidden: '“{page}” için zamanlama iptal edildi. Sayfa gizli kalır.',
    show: 'Göster',
    aPage: 'Bir sayfa',
    pageCame: '“{page}” zamanında yayınlandı: {when}',
    pageCameLate: '“{page}” için zaman {when} idi, {done} yayınlandı: Mimar o sırada çalışmıyordu.',
    pagesCame: { one: '1 sayfa zamanında yayınlandı.', other: '{n} sayfa zamanında yayınlandı.' },
    pageStopped: {
      one: 'yayınlanmadı ({when}): önce 1 sorunun düzeltilmesi gerekiyordu.',
      other: 'yayınlanmadı ({when}): önce {n} sorunun düzeltilmesi gerekiyordu.',
    },
    'not-allowed': 'yayınlanmadı ({when}): zamanlayan kişinin bu siteyi yayınlama yetkisi artık yok.',
    'nothing-live': 'yayınlanmadı ({when}): önce sitenin tamamının bir kez yayınlanması gerekiyor.',
    'part-refused':
      'yayınlanmadı ({when}): ziyaretçilerin şu an gördüğüyle uyuşmuyor. Bunun yerine sitenin tamamını yayınlayın.',
    pageFailed: 'yayınlanmadı ({when}): sunucuda bir sorun çıktı. Yayındaki siteniz değişmedi.',
  },
  de: {
    title: '„{page}“ planen',
    why: 'Zu dieser Zeit wird die Seite gezeigt und für sich veröffentlicht, wie sie dann ist, mit den Listen, die von ihr erzählen. Alles andere bleibt, wie Besucher es sehen; bis dahin sehen sie nichts Neues von ihr.',
    done: '„{page}“ erscheint {when}',
    cancelled: 'Die Planung von „{page}“ ist aufgehoben',
    cancelledHidden: 'Die Planung von „{page}“ ist aufgehoben. Die Seite bleibt verborgen.',
    show: 'Zeigen',
    aPage: 'Eine Seite',
    pageCame: '„{page}“ wurde wie geplant veröffentlicht: {when}',
    pageCameLate: '„{page}“ war für {when} geplant und wurde {done} veröffentlicht: Mimar lief zu dieser Zeit nicht.',
    pagesCame: {
      one: '1 Seite wurde wie geplant veröffentlicht.',
      other: '{n} Seiten wurden wie geplant veröffentlicht.',
    },
    pageStopped: {
      one: 'nicht veröffentlicht ({when}): Zuerst musste 1 Problem behoben werden.',
      other: 'nicht veröffentlicht ({when}): Zuerst mussten {n} Probleme behoben werden.',
    },
    'not-allowed': 'nicht veröffentlicht ({when}): Wer es geplant hat, darf diese Website nicht mehr veröffentlichen.',
    'nothing-live': 'nicht veröffentlicht ({when}): Zuerst muss einmal die ganze Website veröffentlicht werden.',
    'part-refused':
      'nicht veröffentlicht ({when}): Sie passt nicht zu dem, was Besucher gerade sehen. Veröffentlichen Sie stattdessen die ganze Website.',
    pageFailed:
      'nicht veröffentlicht ({when}): Auf dem Server ging etwas schief. Ihre veröffentlichte Website ist unverändert.',
  },
  fr: {
    title: 'Planifier « {page} »',
    why: 'À ce moment-là, la page est affichée et publiée seule, telle qu’elle est alors, avec les listes qui en parlent. Tout le reste demeure tel que les visiteurs le voient ; d’ici là, ils n’en voient rien de nouveau.',
    done: '« {page} » paraît {when}',
    cancelled: 'La planification de « {page} » est annulée',
    cancelledHidden: 'La planification de « {page} » est annulée. La page reste masquée.',
    show: 'Voir',
    aPage: 'Une page',
    pageCame: '« {page} » a été publiée comme prévu : {when}',
    pageCameLate: '« {page} » était prévue {when} et a été publiée {done} : Mimar ne fonctionnait pas à ce moment-là.',
    pagesCame: { one: '{n} page a été publiée comme prévu.', other: '{n} pages ont été publiées comme prévu.' },
    pageStopped: {
      one: 'non publiée ({when}) : 1 problème devait d’abord être corrigé.',
      other: 'non publiée ({when}) : {n} problèmes devaient d’abord être corrigés.',
    },
    'not-allowed': 'non publiée ({when}) : la personne qui l’a planifiée n’a plus le droit de publier ce site.',
    'nothing-live': 'non publiée ({when}) : il faut d’abord publier tout le site une fois.',
    'part-refused':
      'non publiée ({when}) : elle ne s’accorde pas avec ce que les visiteurs voient. Publiez plutôt tout le site.',
    pageFailed: 'non publiée ({when}) : une erreur est survenue sur le serveur. Votre site en ligne n’a pas changé.',
  },
}
