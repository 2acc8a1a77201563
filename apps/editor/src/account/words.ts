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
  readonly passkeys: string
  readonly passkeysWhat: string
  readonly passkeysImpossible: string
  readonly passkeysNotHere: string
  readonly addPasskey: string
  readonly passkeyAdded: string
  readonly passkeyUsed: string
  readonly passkeyUnused: string
  readonly passkeyMade: string
  readonly passkeyClosed: string
  readonly passkeyExists: string
  readonly renamePasskey: string
  readonly renameNamed: string
  readonly passkeyName: string
  readonly saveName: string
  readonly passkeyRenamed: string
  readonly removeNamed: string
  readonly removePasskeyQuestion: string
  readonly removePasskeyWhy: string
  readonly keepPasskey: string
  readonly removePasskey: string
  readonly passkeyRemoved: string
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
    passkeys: 'مفاتيح المرور',
    passkeysWhat: 'ادخل ببصمتك أو وجهك أو رمز جهازك، من دون كلمة مرور.',
    passkeysImpossible: 'تُنشئ المتصفحات مفاتيح المرور لاسم عبر https لا لعنوان IP. ما زالت الروابط تُدخلك.',
    passkeysNotHere: 'هذا المتصفح لا يُنشئ مفاتيح المرور. حدّثه أو استخدم غيره.',
    addPasskey: 'إضافة مفتاح مرور',
    passkeyAdded: 'أُضيف {date}',
    passkeyUsed: 'استُخدم {time}',
    passkeyUnused: 'لم يُستخدم بعد',
    passkeyMade: 'أُضيف مفتاح المرور «{name}»',
    passkeyClosed: 'لم يُنشأ مفتاح مرور: أُغلق الطلب. أعد المحاولة متى شئت.',
    passkeyExists: 'لهذا الجهاز مفتاح مرور هنا من قبل.',
    renamePasskey: 'تسمية مفتاح المرور',
    renameNamed: 'إعادة تسمية {name}',
    passkeyName: 'الاسم',
    saveName: 'حفظ',
    passkeyRenamed: 'الاسم الآن «{name}»',
    removeNamed: 'إزالة {name}',
    removePasskeyQuestion: 'إزالة «{name}»؟',
    removePasskeyWhy: 'لن يدخل به أحد بعد الآن، ولا يمكن التراجع. احذفه من الجهاز نفسه أيضًا.',
    keepPasskey: 'إبقاؤه',
    removePasskey: 'إزالة',
    passkeyRemoved: 'أُزيل مفتاح المرور «{name}»',
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
    passkeys: 'Passkeys',
    passkeysWhat: 'Sign in with fingerprint, face or PIN. No password.',
    passkeysImpossible: 'Browsers make passkeys for a name over https, not for an IP address. Links still sign you in.',
    passkeysNotHere: 'This browser makes no passkeys. Update it, or use another one.',
    addPasskey: 'Add a passkey',
    passkeyAdded: 'Added {date}',
    passkeyUsed: 'Used {time}',
    passkeyUnused: 'Not used yet',
    passkeyMade: 'Passkey “{name}” added',
    passkeyClosed: 'No passkey was made: the request was closed. Try again whenever you like.',
    passkeyExists: 'This device has a passkey here already.',
    renamePasskey: 'Name the passkey',
    renameNamed: 'Rename {name}',
    passkeyName: 'Name',
    saveName: 'Save',
    passkeyRenamed: 'It is called “{name}” now',
    removeNamed: 'Remove {name}',
    removePasskeyQuestion: 'Remove “{name}”?',
    removePasskeyWhy:
      'Nobody signs in with it any more, and it cannot be brought back. Delete it on the device itself too.',
    keepPasskey: 'Keep it',
    removePasskey: 'Remove',
    passkeyRemoved: 'Passkey “{name}” removed',
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
    passkeys: 'Geçiş anahtarları',
    passkeysWhat: 'Parmak izi, yüz veya PIN ile oturum açın. Parola yok.',
    passkeysImpossible:
      'Tarayıcılar geçiş anahtarını https üzerinden bir ad için oluşturur, IP adresi için oluşturmaz. Bağlantılarla oturum açmaya devam edebilirsiniz.',
    passkeysNotHere: 'Bu tarayıcı geçiş anahtarı oluşturamıyor. Güncelleyin ya da başka bir tarayıcı kullanın.',
    addPasskey: 'Geçiş anahtarı ekle',
    passkeyAdded: 'Eklendi: {date}',
    passkeyUsed: 'Kullanıldı: {time}',
    passkeyUnused: 'Henüz kullanılmadı',
    passkeyMade: '“{name}” geçiş anahtarı eklendi',
    passkeyClosed: 'Geçiş anahtarı oluşturulmadı: istek kapatıldı. İstediğiniz zaman yeniden deneyin.',
    passkeyExists: 'Bu cihazın burada zaten bir geçiş anahtarı var.',
    renamePasskey: 'Geçiş anahtarını adlandır',
    renameNamed: 'Yeniden adlandır: {name}',
    passkeyName: 'Ad',
    saveName: 'Kaydet',
    passkeyRenamed: 'Artık adı “{name}”',
    removeNamed: 'Kaldır: {name}',
    removePasskeyQuestion: '“{name}” kaldırılsın mı?',
    removePasskeyWhy: 'Artık kimse onunla oturum açamaz ve geri alınamaz. Cihazın kendisinden de silin.',
    keepPasskey: 'Kalsın',
    removePasskey: 'Kaldır',
    passkeyRemoved: '“{name}” geçiş anahtarı kaldırıldı',
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
    passkeys: 'Ihre Passkeys',
    passkeysWhat: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an. Ohne Passwort.',
    passkeysImpossible:
      'Browser legen Passkeys für einen Namen über https an, nicht für eine IP-Adresse. Links melden Sie weiterhin an.',
    passkeysNotHere: 'Dieser Browser legt keine Passkeys an. Aktualisieren Sie ihn, oder nehmen Sie einen anderen.',
    addPasskey: 'Passkey hinzufügen',
    passkeyAdded: 'Hinzugefügt: {date}',
    passkeyUsed: 'Benutzt: {time}',
    passkeyUnused: 'Noch nicht benutzt',
    passkeyMade: 'Passkey „{name}“ hinzugefügt',
    passkeyClosed: 'Kein Passkey angelegt: Die Anfrage wurde geschlossen. Versuchen Sie es jederzeit noch einmal.',
    passkeyExists: 'Dieses Gerät hat hier schon einen Passkey.',
    renamePasskey: 'Passkey benennen',
    renameNamed: '{name} umbenennen',
    passkeyName: 'Name',
    saveName: 'Speichern',
    passkeyRenamed: 'Er heißt jetzt „{name}“',
    removeNamed: '{name} entfernen',
    removePasskeyQuestion: '„{name}“ entfernen?',
    removePasskeyWhy:
      'Niemand meldet sich mehr damit an, und das lässt sich nicht zurücknehmen. Löschen Sie ihn auch auf dem Gerät selbst.',
    keepPasskey: 'Behalten',
    removePasskey: 'Entfernen',
    passkeyRemoved: 'Passkey „{name}“ entfernt',
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
    passkeys: 'Clés d’accès',
    passkeysWhat: 'Connectez-vous avec votre empreinte, votre visage ou un code. Sans mot de passe.',
    passkeysImpossible:
      'Les navigateurs créent des clés d’accès pour un nom en https, pas pour une adresse IP. Les liens vous connectent toujours.',
    passkeysNotHere: 'Ce navigateur ne crée pas de clés d’accès. Mettez-le à jour, ou utilisez-en un autre.',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyAdded: 'Ajoutée le {date}',
    passkeyUsed: 'Utilisée {time}',
    passkeyUnused: 'Pas encore utilisée',
    passkeyMade: 'Clé d’accès « {name} » ajoutée',
    passkeyClosed: 'Aucune clé d’accès créée : la demande a été fermée. Réessayez quand vous voulez.',
    passkeyExists: 'Cet appareil a déjà une clé d’accès ici.',
    renamePasskey: 'Nommer la clé d’accès',
    renameNamed: 'Renommer {name}',
    passkeyName: 'Nom',
    saveName: 'Enregistrer',
    passkeyRenamed: 'Elle s’appelle maintenant « {name} »',
    removeNamed: 'Retirer {name}',
    removePasskeyQuestion: 'Retirer « {name} » ?',
    removePasskeyWhy:
      'Plus personne ne se connectera avec elle, sans retour possible. Supprimez-la aussi sur l’appareil.',
    keepPasskey: 'La garder',
    removePasskey: 'Retirer',
    passkeyRemoved: 'Clé d’accès « {name} » retirée',
  },
}
