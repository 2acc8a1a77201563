import type { PartWords } from '../words/words.ts'

/** What is said of how much an owner may have, and of inviting others. */
interface UseWords {
  readonly title: string
  readonly what: string
  readonly sites: string
  readonly pictures: string
  readonly visits: string
  readonly of: string
  readonly until: string
  readonly inviteTitle: string
  readonly inviteWhat: string
  readonly email: string
  readonly send: string
  readonly sent: string
}

export const ownUseWords: PartWords<UseWords> = {
  en: {
    title: 'What you may use',
    what: 'On all of your sites together. Whoever runs this installation can give you more.',
    sites: 'Sites',
    pictures: 'Pictures, MB',
    visits: 'Visits in 30 days',
    of: '{n} of {most}',
    until:
      'Your sites are read more than planned. Visitors notice nothing; from {day} on nothing more can be published until there are fewer visits or a higher limit.',
    inviteTitle: 'Invite somebody to make sites',
    inviteWhat: 'They get an account and sites of their own. They see nothing of yours.',
    email: 'E-mail',
    send: 'Send the invitation',
    sent: 'An invitation is on its way to {email}. It works for 7 days.',
  },
  ar: {
    title: 'ما يمكنك استخدامه',
    what: 'على كل مواقعك معًا. ويمكن لمن يدير هذا التثبيت أن يمنحك أكثر.',
    sites: 'المواقع',
    pictures: 'الصور (م.ب)',
    visits: 'الزيارات في 30 يومًا',
    of: '{n} من {most}',
    until:
      'تُقرأ مواقعك أكثر من المخطط. لا يلاحظ الزوار شيئًا؛ ابتداءً من {day} لا يمكن نشر المزيد حتى تقل الزيارات أو يُرفع الحد.',
    inviteTitle: 'دعوة شخص إلى إنشاء مواقع',
    inviteWhat: 'سيكون له حساب ومواقع خاصة به، ولن يرى شيئًا من مواقعك.',
    email: 'البريد الإلكتروني',
    send: 'إرسال الدعوة',
    sent: 'الدعوة في طريقها إلى {email}. تعمل 7 أيام.',
  },
  tr: {
    title: 'Kullanabilecekleriniz',
    what: 'Bütün sitelerinizde toplam. Bu kurulumu yöneten kişi size daha fazlasını verebilir.',
    sites: 'Siteler',
    pictures: 'Görseller, MB',
    visits: '30 günde ziyaret',
    of: '{n} / {most}',
    until:
      'Siteleriniz planlanandan çok okunuyor. Ziyaretçiler bir şey fark etmez; {day} gününden sonra, ziyaretler azalana ya da sınır yükselene kadar yayın yapılamaz.',
    inviteTitle: 'Birini site yapmaya davet edin',
    inviteWhat: 'Kendi hesabı ve siteleri olur. Sizinkilerden hiçbir şey görmez.',
    email: 'E-posta',
    send: 'Daveti gönder',
    sent: '{email} adresine davet yolda. 7 gün geçerlidir.',
  },
  de: {
    title: 'Was Sie nutzen dürfen',
    what: 'Auf allen Ihren Websites zusammen. Wer diese Installation betreibt, kann Ihnen mehr geben.',
    sites: 'Websites',
    pictures: 'Bilder, MB',
    visits: 'Besuche in 30 Tagen',
    of: '{n} von {most}',
    until:
      'Ihre Websites werden öfter gelesen als vorgesehen. Besucher merken nichts; ab {day} kann nichts mehr veröffentlicht werden, bis es weniger Besuche sind oder die Grenze höher ist.',
    inviteTitle: 'Jemanden einladen, Websites zu machen',
    inviteWhat: 'Die Person bekommt ein Konto und eigene Websites. Von Ihren sieht sie nichts.',
    email: 'E-Mail-Adresse',
    send: 'Einladung senden',
    sent: 'Eine Einladung ist unterwegs an {email}. Sie gilt 7 Tage.',
  },
  fr: {
    title: 'Ce que vous pouvez utiliser',
    what: 'Sur l’ensemble de vos sites. La personne qui gère cette installation peut vous en donner plus.',
    sites: 'Vos sites',
    pictures: 'Images, Mo',
    visits: 'Visites en 30 jours',
    of: '{n} sur {most}',
    until:
      'Vos sites sont plus lus que prévu. Les visiteurs ne remarquent rien ; à partir du {day}, rien ne pourra être publié tant qu’il n’y aura pas moins de visites ou une limite plus haute.',
    inviteTitle: 'Inviter quelqu’un à créer des sites',
    inviteWhat: 'Cette personne aura un compte et ses propres sites. Elle ne verra rien des vôtres.',
    email: 'Adresse e-mail',
    send: 'Envoyer l’invitation',
    sent: 'Une invitation est en route vers {email}. Elle est valable 7 jours.',
  },
}
