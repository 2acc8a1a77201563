import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the list of an installation's people says. */
export interface InhabitantWords {
  readonly people: string
  readonly find: string
  readonly found: Plural
  readonly invite: string
  readonly all: string
  readonly owners: string
  readonly alone: string
  readonly paused: string
  readonly person: string
  readonly role: string
  readonly sites: string
  readonly lastHere: string
  readonly waysIn: string
  readonly acts: string
  readonly host: string
  readonly owner: string
  readonly member: string
  readonly you: string
  readonly never: string
  readonly hereNow: string
  readonly passkeys: Plural
  readonly passkeysAndCodes: Plural
  readonly codesOnly: string
  readonly organisation: string
  readonly mailOnly: string
  readonly pausedByHost: string
  readonly remind: string
  readonly reminded: string
  readonly pause: string
  readonly pauseQuestion: string
  readonly pauseWhat: Plural
  readonly takeDownToo: Plural
  readonly takeDownTooHow: string
  readonly why: string
  readonly ownersRead: string
  readonly pausedWithSites: string
  readonly pausedNow: string
  readonly resume: string
  readonly resumedNow: string
  readonly keep: string
  readonly sitesAndLimits: string
  readonly noSites: string
  readonly siteHolds: string
  readonly unpublished: string
  readonly seesNames: string
  readonly signOut: string
  readonly signedOut: string
  readonly close: string
  readonly actsFor: string
  readonly noneFound: string
  readonly shown: string
  readonly more: string
}

