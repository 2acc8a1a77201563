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
    text: 'Open the editor through its sign-in link. A new one is printed each time Mimar starts, and by the command “mimar owner-link”. If you were invited, ask for a new one.',
    link: 'Sign-in link',
    enter: 'Sign in',
    refused: 'This link was used or is too old. Take a fresh one from the terminal, or run “mimar owner-link”.',
    kept: {
      zero: 'Keep working, nothing is lost. Paste a sign-in link here; Mimar prints one when it starts, “mimar owner-link” prints another.',
      one: 'Keep working. 1 change is kept on this device until you are back. Paste a sign-in link here; Mimar prints one when it starts, “mimar owner-link” prints another.',
      other:
        'Keep working. {n} changes are kept on this device until you are back. Paste a sign-in link here; Mimar prints one when it starts, “mimar owner-link” prints another.',
    },
  },
  ar: {
    title: 'أنت خارج الحساب',
    text: 'افتح المحرّر من رابط الدخول الخاص به. يُطبع رابط جديد كلما بدأ معمار، ومن الأمر “mimar owner-link”. وإن كنت مدعوًّا فاطلب رابطًا جديدًا.',
    link: 'رابط الدخول',
    enter: 'تسجيل الدخول',
    refused: 'استُعمل هذا الرابط من قبل أو انتهت مدته. خذ رابطًا جديدًا بالأمر «mimar owner-link».',
    kept: {
      zero: 'واصل العمل فلن يضيع شيء. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
      one: 'واصل العمل. تغيير واحد محفوظ على هذا الجهاز حتى تعود. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
      two: 'واصل العمل. تغييران محفوظان على هذا الجهاز حتى تعود. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
      few: 'واصل العمل. {n} تغييرات محفوظة على هذا الجهاز حتى تعود. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
      many: 'واصل العمل. {n} تغييرًا محفوظًا على هذا الجهاز حتى تعود. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
      other:
        'واصل العمل. {n} تغيير محفوظ على هذا الجهاز حتى تعود. ألصق رابط الدخول هنا؛ يطبعه معمار عند بدء التشغيل، ويطبع الأمر «mimar owner-link» رابطًا جديدًا.',
    },
  },
  tr: {
    title: 'Oturumunuz kapalı',
    text: 'Düzenleyiciyi giriş bağlantısıyla açın. Mimar her başladığında ve “mimar owner-link” komutuyla yeni bir bağlantı yazar. Davet edildiyseniz yeni bir bağlantı isteyin.',
    link: 'Giriş bağlantısı',
    enter: 'Giriş yap',
    refused: 'Bu bağlantı kullanılmış ya da eskimiş. “mimar owner-link” komutu yenisini verir.',
    kept: {
      zero: 'Çalışmaya devam edin, hiçbir şey kaybolmaz. Giriş bağlantısını buraya yapıştırın; Mimar başlarken bir tane yazar, “mimar owner-link” yenisini verir.',
      one: 'Çalışmaya devam edin. 1 değişiklik siz dönene kadar bu cihazda saklanır. Giriş bağlantısını buraya yapıştırın; Mimar başlarken bir tane yazar, “mimar owner-link” yenisini verir.',
      other:
        'Çalışmaya devam edin. {n} değişiklik siz dönene kadar bu cihazda saklanır. Giriş bağlantısını buraya yapıştırın; Mimar başlarken bir tane yazar, “mimar owner-link” yenisini verir.',
    },
  },
  de: {
    title: 'Sie sind abgemeldet',
    text: 'Öffnen Sie den Editor über seinen Anmeldelink. Mimar gibt bei jedem Start und mit dem Befehl „mimar owner-link“ einen neuen aus. Wurden Sie eingeladen, bitten Sie um einen neuen.',
    link: 'Anmeldelink',
    enter: 'Anmelden',
    refused: 'Dieser Link wurde schon benutzt oder ist zu alt. Einen neuen gibt der Befehl „mimar owner-link“ aus.',
    kept: {
      zero: 'Einfach weiterarbeiten, nichts geht verloren. Hier den Anmeldelink einfügen: Mimar gibt ihn beim Start aus, „mimar owner-link“ einen neuen.',
      one: 'Einfach weiterarbeiten. 1 Änderung bleibt bis dahin auf diesem Gerät. Hier den Anmeldelink einfügen: Mimar gibt ihn beim Start aus, „mimar owner-link“ einen neuen.',
      other:
        'Einfach weiterarbeiten. {n} Änderungen bleiben bis dahin auf diesem Gerät. Hier den Anmeldelink einfügen: Mimar gibt ihn beim Start aus, „mimar owner-link“ einen neuen.',
    },
  },
  fr: {
    title: 'Vous êtes déconnecté',
    text: 'Ouvrez l’éditeur par son lien de connexion. Mimar en affiche un nouveau à chaque démarrage et avec la commande « mimar owner-link ». Si vous avez été invité, demandez-en un nouveau.',
    link: 'Lien de connexion',
    enter: 'Se connecter',
    refused: 'Ce lien a déjà servi ou est trop ancien. La commande « mimar owner-link » en donne un nouveau.',
    kept: {
      zero: 'Continuez, rien n’est perdu. Collez ici un lien de connexion : Mimar en affiche un au démarrage, « mimar owner-link » un autre.',
      one: 'Continuez. 1 modification est gardée sur cet appareil jusqu’à votre retour. Collez ici un lien de connexion : Mimar en affiche un au démarrage, « mimar owner-link » un autre.',
      other:
        'Continuez. {n} modifications sont gardées sur cet appareil jusqu’à votre retour. Collez ici un lien de connexion : Mimar en affiche un au démarrage, « mimar owner-link » un autre.',
    },
  },
}

