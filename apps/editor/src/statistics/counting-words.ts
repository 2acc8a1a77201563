import type { PartWords } from '../words/words.ts'

/** What is said of how visits are counted, and what is set about it. */
interface CountingWords {
  readonly foot: string
  readonly how: string
  readonly visit: string
  readonly notCounted: string
  readonly cache: string
  readonly lost: string
  readonly zone: string
  readonly useZone: string
  readonly count: string
  readonly countHelp: string
  readonly keep: string
  readonly keep3: string
  readonly keep12: string
  readonly keep25: string
  readonly keepHelp: string
  readonly off: string
  readonly offHow: string
  readonly saved: string
}

export const countingWords: PartWords<CountingWords> = {
  ar: {
    foot: 'يعدّها هذا الخادم بلا ملفات تعريف ارتباط، ولا يسجّل من زار الموقع.',
    how: 'كيف تُعدّ',
    visit:
      'الزيارة صفحة يأتي إليها القارئ من خارج الموقع. ما يقرؤه بعدها صفحات من الزيارة نفسها، ومن عاد بعد ساعة زيارة جديدة.',
    notCounted: 'لا تُعدّ: برامج البحث، والصفحات التي أُعيد تحميلها، ومن طلب متصفّحه ألّا يُتتبَّع.',
    cache: 'تحتفظ خدمة أمام هذا الخادم بالصفحات وتجيب عنها؛ ما تجيب عنه لا يصل إلى هنا ولا يُعدّ.',
    lost: 'إن توقّف الخادم فجأة ضاع عدّ {n} ثانية على الأكثر.',
    zone: 'تبدأ الأيام بتوقيت {zone}.',
    useZone: 'استعمال {zone}',
    count: 'عدّ الزيارات',
    countHelp: 'من دونه لا يُحفظ شيء مما يُزار. ما عُدّ حتى الآن يبقى حتى ينتهي وقته.',
    keep: 'تُنسى بعد',
    keep3: '3 أشهر',
    keep12: '12 شهرًا',
    keep25: '25 شهرًا',
    keepHelp: 'ما هو أقدم يُحذف خلال ساعة، ولا عودة عنه.',
    off: 'لا تُعدّ زيارات هذا الموقع',
    offHow: 'فعّل العدّ أدناه لترى الزيارات.',
    saved: 'حُفظ',
  },
  en: {
    foot: 'Counted by this server, without cookies and without noting who visited.',
    how: 'How it is counted',
    visit:
      'A visit is a page to which somebody comes from elsewhere. What they read after it belongs to the same visit; who comes back an hour later is a new one.',
    notCounted:
      'Not counted: search engines and other programs, pages that are loaded again, and people whose browser asks not to be tracked.',
    cache:
      'A cache in front of this server keeps pages and answers for it. What it answers does not come here and is not counted.',
    lost: 'A server that stops suddenly loses the counts of {n} seconds at most.',
    zone: 'Days begin by the clock of {zone}.',
    useZone: 'Use {zone}',
    count: 'Count visits',
    countHelp: 'Without it nothing is kept of what is visited. What was counted so far stays until its time is over.',
    keep: 'Forget after',
    keep3: '3 months',
    keep12: '12 months',
    keep25: '25 months',
    keepHelp: 'What is older is deleted within the hour, for good.',
    off: 'Visits of this site are not counted',
    offHow: 'Switch counting on below to see visits.',
    saved: 'Saved',
  },
  tr: {
    foot: 'Bu sunucu tarafından, çerez kullanmadan ve kimin ziyaret ettiğini kaydetmeden sayılır.',
    how: 'Nasıl sayılır',
    visit:
      'Ziyaret, birinin başka bir yerden geldiği sayfadır. Ardından okuduğu sayfalar aynı ziyarete aittir; bir saat sonra geri gelen yeni bir ziyarettir.',
    notCounted:
      'Sayılmayanlar: arama motorları ve başka programlar, yeniden yüklenen sayfalar ve tarayıcısı izlenmemeyi isteyen kişiler.',
    cache:
      'Bu sunucunun önündeki bir önbellek sayfaları saklar ve onun yerine yanıtlar. Onun yanıtladıkları buraya gelmez ve sayılmaz.',
    lost: 'Birden duran bir sunucu en çok {n} saniyenin sayımını yitirir.',
    zone: 'Günler {zone} saatine göre başlar.',
    useZone: '{zone} kullan',
    count: 'Ziyaretleri say',
    countHelp: 'Kapalıyken ziyaretlerden hiçbir şey saklanmaz. Şimdiye dek sayılanlar süresi dolana kadar kalır.',
    keep: 'Şu süreden sonra unut',
    keep3: '3 ay',
    keep12: '12 ay',
    keep25: '25 ay',
    keepHelp: 'Daha eski olanlar bir saat içinde kalıcı olarak silinir.',
    off: 'Bu sitenin ziyaretleri sayılmıyor',
    offHow: 'Ziyaretleri görmek için aşağıdan saymayı açın.',
    saved: 'Kaydedildi',
  },
  de: {
    foot: 'Gezählt von diesem Server, ohne Cookies und ohne festzuhalten, wer da war.',
    how: 'Wie gezählt wird',
    visit:
      'Ein Besuch ist eine Seite, auf die jemand von anderswo kommt. Was danach gelesen wird, gehört zum selben Besuch; wer nach einer Stunde wiederkommt, ist ein neuer.',
    notCounted:
      'Nicht gezählt werden Suchmaschinen und andere Programme, neu geladene Seiten und Menschen, deren Browser bittet, sie nicht zu verfolgen.',
    cache:
      'Ein Zwischenspeicher vor diesem Server hält Seiten und antwortet für ihn. Was er beantwortet, kommt hier nicht an und wird nicht gezählt.',
    lost: 'Ein Server, der plötzlich stehen bleibt, verliert die Zahlen von höchstens {n} Sekunden.',
    zone: 'Tage beginnen nach der Uhr von {zone}.',
    useZone: '{zone} verwenden',
    count: 'Besuche zählen',
    countHelp:
      'Ohne das wird nichts davon aufbewahrt, was besucht wird. Was schon gezählt ist, bleibt, bis seine Zeit um ist.',
    keep: 'Vergessen nach',
    keep3: '3 Monaten',
    keep12: '12 Monaten',
    keep25: '25 Monaten',
    keepHelp: 'Was älter ist, wird innerhalb einer Stunde endgültig gelöscht.',
    off: 'Besuche dieser Website werden nicht gezählt',
    offHow: 'Schalten Sie das Zählen unten ein, um Besuche zu sehen.',
    saved: 'Gespeichert',
  },
  fr: {
    foot: 'Compté par ce serveur, sans cookies et sans noter qui est venu.',
    how: 'Comment c’est compté',
    visit:
      'Une visite est une page où quelqu’un arrive d’ailleurs. Ce qu’il lit ensuite appartient à la même visite ; qui revient une heure plus tard en est une nouvelle.',
    notCounted:
      'Ne sont pas comptés : les moteurs de recherche et autres programmes, les pages rechargées, et les personnes dont le navigateur demande à ne pas être suivi.',
    cache:
      'Un cache devant ce serveur garde des pages et répond à sa place. Ce à quoi il répond n’arrive pas ici et n’est pas compté.',
    lost: 'Un serveur qui s’arrête soudainement perd au plus les chiffres de {n} secondes.',
    zone: 'Les jours commencent à l’heure de {zone}.',
    useZone: 'Utiliser {zone}',
    count: 'Compter les visites',
    countHelp:
      'Sans cela, rien n’est gardé de ce qui est visité. Ce qui est déjà compté reste jusqu’à la fin de son délai.',
    keep: 'Oublier après',
    keep3: '3 mois',
    keep12: '12 mois',
    keep25: '25 mois',
    keepHelp: 'Ce qui est plus ancien est supprimé dans l’heure, définitivement.',
    off: 'Les visites de ce site ne sont pas comptées',
    offHow: 'Activez le comptage ci-dessous pour voir les visites.',
    saved: 'Enregistré',
  },
}
