import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

interface AwayWords {
  readonly missingTitle: string
  readonly missingText: string
  readonly unreachableTitle: string
  readonly unreachableText: string
  readonly offlineTitle: string
  readonly offlineText: Plural
  readonly serverTitle: string
  readonly serverText: string
  readonly again: Plural
  readonly failingTitle: string
  readonly failingText: string
  readonly busyTitle: string
  readonly busyText: string
  readonly movingTitle: string
  readonly movingText: string
}

/** Where there is no site, no server or no connection. */
export const awayWords: PartWords<AwayWords> = {
  en: {
    missingTitle: 'Site not found',
    missingText: 'Check the address. You may also not have access to this site.',
    unreachableTitle: 'Can’t reach the server',
    unreachableText: 'Nothing is lost. Check the connection and try again.',
    offlineTitle: 'You are offline',
    offlineText: {
      zero: 'Keep working. Changes are kept on this device and sent when the connection returns.',
      one: 'Keep working. 1 change is kept on this device and sent when the connection returns.',
      other: 'Keep working. {n} changes are kept on this device and sent when the connection returns.',
    },
    serverTitle: 'Can’t reach the server',
    serverText: 'Keep working. Your changes are kept on this device and sent when the server answers.',
    again: { zero: 'Trying again now.', one: 'Trying again in 1 second.', other: 'Trying again in {n} seconds.' },
    failingTitle: 'The server could not save',
    failingText:
      'Keep working. Your changes are kept on this device and sent again by themselves. If this goes on, tell whoever runs this server.',
    busyTitle: 'The server asks you to wait',
    busyText: 'Keep working. Your changes are kept on this device and sent in a moment.',
    movingTitle: 'The site is just moving to another server',
    movingText:
      'Keep working. For a few seconds nothing is saved there; your changes are kept on this device and sent by themselves.',
  },
  ar: {
    missingTitle: 'الموقع غير موجود',
    missingText: 'تحقّق من العنوان. ربما لا تملك صلاحية الوصول إلى هذا الموقع.',
    unreachableTitle: 'الخادم لا يجيب',
    unreachableText: 'لم يضِع شيء. تحقّق من الاتصال ثم أعد المحاولة.',
    offlineTitle: 'أنت دون اتصال',
    offlineText: {
      zero: 'واصل العمل: تُحفظ التغييرات على هذا الجهاز وتُرسل عند عودة الاتصال.',
      one: 'واصل العمل: تغيير واحد محفوظ على هذا الجهاز ويُرسل عند عودة الاتصال.',
      two: 'واصل العمل: تغييران محفوظان على هذا الجهاز ويُرسلان عند عودة الاتصال.',
      few: 'واصل العمل: {n} تغييرات محفوظة على هذا الجهاز وتُرسل عند عودة الاتصال.',
      many: 'واصل العمل: {n} تغييرًا محفوظًا على هذا الجهاز وتُرسل عند عودة الاتصال.',
      other: 'واصل العمل: {n} تغيير محفوظ على هذا الجهاز وتُرسل عند عودة الاتصال.',
    },
    serverTitle: 'تعذّر الوصول إلى الخادم',
    serverText: 'واصل العمل: تغييراتك محفوظة على هذا الجهاز وتُرسل حين يستجيب الخادم.',
    again: {
      zero: 'نحاول مجددًا الآن.',
      one: 'نحاول مجددًا بعد ثانية.',
      two: 'نحاول مجددًا بعد ثانيتين.',
      few: 'نحاول مجددًا بعد {n} ثوانٍ.',
      many: 'نحاول مجددًا بعد {n} ثانية.',
      other: 'نحاول مجددًا بعد {n} ثانية.',
    },
    failingTitle: 'لم يتمكّن الخادم من الحفظ',
    failingText:
      'واصل العمل: تغييراتك محفوظة على هذا الجهاز وتُرسل مجددًا من تلقاء نفسها. إذا استمر ذلك فأخبر من يدير هذا الخادم.',
    busyTitle: 'الخادم يطلب الانتظار قليلًا',
    busyText: 'واصل العمل: تغييراتك محفوظة على هذا الجهاز وتُرسل بعد لحظات.',
    movingTitle: 'يُنقل الموقع الآن إلى خادم آخر',
    movingText: 'واصل العمل: لا يُحفظ شيء على الخادم لثوانٍ قليلة، وتغييراتك محفوظة على هذا الجهاز وتُرسل من تلقاء نفسها.',
  },
  tr: {
    missingTitle: 'Site bulunamadı',
    missingText: 'Adresi denetleyin. Bu siteye erişiminiz de olmayabilir.',
    unreachableTitle: 'Sunucu yanıt vermiyor',
    unreachableText: 'Hiçbir şey kaybolmadı. Bağlantıyı denetleyip yeniden deneyin.',
    offlineTitle: 'Çevrimdışısınız',
    offlineText: {
      zero: 'Çalışmaya devam edin. Değişiklikler bu cihazda saklanır, bağlantı gelince gönderilir.',
      one: 'Çalışmaya devam edin. 1 değişiklik bu cihazda saklanıyor, bağlantı gelince gönderilecek.',
      other: 'Çalışmaya devam edin. {n} değişiklik bu cihazda saklanıyor, bağlantı gelince gönderilecek.',
    },
    serverTitle: 'Sunucuya ulaşılamıyor',
    serverText: 'Çalışmaya devam edin. Değişiklikleriniz bu cihazda saklanır, sunucu yanıt verince gönderilir.',
    again: {
      zero: 'Şimdi yeniden deneniyor.',
      one: '1 saniye sonra yeniden denenecek.',
      other: '{n} saniye sonra yeniden denenecek.',
    },
    failingTitle: 'Sunucu kaydedemedi',
    failingText:
      'Çalışmaya devam edin. Değişiklikleriniz bu cihazda duruyor ve kendiliğinden yeniden gönderilir. Sürerse bu sunucuyu yönetene haber verin.',
    busyTitle: 'Sunucu biraz beklemenizi istiyor',
    busyText: 'Çalışmaya devam edin. Değişiklikleriniz bu cihazda duruyor, birazdan gönderilir.',
    movingTitle: 'Site şu anda başka bir sunucuya taşınıyor',
    movingText:
      'Çalışmaya devam edin. Birkaç saniye sunucuya bir şey kaydedilmez; değişiklikleriniz bu cihazda durur ve kendiliğinden gönderilir.',
  },
  de: {
    missingTitle: 'Website nicht gefunden',
    missingText: 'Prüfen Sie die Adresse. Vielleicht haben Sie auch keinen Zugang zu dieser Website.',
    unreachableTitle: 'Der Server antwortet nicht',
    unreachableText: 'Nichts ist verloren. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    offlineTitle: 'Sie sind offline',
    offlineText: {
      zero: 'Arbeiten Sie weiter. Änderungen bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung zurück ist.',
      one: 'Arbeiten Sie weiter. 1 Änderung bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung zurück ist.',
      other:
        'Arbeiten Sie weiter. {n} Änderungen bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung zurück ist.',
    },
    serverTitle: 'Server nicht erreichbar',
    serverText:
      'Arbeiten Sie weiter. Ihre Änderungen bleiben auf diesem Gerät und werden gesendet, sobald der Server antwortet.',
    again: {
      zero: 'Neuer Versuch läuft.',
      one: 'Neuer Versuch in 1 Sekunde.',
      other: 'Neuer Versuch in {n} Sekunden.',
    },
    failingTitle: 'Der Server konnte nicht speichern',
    failingText:
      'Arbeiten Sie weiter. Ihre Änderungen sind auf diesem Gerät gesichert und werden von selbst noch einmal gesendet. Hält das an, sagen Sie es dem Betreiber dieses Servers.',
    busyTitle: 'Der Server bittet um etwas Geduld',
    busyText: 'Arbeiten Sie weiter. Ihre Änderungen sind auf diesem Gerät gesichert und werden gleich gesendet.',
    movingTitle: 'Die Website zieht gerade auf einen anderen Server um',
    movingText:
      'Arbeiten Sie weiter. Ein paar Sekunden lang wird dort nichts gespeichert; Ihre Änderungen sind auf diesem Gerät gesichert und werden von selbst gesendet.',
  },
  fr: {
    missingTitle: 'Site introuvable',
    missingText: 'Vérifiez l’adresse. Il se peut aussi que vous n’ayez pas accès à ce site.',
    unreachableTitle: 'Le serveur ne répond pas',
    unreachableText: 'Rien n’est perdu. Vérifiez la connexion et réessayez.',
    offlineTitle: 'Vous êtes hors ligne',
    offlineText: {
      zero: 'Continuez. Les modifications restent sur cet appareil et partiront au retour de la connexion.',
      one: 'Continuez. 1 modification reste sur cet appareil et partira au retour de la connexion.',
      other: 'Continuez. {n} modifications restent sur cet appareil et partiront au retour de la connexion.',
    },
    serverTitle: 'Serveur injoignable',
    serverText: 'Continuez. Vos modifications restent sur cet appareil et partiront dès que le serveur répondra.',
    again: {
      zero: 'Nouvel essai en cours.',
      one: 'Nouvel essai dans 1 seconde.',
      other: 'Nouvel essai dans {n} secondes.',
    },
    failingTitle: 'Le serveur n’a pas pu enregistrer',
    failingText:
      'Continuez. Vos modifications sont gardées sur cet appareil et renvoyées d’elles-mêmes. Si cela dure, prévenez la personne qui gère ce serveur.',
    busyTitle: 'Le serveur vous demande de patienter',
    busyText: 'Continuez. Vos modifications sont gardées sur cet appareil et envoyées dans un instant.',
    movingTitle: 'Le site est en cours de déplacement vers un autre serveur',
    movingText:
      'Continuez. Pendant quelques secondes, rien n’y est enregistré ; vos modifications sont gardées sur cet appareil et partiront d’elles-mêmes.',
  },
}