/** To who came with a link. */
export const guestWords: PartWords<OutWords> = {
  en: {
    title: 'This link does not open any more',
    text: 'It has ended, or was made for another window. Open it once more, or ask whoever gave it to you for a new one.',
    link: 'New link',
    enter: 'Open',
    refused: 'This link opens nothing here. Copy the whole address and paste it once more.',
    kept: {
      zero: 'Nothing is lost. Ask whoever gave you the link for a new one and paste it here.',
      one: 'Your words stay safe: 1 change is kept on this device. Ask whoever gave you the link for a new one and paste it here.',
      other:
        'Your words stay safe: {n} changes are kept on this device. Ask whoever gave you the link for a new one and paste it here.',
    },
  },
  ar: {
    title: 'لم يعد هذا الرابط يعمل',
    text: 'انتهت مدته، أو فُتح في نافذة أخرى. افتحه مرة أخرى، أو اطلب رابطًا جديدًا ممن أعطاك إياه.',
    link: 'الرابط الجديد',
    enter: 'فتح',
    refused: 'لا يفتح هذا الرابط شيئًا هنا. انسخ العنوان كاملًا وألصقه مرة أخرى.',
    kept: {
      zero: 'لن يضيع شيء. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
      one: 'كلماتك في أمان: تغيير واحد محفوظ على هذا الجهاز. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
      two: 'كلماتك في أمان: تغييران محفوظان على هذا الجهاز. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
      few: 'كلماتك في أمان: {n} تغييرات محفوظة على هذا الجهاز. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
      many: 'كلماتك في أمان: {n} تغييرًا محفوظًا على هذا الجهاز. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
      other: 'كلماتك في أمان: {n} تغيير محفوظ على هذا الجهاز. اطلب رابطًا جديدًا ممن أعطاك الرابط وألصقه هنا.',
    },
  },
  tr: {
    title: 'Bu bağlantı artık açılmıyor',
    text: 'Süresi dolmuş ya da başka bir pencerede açılmış. Bağlantıyı bir kez daha açın ya da size verenden yenisini isteyin.',
    link: 'Yeni bağlantı',
    enter: 'Aç',
    refused: 'Bu bağlantı burada bir şey açmıyor. Adresin tamamını kopyalayıp yeniden yapıştırın.',
    kept: {
      zero: 'Hiçbir şey kaybolmaz. Bağlantıyı size verenden yenisini isteyip buraya yapıştırın.',
      one: 'Sözleriniz güvende: 1 değişiklik bu cihazda saklanıyor. Bağlantıyı size verenden yenisini isteyip buraya yapıştırın.',
      other:
        'Sözleriniz güvende: {n} değişiklik bu cihazda saklanıyor. Bağlantıyı size verenden yenisini isteyip buraya yapıştırın.',
    },
  },
  de: {
    title: 'Dieser Link öffnet nichts mehr',
    text: 'Er ist abgelaufen oder wurde in einem anderen Fenster geöffnet. Öffnen Sie ihn noch einmal, oder bitten Sie um einen neuen.',
    link: 'Neuer Link',
    enter: 'Öffnen',
    refused: 'Dieser Link öffnet hier nichts. Kopieren Sie die ganze Adresse und fügen Sie sie noch einmal ein.',
    kept: {
      zero: 'Nichts geht verloren. Bitten Sie um einen neuen Link und fügen Sie ihn hier ein.',
      one: 'Ihre Worte sind sicher: 1 Änderung bleibt auf diesem Gerät. Bitten Sie um einen neuen Link und fügen Sie ihn hier ein.',
      other:
        'Ihre Worte sind sicher: {n} Änderungen bleiben auf diesem Gerät. Bitten Sie um einen neuen Link und fügen Sie ihn hier ein.',
    },
  },
  fr: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré, ou a été ouvert dans une autre fenêtre. Ouvrez-le à nouveau, ou demandez-en un nouveau à la personne qui vous l’a donné.',
    link: 'Nouveau lien',
    enter: 'Ouvrir',
    refused: 'Ce lien n’ouvre rien ici. Copiez l’adresse entière et collez-la à nouveau.',
    kept: {
      zero: 'Rien n’est perdu. Demandez un nouveau lien à la personne qui vous l’a donné et collez-le ici.',
      one: 'Vos mots sont en sécurité : 1 modification est gardée sur cet appareil. Demandez un nouveau lien à la personne qui vous l’a donné et collez-le ici.',
      other:
        'Vos mots sont en sécurité : {n} modifications sont gardées sur cet appareil. Demandez un nouveau lien à la personne qui vous l’a donné et collez-le ici.',
    },
  },
}
