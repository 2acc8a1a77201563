import type { PartWords } from '../words/words.ts'

/** What is said of the address that somebody signs in with; `{email}` is one, `{days}` a number. */
export interface SignInAddressWords {
  readonly title: string
  readonly what: string
  readonly none: string
  readonly byHand: string
  readonly change: string
  readonly add: string
  readonly changeTitle: string
  readonly addTitle: string
  readonly field: string
  readonly how: string
  readonly next: string
  readonly cancel: string
  readonly codeTitle: string
  readonly sent: string
  readonly code: string
  readonly take: string
  readonly other: string
  readonly changed: string
  readonly wrongAddress: string
  readonly hintTitle: string
  readonly hint: string
  readonly later: string
}

/** What whoever runs a server without mail types: it is the same in every language. */
export const ADDRESS_COMMAND = 'npm run mimar -- address owner@localhost lina@cafe.example'

export const signInAddressWords: PartWords<SignInAddressWords> = {
  ar: {
    title: 'البريد لروابط الدخول',
    what: 'إليه تصل روابط الدخول وما يخص حسابك.',
    none: 'لا عنوان بعد',
    byHand: 'لا يرسل هذا الخادم بريدًا. يضبط العنوانَ من يدير الخادم بهذا الأمر:',
    change: 'تغيير',
    add: 'إضافة عنوان',
    changeTitle: 'تغيير البريد',
    addTitle: 'إضافة بريدك',
    field: 'البريد الجديد',
    how: 'نرسل رمزًا إلى العنوان الجديد. لا يتغير شيء قبل أن تكتبه هنا. تبقى أجهزتك مسجّلة الدخول، ويمكن استعادة العنوان السابق خلال {days} أيام.',
    next: 'أرسل لي رمزًا',
    cancel: 'إلغاء',
    codeTitle: 'افحص بريدك',
    sent: 'رمز من 6 أرقام في الطريق إلى {email}. يُقبل هنا خلال 10 دقائق.',
    code: 'الرمز الذي في الرسالة',
    take: 'تأكيد العنوان',
    other: 'عنوان آخر',
    changed: 'تدخل الآن بالعنوان {email}',
    wrongAddress: 'اكتب عنوانًا كاملًا، مثل lina@cafe.example.',
    hintTitle: 'أضف بريدك لتعود متى شئت',
    hint: 'دخلت برابط طُبع على هذا الجهاز. بعنوان بريد تحصل على رابط دخول أينما كنت.',
    later: 'لاحقًا',
  },
  en: {
    title: 'E-mail for sign-in links',
    what: 'Links to sign in, and news of your account, go there.',
    none: 'No address yet',
    byHand: 'This server sends no mail. Whoever runs it sets the address with this command:',
    change: 'Change',
    add: 'Add an address',
    changeTitle: 'Change your e-mail',
    addTitle: 'Add your e-mail',
    field: 'New e-mail',
    how: 'We send a code to the new address. Nothing changes before you type it here. Your devices stay signed in, and for {days} days the address you had can be taken back.',
    next: 'Send me a code',
    cancel: 'Cancel',
    codeTitle: 'Check your inbox',
    sent: 'A 6-digit code is on its way to {email}. It counts here for 10 minutes.',
    code: 'Code from the mail',
    take: 'Confirm the address',
    other: 'Other address',
    changed: 'You sign in with {email} now',
    wrongAddress: 'Write the whole address, like lina@cafe.example.',
    hintTitle: 'Add your e-mail, so that you can come back',
    hint: 'You came in by a link that was printed on this machine. With an address you get a link wherever you are.',
    later: 'Later',
  },
  tr: {
    title: 'Giriş bağlantıları için e-posta',
    what: 'Giriş bağlantıları ve hesabınızla ilgili haberler oraya gider.',
    none: 'Henüz adres yok',
    byHand: 'Bu sunucu e-posta göndermiyor. Adresi, sunucuyu işleten kişi bu komutla ayarlar:',
    change: 'Değiştir',
    add: 'Adres ekle',
    changeTitle: 'E-postanızı değiştirin',
    addTitle: 'E-postanızı ekleyin',
    field: 'Yeni e-posta',
    how: 'Yeni adrese bir kod göndeririz. Kodu buraya yazmadan hiçbir şey değişmez. Cihazlarınızın oturumu açık kalır; önceki adres {days} gün içinde geri alınabilir.',
    next: 'Bana kod gönder',
    cancel: 'İptal',
    codeTitle: 'Gelen kutunuza bakın',
    sent: '{email} adresine 6 haneli bir kod gidiyor. 10 dakika boyunca burada geçerlidir.',
    code: 'İletideki kod',
    take: 'Adresi onayla',
    other: 'Başka adres',
    changed: 'Artık {email} ile oturum açıyorsunuz',
    wrongAddress: 'Adresin tamamını yazın, örneğin lina@cafe.example.',
    hintTitle: 'Geri dönebilmek için e-postanızı ekleyin',
    hint: 'Bu makinede yazdırılan bir bağlantıyla girdiniz. Bir adresle, nerede olursanız olun giriş bağlantısı alırsınız.',
    later: 'Sonra',
  },
  de: {
    title: 'E-Mail für Anmeldelinks',
    what: 'Dorthin gehen Anmeldelinks und was Ihr Konto betrifft.',
    none: 'Noch keine Adresse',
    byHand: 'Dieser Server verschickt keine Mails. Wer ihn betreibt, setzt die Adresse mit diesem Befehl:',
    change: 'Ändern',
    add: 'Adresse hinzufügen',
    changeTitle: 'E-Mail ändern',
    addTitle: 'E-Mail hinzufügen',
    field: 'Neue E-Mail',
    how: 'Wir schicken einen Code an die neue Adresse. Bevor Sie ihn hier eintippen, ändert sich nichts. Ihre Geräte bleiben angemeldet, und {days} Tage lang lässt sich die bisherige Adresse zurückholen.',
    next: 'Code schicken',
    cancel: 'Abbrechen',
    codeTitle: 'Sehen Sie in Ihr Postfach',
    sent: 'Ein Code mit 6 Ziffern ist unterwegs an {email}. Er gilt hier 10 Minuten lang.',
    code: 'Code aus der Mail',
    take: 'Adresse bestätigen',
    other: 'Andere Adresse',
    changed: 'Sie melden sich jetzt mit {email} an',
    wrongAddress: 'Schreiben Sie die ganze Adresse, etwa lina@cafe.example.',
    hintTitle: 'Ihre E-Mail, damit Sie wieder hereinkommen',
    hint: 'Sie kamen über einen Link, der auf dieser Maschine ausgegeben wurde. Mit einer Adresse bekommen Sie überall einen Anmeldelink.',
    later: 'Später',
  },
  fr: {
    title: 'E-mail pour les liens de connexion',
    what: 'Les liens de connexion et les nouvelles de votre compte y arrivent.',
    none: 'Pas encore d’adresse',
    byHand: 'Ce serveur n’envoie pas d’e-mails. La personne qui le gère définit l’adresse avec cette commande :',
    change: 'Changer',
    add: 'Ajouter une adresse',
    changeTitle: 'Changer d’e-mail',
    addTitle: 'Ajouter votre e-mail',
    field: 'Nouvel e-mail',
    how: 'Nous envoyons un code à la nouvelle adresse. Rien ne change avant que vous le saisissiez ici. Vos appareils restent connectés, et l’ancienne adresse peut être reprise pendant {days} jours.',
    next: 'M’envoyer un code',
    cancel: 'Annuler',
    codeTitle: 'Consultez votre messagerie',
    sent: 'Un code à 6 chiffres est en route vers {email}. Il compte ici pendant 10 minutes.',
    code: 'Code reçu par e-mail',
    take: 'Confirmer l’adresse',
    other: 'Autre adresse',
    changed: 'Vous vous connectez maintenant avec {email}',
    wrongAddress: 'Écrivez l’adresse entière, par exemple lina@cafe.example.',
    hintTitle: 'Ajoutez votre e-mail pour pouvoir revenir',
    hint: 'Vous êtes entré par un lien affiché sur cette machine. Avec une adresse, vous recevez un lien où que vous soyez.',
    later: 'Plus tard',
  },
}
