/** Mails to people who make sites on an installation of somebody else; `{host}` is the app's, `{most}` a number, `{day}` a date. */
interface TenantMailWords {
  readonly signUpSubject: string
  readonly signUp: string
  readonly invited: string
  readonly signUpOnce: string
  readonly knownSubject: string
  readonly known: string
  readonly unasked: string
  readonly reminderSubject: string
  readonly reminder: string
  readonly reminderHow: string
  readonly visitsSubject: string
  readonly visits: string
  readonly visitsHow: string
}

const en: TenantMailWords = {
  signUpSubject: 'Make your account on {host}',
  signUp: 'This link makes your account on {host}, with which you make websites:',
  invited: 'You have been invited to make websites on {host}. This link makes your account:',
  signUpOnce: 'It works once. After that you sign in with your address or a passkey; there is no password.',
  knownSubject: 'You have an account on {host}',
  known: 'Somebody asked for an account on {host} with this address, and you have one already. Sign in here:',
  unasked: 'Were you not expecting this? Then you need not do anything: nothing is made without this link.',
  reminderSubject: 'Add a second way into {host}',
  reminder:
    'You sign in to {host} by mail alone. If you ever lose this mailbox, nobody can let you back in to your websites. A passkey, or codes on paper, take one minute:',
  reminderHow: 'Whoever runs {host} sent you this reminder.',
  visitsSubject: 'Your websites on {host} are read more than planned',
  visits: 'In 30 days visitors read more than {most} pages of your websites on {host}, which is your limit.',
  visitsHow:
    'Visitors notice nothing, and your websites stay as they are. From {day} on nothing more can be published until there are fewer visits or a higher limit. Ask whoever runs {host}. The numbers are here:',
}

