import type { Mail } from './mail.ts'

interface ScheduleWords {
  readonly subject: (site: string) => string
  readonly text: (site: string, when: string) => string
  readonly pageSubject: (page: string, site: string) => string
  readonly pageText: (page: string, when: string) => string
  readonly errors: string
  readonly notAllowed: string
  readonly nothingLive: string
  readonly partRefused: string
  readonly failed: string
  readonly unchanged: string
  readonly codes: { readonly [code: string]: string }
}

const en: ScheduleWords = {
  subject: (site) => `${site} was not published`,
  text: (site, when) => `${site} was to be published on ${when}. It was not.`,
  pageSubject: (page, site) => `“${page}” on ${site} was not published`,
  pageText: (page, when) => `The page “${page}” was to be published by itself on ${when}. It was not.`,
  errors: 'This has to be fixed first:',
  notAllowed: 'Whoever scheduled it may no longer publish this site.',
  nothingLive: 'The whole site has to be published once first.',
  partRefused: 'The page does not fit what visitors read now. Publish the whole site instead.',
  failed: 'Something went wrong on the server.',
  unchanged: 'Your live site has not changed. Fix it and publish here:',
  codes: {
    'text-required': 'A required text is empty',
    'text-too-long': 'A text is too long',
    'list-too-short': 'A list has too few items',
    'list-too-long': 'A list has too many items',
    'link-broken': 'A link leads to a deleted page',
    'tracking-malformed': 'A tracking id is not valid',
    'template-repeated': 'A section stands twice on a page that may have it once',
    'id-repeated': 'Two sections have the same anchor',
  },
}

const words: { readonly [language: string]: ScheduleWords } = {
  en,
  ar: {
    subject: (site) => `لم يُنشر ${site}`,
    text: (site, when) => `كان من المقرر نشر ${site} في ${when}، ولم يُنشر.`,
    pageSubject: (page, site) => `لم تُنشر «${page}» في ${site}`,
    pageText: (page, when) => `كان من المقرر نشر صفحة «${page}» وحدها في ${when}، ولم تُنشر.`,
    errors: 'يجب إصلاح ما يلي أولاً:',
    notAllowed: 'لم يعد لمن جدول النشر صلاحية نشر هذا الموقع.',
    nothingLive: 'يجب نشر الموقع كله مرة أولاً.',
    partRefused: 'لا تتوافق الصفحة مع ما يقرؤه الزوار الآن. انشروا الموقع كله بدلاً من ذلك.',
    failed: 'حدث خطأ في الخادم.',
    unchanged: 'موقعكم المنشور لم يتغير. يمكنكم الإصلاح والنشر هنا:',
    codes: {
      'text-required': 'نص مطلوب فارغ',
      'text-too-long': 'نص أطول من الحد',
      'list-too-short': 'قائمة عناصرها أقل من اللازم',
      'list-too-long': 'قائمة عناصرها أكثر من اللازم',
      'link-broken': 'رابط إلى صفحة محذوفة',
      'tracking-malformed': 'معرّف تتبع غير صالح',
      'template-repeated': 'قسم مكرر في صفحة لا يجوز فيها إلا مرة واحدة',
      'id-repeated': 'قسمان لهما المرساة نفسها',
    },
  },
  tr: {
    subject: (site) => `${site} yayınlanmadı`,
    text: (site, when) => `${site} sitesinin ${when} tarihinde yayınlanması gerekiyordu, ancak yayınlanmadı.`,
    pageSubject: (page, site) => `${site}: “${page}” yayınlanmadı`,
    pageText: (page, when) =>
      `“${page}” sayfasının ${when} tarihinde tek başına yayınlanması gerekiyordu, ancak yayınlanmadı.`,
    errors: 'Önce şunların düzeltilmesi gerekiyor:',
    notAllowed: 'Zamanlayan kişinin bu siteyi yayınlama yetkisi artık yok.',
    nothingLive: 'Önce sitenin tamamının bir kez yayınlanması gerekiyor.',
    partRefused: 'Sayfa, ziyaretçilerin şu an gördüğüyle uyuşmuyor. Bunun yerine sitenin tamamını yayınlayın.',
    failed: 'Sunucuda bir sorun çıktı.',
    unchanged: 'Yayındaki siteniz değişmedi. Buradan düzeltip yayınlayabilirsiniz:',
    codes: {
      'text-required': 'Gerekli bir metin boş',
      'text-too-long': 'Bir metin çok uzun',
      'list-too-short': 'Bir listede çok az öğe var',
      'list-too-long': 'Bir listede çok fazla öğe var',
      'link-broken': 'Bir bağlantı silinmiş bir sayfaya gidiyor',
      'tracking-malformed': 'Bir izleme kimliği geçerli değil',
      'template-repeated': 'Bir sayfada yalnızca bir kez bulunabilecek bir bölüm iki kez var',
      'id-repeated': 'İki bölümün bağlantı adı aynı',
    },
  },
  de: {
    subject: (site) => `${site} wurde nicht veröffentlicht`,
    text: (site, when) => `${site} sollte am ${when} veröffentlicht werden. Das ist nicht geschehen.`,
    pageSubject: (page, site) => `${site}: „${page}“ wurde nicht veröffentlicht`,
    pageText: (page, when) =>
      `Die Seite „${page}“ sollte am ${when} für sich veröffentlicht werden. Das ist nicht geschehen.`,
    errors: 'Zuerst muss dies behoben werden:',
    notAllowed: 'Wer es geplant hat, darf diese Website nicht mehr veröffentlichen.',
    nothingLive: 'Zuerst muss einmal die ganze Website veröffentlicht werden.',
    partRefused:
      'Die Seite passt nicht zu dem, was Besucher gerade lesen. Veröffentlichen Sie stattdessen die ganze Website.',
    failed: 'Auf dem Server ging etwas schief.',
    unchanged: 'Ihre veröffentlichte Website ist unverändert. Hier können Sie es beheben und veröffentlichen:',
    codes: {
      'text-required': 'Ein erforderlicher Text ist leer',
      'text-too-long': 'Ein Text ist zu lang',
      'list-too-short': 'Eine Liste hat zu wenige Einträge',
      'list-too-long': 'Eine Liste hat zu viele Einträge',
      'link-broken': 'Ein Link führt zu einer gelöschten Seite',
      'tracking-malformed': 'Eine Tracking-Kennung ist ungültig',
      'template-repeated': 'Ein Abschnitt, der nur einmal vorkommen darf, steht zweimal auf einer Seite',
      'id-repeated': 'Zwei Abschnitte haben dieselbe Sprungmarke',
    },
  },
  fr: {
    subject: (site) => `${site} n’a pas été publié`,
    text: (site, when) => `${site} devait être publié le ${when}. Cela n’a pas eu lieu.`,
    pageSubject: (page, site) => `${site} : « ${page} » n’a pas été publiée`,
    pageText: (page, when) => `La page « ${page} » devait être publiée seule le ${when}. Cela n’a pas eu lieu.`,
    errors: 'Il faut d’abord corriger ceci :',
    notAllowed: 'La personne qui l’a planifié n’a plus le droit de publier ce site.',
    nothingLive: 'Il faut d’abord publier tout le site une fois.',
    partRefused: 'La page ne s’accorde pas avec ce que les visiteurs lisent. Publiez plutôt tout le site.',
    failed: 'Une erreur est survenue sur le serveur.',
    unchanged: 'Votre site en ligne n’a pas changé. Corrigez et publiez ici :',
    codes: {
      'text-required': 'Un texte obligatoire est vide',
      'text-too-long': 'Un texte est trop long',
      'list-too-short': 'Une liste n’a pas assez d’éléments',
      'list-too-long': 'Une liste a trop d’éléments',
      'link-broken': 'Un lien mène à une page supprimée',
      'tracking-malformed': 'Un identifiant de suivi n’est pas valide',
      'template-repeated': 'Une section unique figure deux fois sur une page',
      'id-repeated': 'Deux sections ont la même ancre',
    },
  },
}

