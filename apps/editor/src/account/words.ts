import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the page of one's account says. */
export interface AccountWords {
  readonly devices: string
  readonly devicesWhat: string
  readonly browserOn: string
  readonly unknownDevice: string
  readonly thisDevice: string
  readonly newDevice: string
  readonly since: string
  readonly usedNow: string
  readonly usedLately: string
  readonly signOutThere: string
  readonly signOutThereName: string
  readonly signOutOthers: string
  readonly signOutOthersQuestion: Plural
  readonly signOutOthersWhy: string
  readonly stay: string
  readonly signedOutThere: string
  readonly signedOutOthers: string
}

export const accountWords: PartWords<AccountWords> = {
  ar: {
    devices: 'الأجهزة',
    devicesWhat: 'هنا أنت مسجّل الدخول الآن. ليس جهازك؟ سجّل خروجه.',
    browserOn: '{browser} على {system}',
    unknownDevice: 'جهاز غير معروف',
    thisDevice: 'هذا الجهاز',
    newDevice: 'جديد',
    since: 'منذ {date}',
    usedNow: 'الآن',
    usedLately: 'قبل قليل',
    signOutThere: 'تسجيل الخروج',
    signOutThereName: 'تسجيل الخروج من {device}',
    signOutOthers: 'الخروج من كل الأجهزة الأخرى',
    signOutOthersQuestion: {
      zero: 'الخروج من الأجهزة الأخرى؟',
      one: 'الخروج من جهاز آخر واحد؟',
      two: 'الخروج من جهازين آخرين؟',
      few: 'الخروج من {n} أجهزة أخرى؟',
      many: 'الخروج من {n} جهازًا آخر؟',
      other: 'الخروج من {n} جهاز آخر؟',
    },
    signOutOthersWhy: 'ما لم يُحفظ بعد على تلك الأجهزة يبقى عليها حتى تسجّل الدخول هناك من جديد.',
    stay: 'إلغاء',
    signedOutThere: 'سُجّل الخروج من {device}',
    signedOutOthers: 'سُجّل الخروج من كل الأجهزة الأخرى',
  },
  en: {
    devices: 'Devices',
    devicesWhat: 'Where you are signed in now. Not yours? Sign it out.',
    browserOn: '{browser} on {system}',
    unknownDevice: 'Unknown device',
    thisDevice: 'This device',
    newDevice: 'New',
    since: 'since {date}',
    usedNow: 'Now',
    usedLately: 'A short while ago',
    signOutThere: 'Sign out',
    signOutThereName: 'Sign out of {device}',
    signOutOthers: 'Sign out everywhere else',
    signOutOthersQuestion: { one: 'Sign out 1 other device?', other: 'Sign out {n} other devices?' },
    signOutOthersWhy: 'Changes not yet saved there stay on those devices until you sign in again.',
    stay: 'Cancel',
    signedOutThere: 'Signed out of {device}',
    signedOutOthers: 'Signed out everywhere else',
  },
  tr: {
    devices: 'Cihazlar',
    devicesWhat: 'Şu anda oturum açtığınız yerler. Sizin değil mi? Oturumunu kapatın.',
    browserOn: '{browser}, {system}',
    unknownDevice: 'Bilinmeyen cihaz',
    thisDevice: 'Bu cihaz',
    newDevice: 'Yeni',
    since: '{date} tarihinden beri',
    usedNow: 'Şimdi',
    usedLately: 'Az önce',
    signOutThere: 'Oturumu kapat',
    signOutThereName: 'Oturumu kapat: {device}',
    signOutOthers: 'Diğer her yerde oturumu kapat',
    signOutOthersQuestion: {
      one: 'Diğer 1 cihazda oturum kapatılsın mı?',
      other: 'Diğer {n} cihazda oturum kapatılsın mı?',
    },
    signOutOthersWhy: 'Orada henüz kaydedilmemiş değişiklikler, yeniden oturum açana kadar o cihazlarda kalır.',
    stay: 'İptal',
    signedOutThere: 'Oturum kapatıldı: {device}',
    signedOutOthers: 'Diğer her yerde oturum kapatıldı',
  },
  de: {
    devices: 'Geräte',
    devicesWhat: 'Hier sind Sie gerade angemeldet. Nicht Ihr Gerät? Melden Sie es ab.',
    browserOn: '{browser} auf {system}',
    unknownDevice: 'Unbekanntes Gerät',
    thisDevice: 'Dieses Gerät',
    newDevice: 'Neu',
    since: 'seit {date}',
    usedNow: 'Jetzt',
    usedLately: 'Vor Kurzem',
    signOutThere: 'Abmelden',
    signOutThereName: '{device} abmelden',
    signOutOthers: 'Überall sonst abmelden',
    signOutOthersQuestion: { one: '1 anderes Gerät abmelden?', other: '{n} andere Geräte abmelden?' },
    signOutOthersWhy:
      'Änderungen, die dort noch nicht gespeichert sind, bleiben auf diesen Geräten, bis Sie sich dort wieder anmelden.',
    stay: 'Abbrechen',
    signedOutThere: '{device} ist abgemeldet',
    signedOutOthers: 'Überall sonst abgemeldet',
  },
  fr: {
    devices: 'Appareils',
    devicesWhat: 'Là où vous êtes connecté en ce moment. Pas à vous ? Déconnectez-le.',
    browserOn: '{browser} sur {system}',
    unknownDevice: 'Appareil inconnu',
    thisDevice: 'Cet appareil',
    newDevice: 'Nouveau',
    since: 'depuis le {date}',
    usedNow: 'Maintenant',
    usedLately: 'Il y a peu',
    signOutThere: 'Déconnecter',
    signOutThereName: 'Déconnecter {device}',
    signOutOthers: 'Déconnecter partout ailleurs',
    signOutOthersQuestion: {
      one: 'Déconnecter 1 autre appareil ?',
      many: 'Déconnecter {n} autres appareils ?',
      other: 'Déconnecter {n} autres appareils ?',
    },
    signOutOthersWhy:
      'Les modifications qui n’y sont pas encore enregistrées restent sur ces appareils jusqu’à votre prochaine connexion.',
    stay: 'Annuler',
    signedOutThere: '{device} est déconnecté',
    signedOutOthers: 'Déconnecté partout ailleurs',
  },
}