const words: { readonly [language: string]: TenantMailWords } = {
  en,
  ar: {
    signUpSubject: 'أنشئ حسابك على {host}',
    signUp: 'ينشئ هذا الرابط حسابك على {host} لتنشئ به مواقع:',
    invited: 'دُعيت إلى إنشاء مواقع على {host}. ينشئ هذا الرابط حسابك:',
    signUpOnce: 'يعمل الرابط مرة واحدة. بعد ذلك تدخل بعنوان بريدك أو بمفتاح مرور، ولا توجد كلمة مرور.',
    knownSubject: 'لديك حساب على {host}',
    known: 'طلب أحدهم حسابًا على {host} بهذا العنوان، ولديك حساب بالفعل. ادخل من هنا:',
    unasked: 'لم تكن تتوقع هذه الرسالة؟ لا يلزمك فعل شيء، فلا يُنشأ شيء من دون هذا الرابط.',
    reminderSubject: 'أضف طريقة دخول ثانية إلى {host}',
    reminder:
      'أنت تدخل إلى {host} بالبريد وحده. إن فقدت صندوق البريد هذا يومًا فلن يستطيع أحد إعادتك إلى مواقعك. إضافة مفتاح مرور أو رموز على الورق تستغرق دقيقة:',
    reminderHow: 'أرسل لك هذا التذكير من يدير {host}.',
    visitsSubject: 'مواقعك على {host} تُقرأ أكثر من المخطط',
    visits: 'قرأ الزوار خلال 30 يومًا أكثر من {most} صفحة من مواقعك على {host}، وهذا هو حدك.',
    visitsHow:
      'لا يلاحظ الزوار شيئًا وتبقى مواقعك كما هي. ابتداءً من {day} لا يمكن نشر المزيد حتى تقل الزيارات أو يُرفع الحد. راجع من يدير {host}. الأرقام هنا:',
  },
  tr: {
    signUpSubject: '{host} üzerinde hesabınızı açın',
    signUp: 'Bu bağlantı, {host} üzerinde web sitesi yapacağınız hesabı açar:',
    invited: '{host} üzerinde web sitesi yapmaya davet edildiniz. Bu bağlantı hesabınızı açar:',
    signUpOnce: 'Bir kez çalışır. Sonra adresinizle ya da bir geçiş anahtarıyla oturum açarsınız; parola yoktur.',
    knownSubject: '{host} üzerinde bir hesabınız var',
    known: 'Biri {host} üzerinde bu adresle hesap istedi, oysa zaten bir hesabınız var. Buradan oturum açın:',
    unasked: 'Bunu beklemiyor muydunuz? Bir şey yapmanız gerekmez: bu bağlantı olmadan hiçbir şey açılmaz.',
    reminderSubject: '{host} için ikinci bir giriş yolu ekleyin',
    reminder:
      '{host} üzerinde yalnızca e-postayla oturum açıyorsunuz. Bu posta kutusunu kaybederseniz kimse sizi sitelerinize geri alamaz. Bir geçiş anahtarı ya da kâğıtta kodlar bir dakika sürer:',
    reminderHow: 'Bu hatırlatmayı {host} yöneticisi gönderdi.',
    visitsSubject: '{host} üzerindeki siteleriniz planlanandan çok okunuyor',
    visits:
      'Ziyaretçiler 30 günde {host} üzerindeki sitelerinizin {most} sayfasından fazlasını okudu; sınırınız budur.',
    visitsHow:
      'Ziyaretçiler bir şey fark etmez, siteleriniz olduğu gibi kalır. {day} gününden sonra, ziyaretler azalana ya da sınır yükselene kadar yayın yapılamaz. {host} yöneticisine sorun. Sayılar burada:',
  },
  de: {
    signUpSubject: 'Ihr Konto auf {host}',
    signUp: 'Dieser Link legt Ihr Konto auf {host} an, mit dem Sie Websites machen:',
    invited: 'Sie wurden eingeladen, auf {host} Websites zu machen. Dieser Link legt Ihr Konto an:',
    signUpOnce:
      'Er gilt einmal. Danach melden Sie sich mit Ihrer Adresse oder einem Passkey an; ein Passwort gibt es nicht.',
    knownSubject: 'Sie haben ein Konto auf {host}',
    known:
      'Jemand wollte auf {host} mit dieser Adresse ein Konto anlegen, und Sie haben schon eines. Hier melden Sie sich an:',
    unasked: 'Haben Sie das nicht erwartet? Dann brauchen Sie nichts zu tun: Ohne diesen Link wird nichts angelegt.',
    reminderSubject: 'Ein zweiter Zugang zu {host}',
    reminder:
      'Bei {host} melden Sie sich nur per Mail an. Verlieren Sie dieses Postfach, kann Sie niemand mehr zu Ihren Websites lassen. Ein Passkey oder Codes auf Papier dauern eine Minute:',
    reminderHow: 'Diese Erinnerung schickt Ihnen, wer {host} betreibt.',
    visitsSubject: 'Ihre Websites auf {host} werden öfter gelesen als vorgesehen',
    visits: 'In 30 Tagen haben Besucher mehr als {most} Seiten Ihrer Websites auf {host} gelesen; das ist Ihre Grenze.',
    visitsHow:
      'Besucher merken davon nichts, und Ihre Websites bleiben, wie sie sind. Ab {day} kann nichts mehr veröffentlicht werden, bis es weniger Besuche sind oder die Grenze höher ist. Fragen Sie, wer {host} betreibt. Die Zahlen stehen hier:',
  },
  fr: {
    signUpSubject: 'Votre compte sur {host}',
    signUp: 'Ce lien crée votre compte sur {host}, avec lequel vous ferez des sites :',
    invited: 'Vous êtes invité à faire des sites sur {host}. Ce lien crée votre compte :',
    signUpOnce:
      'Il fonctionne une fois. Ensuite, vous vous connectez avec votre adresse ou une clé d’accès ; il n’y a pas de mot de passe.',
    knownSubject: 'Vous avez un compte sur {host}',
    known: 'Quelqu’un a demandé un compte sur {host} avec cette adresse, et vous en avez déjà un. Connectez-vous ici :',
    unasked: 'Vous ne vous y attendiez pas ? Alors ne faites rien : rien n’est créé sans ce lien.',
    reminderSubject: 'Ajoutez un deuxième accès à {host}',
    reminder:
      'Vous vous connectez à {host} uniquement par e-mail. Si vous perdez cette boîte, personne ne pourra vous rendre vos sites. Une clé d’accès, ou des codes sur papier, prennent une minute :',
    reminderHow: 'Ce rappel vous est envoyé par la personne qui gère {host}.',
    visitsSubject: 'Vos sites sur {host} sont plus lus que prévu',
    visits: 'En 30 jours, les visiteurs ont lu plus de {most} pages de vos sites sur {host} : c’est votre limite.',
    visitsHow:
      'Les visiteurs ne remarquent rien et vos sites restent tels quels. À partir du {day}, rien ne pourra être publié tant qu’il n’y aura pas moins de visites ou une limite plus haute. Adressez-vous à la personne qui gère {host}. Les chiffres sont ici :',
  },
}

/** The words in a reader's language; English where there are none. */
export function tenantMailWords(language: string): TenantMailWords {
  return words[language] ?? en
}
