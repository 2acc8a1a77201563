import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said to who is out, and how they come in again. */
interface OutWords {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly enter: string
  readonly refused: string
  readonly kept: Plural
}

/** To who has an account. */
export const signInWords: PartWords<OutWords> = {
  en: {
    title: 'You are signed out',
    text: 'Ask whoever runs this server, or whoever invited you, for a new sign-in link. Open it, or paste it here. If you run the server yourself: “mimar owner-link” prints one.',
    link: 'Sign-in link',
    enter: 'Sign in',
    refused: 'This link was used or is too old. Ask for a new one; on the server “mimar owner-link” prints it.',
    kept: {
      zero: 'Keep working. What you change stays on this device until you are back.',
      one: 'Keep working. 1 change is not stored yet; it is kept on this device.',
      other: 'Keep working. {n} changes are not stored yet; they are kept on this device.',
    },
  },
  ar: {
    title: 'أنت خارج الحساب',
    text: 'اطلب رابط دخول جديدًا ممّن يدير هذا الخادم، أو ممّن دعاك. افتحه أو ألصقه هنا. وإن كنت تدير الخادم بنفسك، فالأمر «mimar owner-link» يطبع رابطًا.',
    link: 'رابط الدخول',
    enter: 'تسجيل الدخول',
    refused: 'استُعمل هذا الرابط من قبل أو انتهت مدته. اطلب رابطًا جديدًا؛ يطبعه الأمر «mimar owner-link» على الخادم.',
    kept: {
      zero: 'واصل العمل. ما تغيّره يبقى على هذا الجهاز حتى تعود.',
      one: 'واصل العمل. تغيير واحد لم يُحفظ على الخادم بعد، وهو محفوظ على هذا الجهاز.',
      two: 'واصل العمل. تغييران لم يُحفظا على الخادم بعد، وهما محفوظان على هذا الجهاز.',
      few: 'واصل العمل. {n} تغييرات لم تُحفظ على الخادم بعد، وهي محفوظة على هذا الجهاز.',
      many: 'واصل العمل. {n} تغييرًا لم تُحفظ على الخادم بعد، وهي محفوظة على هذا الجهاز.',
      other: 'واصل العمل. {n} تغيير لم تُحفظ على الخادم بعد، وهي محفوظة على هذا الجهاز.',
    },
  },
  tr: {
    title: 'Oturumunuz kapalı',
    text: 'Bu sunucuyu işletenden ya da sizi davet edenden yeni bir giriş bağlantısı isteyin. Bağlantıyı açın ya da buraya yapıştırın. Sunucuyu siz işletiyorsanız “mimar owner-link” komutu bir tane yazar.',
    link: 'Giriş bağlantısı',
    enter: 'Giriş yap',
    refused: 'Bu bağlantı kullanılmış ya da eskimiş. Yenisini isteyin; sunucuda “mimar owner-link” komutu yazar.',
    kept: {
      zero: 'Çalışmaya devam edin. Değişiklikleriniz siz dönene kadar bu cihazda kalır.',
      one: 'Çalışmaya devam edin. 1 değişiklik henüz sunucuya kaydedilmedi, bu cihazda saklanıyor.',
      other: 'Çalışmaya devam edin. {n} değişiklik henüz sunucuya kaydedilmedi, bu cihazda saklanıyor.',
    },
  },
  de: {
    title: 'Sie sind abgemeldet',
    text: 'Bitten Sie die Person, die diesen Server betreibt oder Sie eingeladen hat, um einen neuen Anmeldelink. Öffnen Sie ihn oder fügen Sie ihn hier ein. Betreiben Sie den Server selbst: „mimar owner-link“ gibt einen aus.',
    link: 'Anmeldelink',
    enter: 'Anmelden',
    refused:
      'Dieser Link wurde schon benutzt oder ist zu alt. Bitten Sie um einen neuen; auf dem Server gibt ihn „mimar owner-link“ aus.',
    kept: {
      zero: 'Einfach weiterarbeiten. Was Sie ändern, bleibt bis dahin auf diesem Gerät.',
      one: 'Einfach weiterarbeiten. 1 Änderung ist noch nicht gespeichert, sie bleibt auf diesem Gerät.',
      other: 'Einfach weiterarbeiten. {n} Änderungen sind noch nicht gespeichert, sie bleiben auf diesem Gerät.',
    },
  },
  fr: {
    title: 'Vous êtes déconnecté',
    text: 'Demandez un nouveau lien de connexion à la personne qui gère ce serveur ou qui vous a invité. Ouvrez-le, ou collez-le ici. Si vous gérez le serveur vous-même : « mimar owner-link » en affiche un.',
    link: 'Lien de connexion',
    enter: 'Se connecter',
    refused:
      'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau ; sur le serveur, « mimar owner-link » l’affiche.',
    kept: {
      zero: 'Continuez. Vos modifications restent sur cet appareil jusqu’à votre retour.',
      one: 'Continuez. 1 modification n’est pas encore enregistrée, elle est gardée sur cet appareil.',
      other: 'Continuez. {n} modifications ne sont pas encore enregistrées, elles sont gardées sur cet appareil.',
    },
  },
}