export const inhabitantWords: PartWords<InhabitantWords> = {
  en: {
    people: 'People',
    find: 'E-mail or site',
    found: { one: '{n} person found', other: '{n} people found' },
    invite: 'Invite',
    all: 'All {n}',
    owners: 'Owners {n}',
    alone: 'No second way {n}',
    paused: 'Paused {n}',
    person: 'Person',
    role: 'Role',
    sites: 'Sites',
    lastHere: 'Last here',
    waysIn: 'Signs in with',
    acts: 'What can be done',
    host: 'Host',
    owner: 'Owner',
    member: 'Works along',
    you: 'You',
    never: 'Never',
    hereNow: 'Now',
    passkeys: { one: '{n} passkey', other: '{n} passkeys' },
    passkeysAndCodes: { one: '{n} passkey, codes', other: '{n} passkeys, codes' },
    codesOnly: 'Mail, codes',
    organisation: 'Organisation account',
    mailOnly: 'Mail only',
    pausedByHost: 'Paused',
    remind: 'Remind',
    reminded: '{email} is reminded to add a second way in.',
    pause: 'Pause…',
    pauseQuestion: 'Pause {email}?',
    pauseWhat: {
      zero: 'They are signed out everywhere at once, and told to ask you when they come back. You can resume them at any time.',
      one: 'They are signed out everywhere at once, and told to ask you when they come back. Their {n} site stays online. You can resume them at any time.',
      other:
        'They are signed out everywhere at once, and told to ask you when they come back. Their {n} sites stay online. You can resume them at any time.',
    },
    takeDownToo: { one: 'Take their {n} site down as well', other: 'Take their {n} sites down as well' },
    takeDownTooHow: 'Visitors see a plain notice. Resuming shows everything again.',
    why: 'Reason',
    ownersRead: 'sent to the owners by mail',
    pausedWithSites: '{email} is paused, and their sites are taken down.',
    pausedNow: '{email} is paused.',
    resume: 'Resume',
    resumedNow: '{email} can sign in again.',
    keep: 'Leave as it is',
    sitesAndLimits: 'Sites and limits…',
    noSites: 'No sites of their own yet.',
    siteHolds: '{size} MB of pictures · {n} visits in 30 days',
    unpublished: 'Not published',
    signOut: 'Sign out everywhere',
    signedOut: '{email} is signed out everywhere',
    seesNames: 'You see names and sizes. What stands on a site is open to you only when somebody lets you in.',
    close: 'Close',
    actsFor: 'More for {email}',
    noneFound: 'Nobody is found. Look for a part of an address, or the name of a site.',
    shown: '{n} of {total}',
    more: 'Show more',
  },
  ar: {
    people: 'الأشخاص',
    find: 'بريد أو موقع',
    found: {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{n} أشخاص',
      many: '{n} شخصًا',
      other: '{n} شخص',
    },
    invite: 'دعوة',
    all: 'الكل {n}',
    owners: 'المالكون {n}',
    alone: 'بلا طريقة ثانية {n}',
    paused: 'الموقوفون {n}',
    person: 'الشخص',
    role: 'الدور',
    sites: 'المواقع',
    lastHere: 'آخر حضور',
    waysIn: 'يدخل بـ',
    acts: 'ما يمكن فعله',
    host: 'المضيف',
    owner: 'مالك',
    member: 'يعمل مع غيره',
    you: 'أنت',
    never: 'لم يأتِ بعد',
    hereNow: 'الآن',
    passkeys: {
      one: 'مفتاح مرور واحد',
      two: 'مفتاحا مرور',
      few: '{n} مفاتيح مرور',
      many: '{n} مفتاح مرور',
      other: '{n} مفتاح مرور',
    },
    passkeysAndCodes: {
      one: 'مفتاح مرور واحد ورموز',
      two: 'مفتاحا مرور ورموز',
      few: '{n} مفاتيح مرور ورموز',
      many: '{n} مفتاح مرور ورموز',
      other: '{n} مفتاح مرور ورموز',
    },
    codesOnly: 'بريد ورموز',
    organisation: 'حساب المؤسسة',
    mailOnly: 'البريد فقط',
    pausedByHost: 'موقوف',
    remind: 'تذكير',
    reminded: 'أُرسل إلى {email} تذكير بإضافة طريقة دخول ثانية.',
    pause: 'إيقاف مؤقت…',
    pauseQuestion: 'هل توقف حساب {email} مؤقتًا؟',
    pauseWhat: {
      zero: 'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. يمكنك إعادته متى شئت.',
      one: 'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. يبقى موقعه متاحًا للزوار. يمكنك إعادته متى شئت.',
      two: 'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. يبقى موقعاه متاحين للزوار. يمكنك إعادته متى شئت.',
      few: 'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. تبقى مواقعه ({n}) متاحة للزوار. يمكنك إعادته متى شئت.',
      many: 'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. تبقى مواقعه ({n}) متاحة للزوار. يمكنك إعادته متى شئت.',
      other:
        'يُسجَّل خروجه من كل مكان فورًا، ويُقال له أن يراجعك حين يعود. تبقى مواقعه ({n}) متاحة للزوار. يمكنك إعادته متى شئت.',
    },
    takeDownToo: {
      zero: 'لا مواقع لحجبها',
      one: 'حجب موقعه أيضًا',
      two: 'حجب موقعيه أيضًا',
      few: 'حجب مواقعه الـ{n} أيضًا',
      many: 'حجب مواقعه الـ{n} أيضًا',
      other: 'حجب مواقعه الـ{n} أيضًا',
    },
    takeDownTooHow: 'يرى الزوّار إشعارًا بسيطًا. ويعود كل شيء عند استئناف الحساب.',
    why: 'السبب',
    ownersRead: 'يصل إلى أصحاب المواقع بالبريد',
    pausedWithSites: 'أُوقف حساب {email} وحُجبت مواقعه.',
    pausedNow: 'أُوقف حساب {email}.',
    resume: 'إعادة',
    resumedNow: 'يستطيع {email} الدخول من جديد.',
    keep: 'إبقاؤه كما هو',
    sitesAndLimits: 'المواقع والحدود…',
    noSites: 'لا مواقع له بعد.',
    siteHolds: 'صور {size} م.ب · {n} زيارة في 30 يومًا',
    unpublished: 'غير منشور',
    signOut: 'تسجيل الخروج من كل الأجهزة',
    signedOut: 'سُجّل خروج {email} من كل الأجهزة',
    seesNames: 'أنت ترى الأسماء والأحجام فقط. لا يُفتح لك ما في الموقع إلا إذا أدخلك أحد إليه.',
    close: 'إغلاق',
    actsFor: 'المزيد لـ {email}',
    noneFound: 'لم يُعثر على أحد. ابحث بجزء من العنوان أو باسم موقع.',
    shown: '{n} من {total}',
    more: 'عرض المزيد',
  },
  tr: {
    people: 'Kişiler',
    find: 'E-posta ya da site',
    found: { one: '{n} kişi bulundu', other: '{n} kişi bulundu' },
    invite: 'Davet et',
    all: 'Hepsi {n}',
    owners: 'Sahipler {n}',
    alone: 'İkinci yolu yok {n}',
    paused: 'Duraklatılan {n}',
    person: 'Kişi',
    role: 'Rol',
    sites: 'Siteler',
    lastHere: 'Son gelişi',
    waysIn: 'Giriş yolu',
    acts: 'Yapılabilecekler',
    host: 'Barındıran',
    owner: 'Sahip',
    member: 'Birlikte çalışan',
    you: 'Siz',
    never: 'Hiç gelmedi',
    hereNow: 'Şimdi',
    passkeys: { one: '{n} geçiş anahtarı', other: '{n} geçiş anahtarı' },
    passkeysAndCodes: { one: '{n} geçiş anahtarı, kodlar', other: '{n} geçiş anahtarı, kodlar' },
    codesOnly: 'E-posta, kodlar',
    organisation: 'Kurum hesabı',
    mailOnly: 'Yalnızca e-posta',
    pausedByHost: 'Duraklatıldı',
    remind: 'Hatırlat',
    reminded: '{email} adresine ikinci bir giriş yolu eklemesi hatırlatıldı.',
    pause: 'Duraklat…',
    pauseQuestion: '{email} duraklatılsın mı?',
    pauseWhat: {
      zero: 'Her yerde oturumu hemen kapanır; geri geldiğinde size sorması söylenir. İstediğiniz zaman sürdürebilirsiniz.',
      one: 'Her yerde oturumu hemen kapanır; geri geldiğinde size sorması söylenir. {n} sitesi yayında kalır. İstediğiniz zaman sürdürebilirsiniz.',
      other:
        'Her yerde oturumu hemen kapanır; geri geldiğinde size sorması söylenir. {n} sitesi yayında kalır. İstediğiniz zaman sürdürebilirsiniz.',
    },
    takeDownToo: { one: '{n} sitesini de yayından kaldır', other: '{n} sitesini de yayından kaldır' },
    takeDownTooHow: 'Ziyaretçiler yalın bir bildirim görür. Devam ettirince her şey yeniden görünür.',
    why: 'Gerekçe',
    ownersRead: 'site sahiplerine e-postayla gönderilir',
    pausedWithSites: '{email} duraklatıldı, siteleri yayından kaldırıldı.',
    pausedNow: '{email} duraklatıldı.',
    resume: 'Sürdür',
    resumedNow: '{email} yeniden oturum açabilir.',
    keep: 'Olduğu gibi bırak',
    sitesAndLimits: 'Siteler ve sınırlar…',
    noSites: 'Henüz kendi sitesi yok.',
    siteHolds: '{size} MB görsel · 30 günde {n} ziyaret',
    unpublished: 'Yayınlanmadı',
    signOut: 'Her yerde oturumu kapat',
    signedOut: '{email} her yerde oturumdan çıkarıldı',
    seesNames: 'Adları ve boyutları görürsünüz. Bir sitede ne olduğunu ancak biri sizi içeri alırsa görürsünüz.',
    close: 'Kapat',
    actsFor: '{email} için diğer işlemler',
    noneFound: 'Kimse bulunamadı. Adresin bir parçasını ya da bir sitenin adını arayın.',
    shown: '{total} kişiden {n}',
    more: 'Daha fazla göster',
  },
  de: {
    people: 'Personen',
    find: 'E-Mail oder Website',
    found: { one: '{n} Person gefunden', other: '{n} Personen gefunden' },
    invite: 'Einladen',
    all: 'Alle {n}',
    owners: 'Inhaber {n}',
    alone: 'Ohne zweiten Zugang {n}',
    paused: 'Angehalten {n}',
    person: 'Wer',
    role: 'Rolle',
    sites: 'Websites',
    lastHere: 'Zuletzt hier',
    waysIn: 'Meldet sich an mit',
    acts: 'Was möglich ist',
    host: 'Betreiber',
    owner: 'Inhaber',
    member: 'Arbeitet mit',
    you: 'Sie',
    never: 'Noch nie',
    hereNow: 'Jetzt',
    passkeys: { one: '{n} Passkey', other: '{n} Passkeys' },
    passkeysAndCodes: { one: '{n} Passkey, Codes', other: '{n} Passkeys, Codes' },
    codesOnly: 'Mail und Codes',
    organisation: 'Konto der Organisation',
    mailOnly: 'Nur Mail',
    pausedByHost: 'Angehalten',
    remind: 'Erinnern',
    reminded: '{email} wird an einen zweiten Zugang erinnert.',
    pause: 'Anhalten…',
    pauseQuestion: '{email} anhalten?',
    pauseWhat: {
      zero: 'Die Person wird überall sofort abgemeldet und beim nächsten Mal an Sie verwiesen. Sie können sie jederzeit fortsetzen lassen.',
      one: 'Die Person wird überall sofort abgemeldet und beim nächsten Mal an Sie verwiesen. Ihre {n} Website bleibt online. Sie können sie jederzeit fortsetzen lassen.',
      other:
        'Die Person wird überall sofort abgemeldet und beim nächsten Mal an Sie verwiesen. Ihre {n} Websites bleiben online. Sie können sie jederzeit fortsetzen lassen.',
    },
    takeDownToo: { one: 'Auch {n} Website sperren', other: 'Auch {n} Websites sperren' },
    takeDownTooHow: 'Besucher sehen einen schlichten Hinweis. Beim Fortsetzen ist alles wieder da.',
    why: 'Begründung',
    ownersRead: 'geht per Mail an die Eigentümer',
    pausedWithSites: '{email} ist angehalten, und die Websites sind gesperrt.',
    pausedNow: '{email} ist angehalten.',
    resume: 'Fortsetzen',
    resumedNow: '{email} kann sich wieder anmelden.',
    keep: 'So lassen',
    sitesAndLimits: 'Websites und Grenzen…',
    noSites: 'Noch keine eigenen Websites.',
    siteHolds: '{size} MB Bilder · {n} Besuche in 30 Tagen',
    unpublished: 'Nicht veröffentlicht',
    signOut: 'Überall abmelden',
    signedOut: '{email} ist überall abgemeldet',
    seesNames:
      'Sie sehen Namen und Größen. Was auf einer Website steht, öffnet sich Ihnen nur, wenn jemand Sie hereinlässt.',
    close: 'Schließen',
    actsFor: 'Mehr zu {email}',
    noneFound: 'Niemand gefunden. Suchen Sie nach einem Teil der Adresse oder dem Namen einer Website.',
    shown: '{n} von {total}',
    more: 'Mehr zeigen',
  },
  fr: {
    people: 'Personnes',
    find: 'E-mail ou site',
    found: { one: '{n} personne trouvée', many: '{n} personnes trouvées', other: '{n} personnes trouvées' },
    invite: 'Inviter',
    all: 'Toutes {n}',
    owners: 'Propriétaires {n}',
    alone: 'Sans second accès {n}',
    paused: 'Suspendues {n}',
    person: 'Personne',
    role: 'Rôle',
    sites: 'Sites',
    lastHere: 'Dernière venue',
    waysIn: 'Se connecte avec',
    acts: 'Ce qu’on peut faire',
    host: 'Hébergeur',
    owner: 'Propriétaire',
    member: 'Participe',
    you: 'Vous',
    never: 'Jamais',
    hereNow: 'Maintenant',
    passkeys: { one: '{n} clé d’accès', many: '{n} clés d’accès', other: '{n} clés d’accès' },
    passkeysAndCodes: {
      one: '{n} clé d’accès, codes',
      many: '{n} clés d’accès, codes',
      other: '{n} clés d’accès, codes',
    },
    codesOnly: 'E-mail, codes',
    organisation: 'Compte de l’organisation',
    mailOnly: 'E-mail seul',
    pausedByHost: 'Suspendue',
    remind: 'Rappeler',
    reminded: 'Un rappel d’ajouter un second accès part vers {email}.',
    pause: 'Suspendre…',
    pauseQuestion: 'Suspendre {email} ?',
    pauseWhat: {
      zero: 'Cette personne est déconnectée partout aussitôt, et renvoyée vers vous si elle revient. Vous pouvez la rétablir à tout moment.',
      one: 'Cette personne est déconnectée partout aussitôt, et renvoyée vers vous si elle revient. Son site ({n}) reste en ligne. Vous pouvez la rétablir à tout moment.',
      many: 'Cette personne est déconnectée partout aussitôt, et renvoyée vers vous si elle revient. Ses {n} sites restent en ligne. Vous pouvez la rétablir à tout moment.',
      other:
        'Cette personne est déconnectée partout aussitôt, et renvoyée vers vous si elle revient. Ses {n} sites restent en ligne. Vous pouvez la rétablir à tout moment.',
    },
    takeDownToo: {
      one: 'Retirer aussi son site',
      many: 'Retirer aussi ses {n} sites',
      other: 'Retirer aussi ses {n} sites',
    },
    takeDownTooHow: 'Les visiteurs voient un simple avis. Tout réapparaît quand le compte reprend.',
    why: 'Motif',
    ownersRead: 'envoyé aux propriétaires par mail',
    pausedWithSites: '{email} est suspendu, et ses sites sont retirés.',
    pausedNow: '{email} est suspendu.',
    resume: 'Rétablir',
    resumedNow: '{email} peut de nouveau se connecter.',
    keep: 'Laisser ainsi',
    sitesAndLimits: 'Sites et limites…',
    noSites: 'Pas encore de site à elle.',
    siteHolds: '{size} Mo d’images · {n} visites en 30 jours',
    unpublished: 'Non publié',
    signOut: 'Déconnecter partout',
    signedOut: '{email} est déconnecté partout',
    seesNames:
      'Vous voyez les noms et les tailles. Le contenu d’un site ne s’ouvre que si quelqu’un vous y fait entrer.',
    close: 'Fermer',
    actsFor: 'Plus pour {email}',
    noneFound: 'Personne. Cherchez une partie de l’adresse, ou le nom d’un site.',
    shown: '{n} sur {total}',
    more: 'Afficher plus',
  },
}