const REASONS = {
  failed: 'failed',
  'not-allowed': 'notAllowed',
  'nothing-live': 'nothingLive',
  'part-refused': 'partRefused',
} as const

interface NotPublished {
  readonly to: readonly string[]
  readonly siteName: string
  /** The page that was to be published by itself. */
  readonly pageName?: string | undefined
  readonly language: string
  readonly at: string
  readonly timeZone: string
  /** The codes of what has to be fixed, or what else stood against it. */
  readonly why: keyof typeof REASONS | readonly string[]
  readonly editorAddress: string
}

/** The mail that tells that a site, or a page of it, was not published at its moment, and why. */
export function composeNotPublished({ to, language, why, editorAddress, ...rest }: NotPublished): Mail {
  const spoken = language.split('-')[0] ?? ''
  const say = words[spoken] ?? en
  const [site, page] = [onOneLine(rest.siteName), rest.pageName && onOneLine(rest.pageName)]
  const when = momentIn(words[spoken] ? spoken : 'en', rest)
  const lines = [
    page ? say.pageText(page, when) : say.text(site, when),
    whyNotPublished(say, why),
    `${say.unchanged}\n${editorAddress}`,
  ]
  const subject = page ? say.pageSubject(page, site) : say.subject(site)
  return { to, subject: subject.slice(0, 200), text: lines.join('\n\n') }
}

/** What owners call things must not become a header of its own. */
const onOneLine = (name: string) => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

function whyNotPublished(say: ScheduleWords, why: NotPublished['why']): string {
  if (typeof why === 'string') return say[REASONS[why]]
  const counts = Map.groupBy(why, (code) => code)
  const lines = [...counts].map(
    ([code, all]) => `- ${say.codes[code] ?? code}${all.length > 1 ? ` (${all.length})` : ''}`,
  )
  return [say.errors, ...lines].join('\n')
}

function momentIn(language: string, { at, timeZone }: Pick<NotPublished, 'at' | 'timeZone'>): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return `${new Intl.DateTimeFormat(`${language}-u-nu-latn`, format).format(new Date(at))} (${timeZone})`
}