/** To who came with a link. */
export const guestWords: PartWords<OutWords> = {
  en: {
    title: 'This link does not open any more',
    text: 'It has ended, or was made for another window. Open it once more, or ask whoever gave it to you for a new one and paste that here.',
    link: 'New link',
    enter: 'Open',
    refused: 'This link opens nothing here. Copy the whole address and paste it once more.',
    kept: {
      zero: 'Nothing is lost.',
      one: 'Your words stay safe: 1 change is kept on this device.',
      other: 'Your words stay safe: {n} changes are kept on this device.',
    },
  },
  ar: {
    title: 'لم يعد هذا الرابط يعمل',
    text: 'انتهت مدته، أو فُتح في نافذة أخرى. افتحه مرة أخرى، أو اطلب رابطًا جديدًا ممن أعطاك إياه وألصقه هنا.',
    link: 'الرابط الجديد',
    enter: 'فتح',
    refused: 'لا يفتح هذا الرابط شيئًا هنا. انسخ العنوان كاملًا وألصقه مرة أخرى.',
    kept: {
      zero: 'لن يضيع شيء.',
      one: 'كلماتك في أمان: تغيير واحد محفوظ على هذا الجهاز.',
      two: 'كلماتك في أمان: تغييران محفوظان على هذا الجهاز.',
      few: 'كلماتك في أمان: {n} تغييرات محفوظة على هذا الجهاز.',
      many: 'كلماتك في أمان: {n} تغييرًا محفوظًا على هذا الجهاز.',
      other: 'كلماتك في أمان: {n} تغيير محفوظ على هذا الجهاز.',
    },
  },
  tr: {
    title: 'Bu bağlantı artık açılmıyor',
    text: 'Süresi dolmuş ya da başka bir pencerede açılmış. Bağlantıyı bir kez daha açın ya da size verenden yenisini isteyip buraya yapıştırın.',
    link: 'Yeni bağlantı',
    enter: 'Aç',
    refused: 'Bu bağlantı burada bir şey açmıyor. Adresin tamamını kopyalayıp yeniden yapıştırın.',
    kept: {
      zero: 'Hiçbir şey kaybolmaz.',
      one: 'Sözleriniz güvende: 1 değişiklik bu cihazda saklanıyor.',
      other: 'Sözleriniz güvende: {n} değişiklik bu cihazda saklanıyor.',
    },
  },
  de: {
    title: 'Dieser Link öffnet nichts mehr',
    text: 'Er ist abgelaufen oder wurde in einem anderen Fenster geöffnet. Öffnen Sie ihn noch einmal, oder bitten Sie um einen neuen und fügen Sie ihn hier ein.',
    link: 'Neuer Link',
    enter: 'Öffnen',
    refused: 'Dieser Link öffnet hier nichts. Kopieren Sie die ganze Adresse und fügen Sie sie noch einmal ein.',
    kept: {
      zero: 'Nichts geht verloren.',
      one: 'Ihre Worte sind sicher: 1 Änderung bleibt auf diesem Gerät.',
      other: 'Ihre Worte sind sicher: {n} Änderungen bleiben auf diesem Gerät.',
    },
  },
  fr: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré, ou a été ouvert dans une autre fenêtre. Ouvrez-le à nouveau, ou demandez-en un nouveau à la personne qui vous l’a donné et collez-le ici.',
    link: 'Nouveau lien',
    enter: 'Ouvrir',
    refused: 'Ce lien n’ouvre rien ici. Copiez l’adresse entière et collez-la à nouveau.',
    kept: {
      zero: 'Rien n’est perdu.',
      one: 'Vos mots sont en sécurité : 1 modification est gardée sur cet appareil.',
      other: 'Vos mots sont en sécurité : {n} modifications sont gardées sur cet appareil.',
    },
  },
}
