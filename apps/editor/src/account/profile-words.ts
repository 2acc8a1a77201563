import type { PartWords } from '../words/words.ts'

/** What is said of one's profile, language and mails. */
interface ProfileWords {
  readonly places: string
  readonly profile: string
  readonly security: string
  readonly language: string
  readonly notifications: string
  readonly activity: string
  readonly profileWhat: string
  readonly name: string
  readonly nameHint: string
  readonly saved: string
  readonly languageWhat: string
  readonly languageHere: string
  readonly notificationsWhat: string
  readonly unmailed: string
  readonly noAddress: string
  readonly enquiries: string
  readonly asSitesSay: string
  readonly asSitesSayHint: string
  readonly none: string
  readonly noneHint: string
  readonly always: string
  readonly alwaysWhat: string
  readonly asked: string
  readonly askedWhy: string
  readonly ways: string
  readonly waysWhy: string
  readonly trouble: string
  readonly troubleWhy: string
  readonly decisions: string
  readonly decisionsWhy: string
}

export const profileWords: PartWords<ProfileWords> = {
  ar: {
    places: 'أقسام حسابك',
    profile: 'الملف الشخصي',
    security: 'الدخول والأمان',
    language: 'اللغة',
    notifications: 'الإشعارات',
    activity: 'النشاط',
    profileWhat: 'كيف يراك من تعمل معهم.',
    name: 'اسمك',
    nameHint: 'يظهر في قائمة الأشخاص وفي سجل التغييرات وفي رسائل الدعوة. إن تركته فارغًا ظهر عنوانك.',
    saved: 'حُفظ',
    languageWhat: 'تغيّر لغة الأزرار والقوائم ورسائل البريد إليك. نصوص مواقعك لا تتغير.',
    languageHere: 'تغيّر لغة الأزرار والقوائم على هذا الجهاز. نصوص المواقع لا تتغير.',
    notificationsWhat: 'ما الرسائل التي تصل إلى {email}.',
    unmailed: 'لا تُرسل رسائل من هذا الخادم. اطلب ممن يديره أن يعيّن خادم بريد.',
    noAddress: 'لا عنوان لك بعد. أضف عنوانًا تحت «الدخول والأمان».',
    enquiries: 'الاستفسارات',
    asSitesSay: 'كما حُدّد في كل موقع',
    asSitesSayHint: 'فورًا أو في رسالة واحدة كل يوم: يُحدَّد ذلك في إعدادات كل موقع، تحت «الرسائل».',
    none: 'بلا رسائل',
    noneHint: 'أقرأها في صندوق الوارد. يرى زملاؤك في إعدادات الموقع أن لا رسائل تُرسل.',
    always: 'تصل دائمًا',
    alwaysWhat: 'لا يمكن إيقاف هذه الرسائل.',
    asked: 'الروابط والرموز التي تطلبها',
    askedWhy: 'لأنك تطلبها.',
    ways: 'جهاز جديد أو ممنوع، أو عنوان دخول آخر',
    waysWhy: 'لأن من دخل حسابك بغير إذن كان سيوقفها قبل أن تقرأها.',
    trouble: 'نطاق أو شهادة أو نشر لم ينجح',
    troubleWhy: 'لأن الزوار قد يفقدون موقعك.',
    decisions: 'قرارات المضيف بشأن مواقعك، وعروض المواقع',
    decisionsWhy: 'لأن لها مواعيد تنقضي.',
  },
  en: {
    places: 'Parts of your account',
    profile: 'Profile',
    security: 'Sign-in and security',
    language: 'Language',
    notifications: 'Notifications',
    activity: 'Activity',
    profileWhat: 'How people you work with see you.',
    name: 'Your name',
    nameHint:
      'It stands in lists of people, beside what you changed, and in invitations. Without one your address does.',
    saved: 'Saved',
    languageWhat: 'Changes buttons, menus and mails to you. The texts of your sites stay as they are.',
    languageHere: 'Changes buttons and menus on this device. The texts of sites stay as they are.',
    notificationsWhat: 'Which mails go to {email}.',
    unmailed: 'No mails go out from this server. Ask whoever runs it to set a mail server.',
    noAddress: 'You have no address yet. Add one under Sign-in and security.',
    enquiries: 'Enquiries',
    asSitesSay: 'As each site says',
    asSitesSayHint: 'At once, or in one mail a day: that is set in each site, under Settings, Messages.',
    none: 'No mails',
    noneHint: 'I look into the inbox. People of the site read in its settings that none are mailed.',
    always: 'Always sent',
    alwaysWhat: 'These cannot be turned off.',
    asked: 'Links and codes',
    askedWhy: 'You ask for them.',
    ways: 'A device that is new or was blocked, another sign-in address',
    waysWhy: 'Whoever got into your account would turn them off before you read them.',
    trouble: 'A domain, certificate or publish that went wrong',
    troubleWhy: 'Visitors could lose your site.',
    decisions: 'What a host decides about your sites, sites offered to you',
    decisionsWhy: 'They have dates that pass.',
  },
  tr: {
    places: 'Hesabınızın bölümleri',
    profile: 'Profil',
    security: 'Oturum ve güvenlik',
    language: 'Dil',
    notifications: 'Bildirimler',
    activity: 'Etkinlik',
    profileWhat: 'Birlikte çalıştığınız kişiler sizi böyle görür.',
    name: 'Adınız',
    nameHint: 'Kişi listelerinde, yaptığınız değişikliklerin yanında ve davetlerde yazar. Boşsa adresiniz yazar.',
    saved: 'Kaydedildi',
    languageWhat: 'Düğmelerin, menülerin ve size gelen iletilerin dilini değiştirir. Sitelerinizin metinleri değişmez.',
    languageHere: 'Bu cihazdaki düğmelerin ve menülerin dilini değiştirir. Sitelerin metinleri değişmez.',
    notificationsWhat: '{email} adresine hangi iletiler gider.',
    unmailed: 'Bu sunucudan ileti gönderilmiyor. Sunucuyu yöneten kişiden bir posta sunucusu ayarlamasını isteyin.',
    noAddress: 'Henüz bir adresiniz yok. Oturum ve güvenlik altında ekleyin.',
    enquiries: 'Ziyaretçi mesajları',
    asSitesSay: 'Her sitede ayarlandığı gibi',
    asSitesSayHint: 'Hemen ya da günde tek ileti: bu, her sitenin ayarlarında, Mesajlar altında belirlenir.',
    none: 'İleti gönderilmesin',
    noneHint: 'Gelen kutusuna bakarım. Sitedeki kişiler site ayarlarında ileti gitmediğini görür.',
    always: 'Her zaman gönderilir',
    alwaysWhat: 'Bunlar kapatılamaz.',
    asked: 'Bağlantılar ve kodlar',
    askedWhy: 'Bunları siz istersiniz.',
    ways: 'Yeni ya da engellenen bir cihaz, başka bir oturum adresi',
    waysWhy: 'Hesabınıza giren biri, siz okumadan önce bunları kapatırdı.',
    trouble: 'Sorun çıkaran alan adı, sertifika ya da yayım',
    troubleWhy: 'Ziyaretçiler sitenizi kaybedebilir.',
    decisions: 'Barındıranın siteleriniz için kararları, size önerilen siteler',
    decisionsWhy: 'Süreleri geçebilir.',
  },
  de: {
    places: 'Teile Ihres Kontos',
    profile: 'Profil',
    security: 'Anmeldung und Sicherheit',
    language: 'Sprache',
    notifications: 'Benachrichtigungen',
    activity: 'Aktivität',
    profileWhat: 'Wie die Menschen Sie sehen, mit denen Sie arbeiten.',
    name: 'Ihr Name',
    nameHint:
      'Er steht in Listen von Personen, bei Ihren Änderungen und in Einladungen. Ohne Namen steht dort Ihre Adresse.',
    saved: 'Gespeichert',
    languageWhat: 'Ändert Knöpfe, Menüs und Mails an Sie. Die Texte Ihrer Websites bleiben, wie sie sind.',
    languageHere: 'Ändert Knöpfe und Menüs auf diesem Gerät. Die Texte der Websites bleiben, wie sie sind.',
    notificationsWhat: 'Welche Mails an {email} gehen.',
    unmailed: 'Dieser Server verschickt keine Mails. Bitten Sie den Betreiber, einen Mailserver einzurichten.',
    noAddress: 'Sie haben noch keine Adresse. Ergänzen Sie eine unter Anmeldung und Sicherheit.',
    enquiries: 'Anfragen',
    asSitesSay: 'Wie jede Website es sagt',
    asSitesSayHint:
      'Sofort oder in einer Mail am Tag: Das ist in jeder Website eingestellt, unter Einstellungen, Nachrichten.',
    none: 'Keine Mails',
    noneHint:
      'Ich sehe in den Posteingang. Wer an der Website arbeitet, liest in ihren Einstellungen, dass keine hinausgehen.',
    always: 'Kommen immer',
    alwaysWhat: 'Diese lassen sich nicht abstellen.',
    asked: 'Links und Codes',
    askedWhy: 'Sie bestellen sie selbst.',
    ways: 'Ein neues oder ausgesperrtes Gerät, eine andere Anmeldeadresse',
    waysWhy: 'Wer in Ihr Konto käme, würde sie abstellen, bevor Sie sie lesen.',
    trouble: 'Eine Domain, ein Zertifikat, eine Veröffentlichung, bei der etwas schiefging',
    troubleWhy: 'Ihre Website könnte Besuchern fehlen.',
    decisions: 'Was ein Host über Ihre Websites entscheidet, Websites, die man Ihnen anbietet',
    decisionsWhy: 'Sie haben Fristen, die ablaufen.',
  },
  fr: {
    places: 'Parties de votre compte',
    profile: 'Profil',
    security: 'Connexion et sécurité',
    language: 'Langue',
    notifications: 'Notifications',
    activity: 'Activité',
    profileWhat: 'Comment vous voient les personnes avec qui vous travaillez.',
    name: 'Votre nom',
    nameHint:
      'Il figure dans les listes de personnes, à côté de vos changements et dans les invitations. Sans nom, c’est votre adresse.',
    saved: 'Enregistré',
    languageWhat:
      'Change les boutons, les menus et les messages qui vous sont envoyés. Les textes de vos sites restent tels quels.',
    languageHere: 'Change les boutons et les menus sur cet appareil. Les textes des sites restent tels quels.',
    notificationsWhat: 'Les messages envoyés à {email}.',
    unmailed: 'Aucun message ne part de ce serveur. Demandez à qui le gère de définir un serveur de messagerie.',
    noAddress: 'Vous n’avez pas encore d’adresse. Ajoutez-en une sous Connexion et sécurité.',
    enquiries: 'Messages des visiteurs',
    asSitesSay: 'Comme chaque site le dit',
    asSitesSayHint:
      'Tout de suite, ou en un message par jour : cela se règle dans chaque site, sous Réglages, Messages.',
    none: 'Aucun message',
    noneHint:
      'Je consulte la boîte de réception. Les personnes du site lisent dans ses réglages que rien n’est envoyé.',
    always: 'Toujours envoyés',
    alwaysWhat: 'Ceux-ci ne peuvent pas être désactivés.',
    asked: 'Liens et codes',
    askedWhy: 'C’est vous qui les demandez.',
    ways: 'Un appareil nouveau ou bloqué, une autre adresse de connexion',
    waysWhy: 'Qui entrerait dans votre compte les désactiverait avant que vous les lisiez.',
    trouble: 'Un domaine, un certificat ou une publication en échec',
    troubleWhy: 'Les visiteurs pourraient perdre votre site.',
    decisions: 'Ce qu’un hébergeur décide de vos sites, les sites qui vous sont proposés',
    decisionsWhy: 'Leurs délais peuvent passer.',
  },
}
