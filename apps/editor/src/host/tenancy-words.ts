import type { PartWords } from '../words/words.ts'

/** What is said of who may sign up, of limits and of invitations. */
export interface TenancyWords {
  readonly sites: string
  readonly ownLimits: string
  readonly asEverybody: string
  readonly save: string
  readonly saved: string
  readonly close: string
  readonly whoSignsUp: string
  readonly closed: string
  readonly closedWhat: string
  readonly invited: string
  readonly invitedWhat: string
  readonly open: string
  readonly openWhat: string
  readonly openNeedsMail: string
  readonly openNeedsDomain: string
  readonly limits: string
  readonly pictures: string
  readonly visits: string
  readonly noLimit: string
  readonly limitsWhat: string
  readonly inviteTitle: string
  readonly inviteWhat: string
  readonly email: string
  readonly send: string
  readonly inviteSent: string
  readonly inviteLink: string
  readonly copy: string
  readonly copied: string
  readonly invitedTag: string
  readonly invitedBy: string
  readonly linkEnds: string
  readonly sendAgain: string
  readonly takeBack: string
}

export const tenancyWords: PartWords<TenancyWords> = {
  en: {
    sites: 'Sites',
    ownLimits: 'Limits of this person',
    asEverybody: 'as everybody',
    save: 'Save',
    saved: 'Saved.',
    close: 'Close',
    whoSignsUp: 'Who may sign up',
    closed: 'Nobody',
    closedWhat: 'You invite people yourself',
    invited: 'Invited people',
    invitedWhat: 'Owners may invite others',
    open: 'Everybody',
    openWhat: 'With a mail address, and the limits below',
    openNeedsMail: 'Needs a mail server: set SMTP_URL',
    openNeedsDomain: 'Not here: sites stand beside the editor on one domain',
    limits: 'Limits for each owner',
    pictures: 'Pictures, MB',
    visits: 'Visits in 30 days',
    noLimit: 'no limit',
    limitsWhat:
      'A new site or picture beyond its limit is refused with a sentence. With visits nothing stops at once: the owner is told, and has 14 days.',
    inviteTitle: 'Invite somebody to make sites',
    inviteWhat: 'They get sites of their own. You see nothing of what stands there.',
    email: 'E-mail',
    send: 'Send the invitation',
    inviteSent: 'An invitation is on its way to {email}. It works for 7 days.',
    inviteLink: 'No mails are sent from here. Give them this link; it works once, for 7 days.',
    copy: 'Copy the link',
    copied: 'Copied',
    invitedTag: 'Invited',
    invitedBy: 'invited by {who}',
    linkEnds: 'Link ends {when}',
    sendAgain: 'Send again',
    takeBack: 'Take back',
  },
  ar: {
    sites: 'المواقع',
    ownLimits: 'حدود هذا الشخص',
    asEverybody: 'كالجميع',
    save: 'حفظ',
    saved: 'حُفظ.',
    close: 'إغلاق',
    whoSignsUp: 'من يحق له التسجيل',
    closed: 'لا أحد',
    closedWhat: 'أنت تدعو الأشخاص بنفسك',
    invited: 'المدعوون',
    invitedWhat: 'يمكن للمالكين دعوة غيرهم',
    open: 'الجميع',
    openWhat: 'بعنوان بريد وضمن الحدود أدناه',
    openNeedsMail: 'يتطلب خادم بريد: اضبط SMTP_URL',
    openNeedsDomain: 'غير ممكن هنا: المواقع بجوار المحرر على نطاق واحد',
    limits: 'حدود كل مالك',
    pictures: 'الصور (م.ب)',
    visits: 'الزيارات في 30 يومًا',
    noLimit: 'بلا حد',
    limitsWhat:
      'يُرفض الموقع الجديد أو الصورة الزائدة عن الحد مع بيان السبب. أما الزيارات فلا يتوقف بسببها شيء فورًا: يُبلَّغ المالك وأمامه 14 يومًا.',
    inviteTitle: 'دعوة شخص إلى إنشاء مواقع',
    inviteWhat: 'ستكون له مواقعه الخاصة، ولن ترى شيئًا مما فيها.',
    email: 'البريد الإلكتروني',
    send: 'إرسال الدعوة',
    inviteSent: 'الدعوة في طريقها إلى {email}. تعمل 7 أيام.',
    inviteLink: 'لا يُرسَل بريد من هنا. أعطه هذا الرابط؛ يعمل مرة واحدة خلال 7 أيام.',
    copy: 'نسخ الرابط',
    copied: 'نُسخ',
    invitedTag: 'مدعو',
    invitedBy: 'دعاه {who}',
    linkEnds: 'ينتهي الرابط {when}',
    sendAgain: 'إرسال من جديد',
    takeBack: 'سحب الدعوة',
  },
  tr: {
    sites: 'Siteler',
    ownLimits: 'Bu kişinin sınırları',
    asEverybody: 'herkes gibi',
    save: 'Kaydet',
    saved: 'Kaydedildi.',
    close: 'Kapat',
    whoSignsUp: 'Kim kaydolabilir',
    closed: 'Hiç kimse',
    closedWhat: 'Kişileri siz davet edersiniz',
    invited: 'Davet edilenler',
    invitedWhat: 'Sahipler başkalarını davet edebilir',
    open: 'Herkes',
    openWhat: 'Bir e-posta adresiyle, aşağıdaki sınırlar içinde',
    openNeedsMail: 'E-posta sunucusu gerekir: SMTP_URL ayarını yapın',
    openNeedsDomain: 'Burada olmaz: siteler düzenleyiciyle aynı alan adında',
    limits: 'Her sahip için sınırlar',
    pictures: 'Görseller, MB',
    visits: '30 günde ziyaret',
    noLimit: 'sınırsız',
    limitsWhat:
      'Sınırı aşan yeni bir site ya da görsel, nedeni söylenerek geri çevrilir. Ziyaretlerde hiçbir şey hemen durmaz: sahibine bildirilir ve 14 günü olur.',
    inviteTitle: 'Birini site yapmaya davet edin',
    inviteWhat: 'Kendi siteleri olur. Orada ne olduğunu görmezsiniz.',
    email: 'E-posta',
    send: 'Daveti gönder',
    inviteSent: '{email} adresine davet yolda. 7 gün geçerlidir.',
    inviteLink: 'Buradan e-posta gönderilmiyor. Bu bağlantıyı ona verin; 7 gün içinde bir kez çalışır.',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    invitedTag: 'Davetli',
    invitedBy: '{who} davet etti',
    linkEnds: 'Bağlantının sonu: {when}',
    sendAgain: 'Yeniden gönder',
    takeBack: 'Geri al',
  },
  de: {
    sites: 'Websites',
    ownLimits: 'Grenzen dieser Person',
    asEverybody: 'wie alle',
    save: 'Speichern',
    saved: 'Gespeichert.',
    close: 'Schließen',
    whoSignsUp: 'Wer sich registrieren darf',
    closed: 'Niemand',
    closedWhat: 'Sie laden selbst ein',
    invited: 'Eingeladene',
    invitedWhat: 'Inhaber dürfen andere einladen',
    open: 'Alle',
    openWhat: 'Mit Mailadresse und den Grenzen unten',
    openNeedsMail: 'Braucht einen Mailserver: SMTP_URL setzen',
    openNeedsDomain: 'Hier nicht: Websites stehen neben dem Editor auf einer Domain',
    limits: 'Grenzen je Inhaber',
    pictures: 'Bilder, MB',
    visits: 'Besuche in 30 Tagen',
    noLimit: 'keine Grenze',
    limitsWhat:
      'Eine neue Website oder ein Bild über der Grenze wird mit einem Satz abgelehnt. Bei Besuchen hört nichts sofort auf: Der Inhaber erfährt es und hat 14 Tage.',
    inviteTitle: 'Jemanden einladen, Websites zu machen',
    inviteWhat: 'Die Person bekommt eigene Websites. Was dort steht, sehen Sie nicht.',
    email: 'E-Mail-Adresse',
    send: 'Einladung senden',
    inviteSent: 'Eine Einladung ist unterwegs an {email}. Sie gilt 7 Tage.',
    inviteLink: 'Von hier gehen keine Mails hinaus. Geben Sie diesen Link weiter; er gilt einmal und 7 Tage lang.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    invitedTag: 'Eingeladen',
    invitedBy: 'eingeladen von {who}',
    linkEnds: 'Link endet {when}',
    sendAgain: 'Noch einmal senden',
    takeBack: 'Zurücknehmen',
  },
  fr: {
    sites: 'Sites',
    ownLimits: 'Limites de cette personne',
    asEverybody: 'comme tous',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    close: 'Fermer',
    whoSignsUp: 'Qui peut s’inscrire',
    closed: 'Personne',
    closedWhat: 'Vous invitez vous-même',
    invited: 'Les invités',
    invitedWhat: 'Les propriétaires peuvent inviter',
    open: 'Tout le monde',
    openWhat: 'Avec une adresse e-mail et les limites ci-dessous',
    openNeedsMail: 'Il faut un serveur de messagerie : réglez SMTP_URL',
    openNeedsDomain: 'Pas ici : les sites sont à côté de l’éditeur, sur un même domaine',
    limits: 'Limites par propriétaire',
    pictures: 'Images, Mo',
    visits: 'Visites en 30 jours',
    noLimit: 'sans limite',
    limitsWhat:
      'Un nouveau site ou une image au-delà de la limite est refusé avec une explication. Pour les visites, rien ne s’arrête aussitôt : le propriétaire est prévenu et a 14 jours.',
    inviteTitle: 'Inviter quelqu’un à créer des sites',
    inviteWhat: 'Cette personne aura ses propres sites. Vous n’en verrez pas le contenu.',
    email: 'Adresse e-mail',
    send: 'Envoyer l’invitation',
    inviteSent: 'Une invitation est en route vers {email}. Elle est valable 7 jours.',
    inviteLink: 'Aucun e-mail ne part d’ici. Donnez-lui ce lien ; il fonctionne une fois, pendant 7 jours.',
    copy: 'Copier le lien',
    copied: 'Copié',
    invitedTag: 'Invité',
    invitedBy: 'invité par {who}',
    linkEnds: 'Le lien expire {when}',
    sendAgain: 'Renvoyer',
    takeBack: 'Retirer',
  },
}
