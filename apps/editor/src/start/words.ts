import type { PartWords } from '../words/words.ts'

/** What the first questions say. */
export interface StartWords {
  readonly product: string
  readonly step: string
  readonly skip: string
  readonly next: string
  readonly back: string
  readonly businessTitle: string
  readonly businessText: string
  readonly businessWhere: string
  readonly businessNext: string
  readonly businessName: string
  readonly nameMissing: string
  readonly unnamed: string
  readonly address: string
  readonly addressFree: string
  readonly addressTaken: string
  readonly addressReserved: string
  readonly addressMalformed: string
  readonly useThis: string
  readonly mail: string
  readonly mailHelp: string
  readonly mailWrong: string
  readonly noName: string
  readonly kindTitle: string
  readonly kindText: string
  readonly kindNext: string
  readonly languagesTitle: string
  readonly languagesText: string
  readonly languagesNext: string
  readonly primary: string
  readonly makePrimary: string
  readonly written: string
  readonly unwritten: string
  readonly unwrittenFirst: string
  readonly oneStays: string
  readonly colorsTitle: string
  readonly colorsText: string
  readonly garden: string
  readonly sea: string
  readonly rose: string
  readonly fromLogo: string
  readonly useLogo: string
  readonly logoRefused: string
  readonly logoPale: string
  readonly open: string
  readonly making: string
  readonly failed: string
  readonly unreachable: string
  readonly tryAgain: string
}

export const startWords: PartWords<StartWords> = {
  ar: {
    product: 'معمار',
    step: '{n} من 4',
    skip: 'تخطٍّ',
    next: 'متابعة',
    back: 'رجوع',
    businessTitle: 'ما اسم عملك؟',
    businessText: 'يظهر الاسم في الصفحة وأنت تكتب.',
    businessWhere: 'يظهر في أعلى الموقع وأسفله وفي عناوين الصفحات.',
    businessNext: 'بعدها: نوع الموقع ثم اللغات والألوان',
    businessName: 'اسم العمل',
    nameMissing: 'اكتب اسم عملك، أو تابع من دون اسم.',
    unnamed: 'موقعي',
    address: 'عنوان الموقع',
    addressFree: 'متاح. يمكنك تغييره لاحقًا.',
    addressTaken: 'هذا العنوان مستخدم في موقع آخر.',
    addressReserved: 'هذا العنوان محجوز لمعمار.',
    addressMalformed: 'استخدم حروفًا من a إلى z وأرقامًا وشرطات مفردة، حرفين على الأقل.',
    useThis: 'استخدم هذا',
    mail: 'بريدك لاستلام الرسائل',
    mailHelp: 'تصلك رسائل نموذج التواصل هنا، ولا يراه الزوار. من دونه تجدها في صندوق الوارد هنا.',
    mailWrong: 'البريد ناقص. اكتبه كاملًا، مثل name@example.com.',
    noName: 'لا اسم لدي بعد',
    kindTitle: 'ما نوع عملك؟',
    kindText: 'تبدأ بموقع جاهز، وكل كلمة وصورة فيه قابلة للتغيير.',
    kindNext: 'بعدها: اللغات ثم الألوان',
    languagesTitle: 'بأي لغات يقرأ زوارك؟',
    languagesText: 'الأولى هي التي تكتب بها.',
    languagesNext: 'بعدها: الألوان',
    primary: 'الأساسية',
    makePrimary: 'اجعلها الأساسية',
    written: 'النصوص جاهزة',
    unwritten: 'لا نصوص جاهزة بهذه اللغة، تترجمها بنفسك',
    unwrittenFirst: 'لا نصوص جاهزة. تبدأ بـ{language} وتكتب مكانها.',
    oneStays: 'تبقى لغة واحدة على الأقل',
    colorsTitle: 'أي ألوان تناسبك؟',
    colorsText: 'كلها سهلة القراءة. أو استخدم ألوان شعارك.',
    garden: 'البستان',
    sea: 'البحر',
    rose: 'الورد',
    fromLogo: 'شعارك',
    useLogo: 'من شعاري',
    logoRefused: '{file} ليس صورة',
    logoPale: 'لا لون واضحًا في {file}. اختر من الألوان أعلاه.',
    open: 'افتح موقعي',
    making: 'جارٍ تجهيز موقعك…',
    failed: 'لم يُنشأ الموقع: {why}',
    unreachable: 'الخادم لا يستجيب. اختياراتك محفوظة هنا؛ تحقق من الاتصال وأعد المحاولة.',
    tryAgain: 'إعادة المحاولة',
  },
  en: {
    product: 'Mimar',
    step: '{n} of 4',
    skip: 'Skip',
    next: 'Continue',
    back: 'Back',
    businessTitle: 'What is your business called?',
    businessText: 'You see the name on the page while you type.',
    businessWhere: 'It appears in the header, the footer and the page titles.',
    businessNext: 'Next: kind of site, languages, colours',
    businessName: 'Name of the business',
    nameMissing: 'Type the name of your business, or go on without one.',
    unnamed: 'My site',
    address: 'Address of the site',
    addressFree: 'Free. You can change it later.',
    addressTaken: 'Someone else uses this address.',
    addressReserved: 'This address belongs to Mimar itself.',
    addressMalformed: 'Use letters a to z, digits and single hyphens, at least two characters.',
    useThis: 'Use this',
    mail: 'E-mail for messages',
    mailHelp:
      'Messages from the contact form arrive here. Visitors don’t see this address. Leave it empty to read them in the inbox here.',
    mailWrong: 'Something is missing in this address. Type all of it, such as name@example.com.',
    noName: 'I have no name yet',
    kindTitle: 'What kind of business is it?',
    kindText: 'You start with a finished site. Every word and picture can be changed.',
    kindNext: 'Next: languages, then colours',
    languagesTitle: 'Which languages do your visitors read?',
    languagesText: 'The first is the one you write in.',
    languagesNext: 'Next: colours',
    primary: 'Primary',
    makePrimary: 'Make primary',
    written: 'Texts included',
    unwritten: 'No sample texts: you translate them',
    unwrittenFirst: 'No sample texts in this language. They begin in {language}; write yours over them.',
    oneStays: 'One language has to stay',
    colorsTitle: 'Which colours suit you?',
    colorsText: 'Every palette is easy to read. Or use your logo’s colours.',
    garden: 'Garden',
    sea: 'Sea',
    rose: 'Rose',
    fromLogo: 'Your logo',
    useLogo: 'Use my logo',
    logoRefused: '{file} is not a picture',
    logoPale: '{file} has no clear colour. Choose one of the above.',
    open: 'Open my site',
    making: 'Setting up your site…',
    failed: 'The site was not made: {why}',
    unreachable: 'Can’t reach the server. Your choices stay here; check the connection and try again.',
    tryAgain: 'Try again',
  },
  tr: {
    product: 'Mimar',
    step: '{n} / 4',
    skip: 'Atla',
    next: 'Devam',
    back: 'Geri',
    businessTitle: 'İşletmenizin adı ne?',
    businessText: 'Adı yazarken sayfada görürsünüz.',
    businessWhere: 'Üstte, altta ve sayfa başlıklarında görünür.',
    businessNext: 'Sırada: site türü, diller, renkler',
    businessName: 'İşletmenin adı',
    nameMissing: 'İşletmenizin adını yazın ya da adsız devam edin.',
    unnamed: 'Sitem',
    address: 'Site adresi',
    addressFree: 'Boşta. Sonra değiştirebilirsiniz.',
    addressTaken: 'Bu adresi başka bir site kullanıyor.',
    addressReserved: 'Bu adres Mimar’a ayrılmış.',
    addressMalformed: 'a–z harfleri, rakamlar ve tek tireler kullanın; en az iki karakter.',
    useThis: 'Bunu kullan',
    mail: 'Mesajlar için e-posta',
    mailHelp:
      'İletişim formundaki mesajlar buraya gelir, ziyaretçiler bu adresi görmez. Boş bırakırsanız buradaki gelen kutusunda okursunuz.',
    mailWrong: 'Adres eksik. Tamamını yazın, örneğin name@example.com.',
    noName: 'Henüz adım yok',
    kindTitle: 'İşletmenizin türü ne?',
    kindText: 'Hazır bir siteyle başlarsınız; her yazı ve her resim değiştirilebilir.',
    kindNext: 'Sırada: diller, sonra renkler',
    languagesTitle: 'Ziyaretçileriniz hangi dilleri okuyor?',
    languagesText: 'İlki, yazdığınız dildir.',
    languagesNext: 'Sırada: renkler',
    primary: 'Birincil',
    makePrimary: 'Birincil yap',
    written: 'Metinler hazır',
    unwritten: 'Hazır metin yok, çevirisi sizden',
    unwrittenFirst: 'Hazır metin yok. {language} metinlerle başlar, siz değiştirirsiniz.',
    oneStays: 'En az bir dil kalmalı',
    colorsTitle: 'Hangi renkler size uygun?',
    colorsText: 'Hepsi kolay okunur. Ya da logonuzun renklerini kullanın.',
    garden: 'Bahçe',
    sea: 'Deniz',
    rose: 'Gül',
    fromLogo: 'Logonuz',
    useLogo: 'Logomdan al',
    logoRefused: '{file} bir resim değil',
    logoPale: '{file} içinde kullanılacak bir renk yok. Yukarıdakilerden birini seçin.',
    open: 'Sitemi aç',
    making: 'Siteniz hazırlanıyor…',
    failed: 'Site oluşturulamadı: {why}',
    unreachable: 'Sunucu yanıt vermiyor. Seçimleriniz burada duruyor; bağlantıyı denetleyip yeniden deneyin.',
    tryAgain: 'Yeniden dene',
  },
  de: {
    product: 'Mimar',
    step: '{n} von 4',
    skip: 'Überspringen',
    next: 'Weiter',
    back: 'Zurück',
    businessTitle: 'Wie heißt Ihr Betrieb?',
    businessText: 'Sie sehen den Namen auf der Seite, während Sie tippen.',
    businessWhere: 'Er erscheint oben, in der Fußzeile und in den Seitentiteln.',
    businessNext: 'Danach: Art der Website, Sprachen, Farben',
    businessName: 'Name des Betriebs',
    nameMissing: 'Geben Sie den Namen ein oder machen Sie ohne Namen weiter.',
    unnamed: 'Meine Website',
    address: 'Adresse der Website',
    addressFree: 'Frei. Sie können sie später ändern.',
    addressTaken: 'Diese Adresse ist schon vergeben.',
    addressReserved: 'Diese Adresse gehört Mimar selbst.',
    addressMalformed: 'Nehmen Sie Buchstaben a bis z, Ziffern und einzelne Bindestriche, mindestens zwei Zeichen.',
    useThis: 'Übernehmen',
    mail: 'E-Mail für Nachrichten',
    mailHelp:
      'Nachrichten aus dem Kontaktformular kommen hier an. Besucher sehen die Adresse nicht. Ohne Adresse lesen Sie sie hier im Posteingang.',
    mailWrong: 'In dieser Adresse fehlt etwas. Geben Sie sie ganz ein, etwa name@example.com.',
    noName: 'Ich habe noch keinen Namen',
    kindTitle: 'Was für ein Betrieb ist es?',
    kindText: 'Sie beginnen mit einer fertigen Website. Jedes Wort und jedes Bild lässt sich ändern.',
    kindNext: 'Danach: Sprachen, dann Farben',
    languagesTitle: 'Welche Sprachen lesen Ihre Besucher?',
    languagesText: 'Die erste ist die, in der Sie schreiben.',
    languagesNext: 'Danach: Farben',
    primary: 'Hauptsprache',
    makePrimary: 'Zur Hauptsprache machen',
    written: 'Texte vorhanden',
    unwritten: 'Keine Mustertexte: Sie übersetzen selbst',
    unwrittenFirst: 'Keine Mustertexte. Sie beginnen mit {language} und schreiben darüber.',
    oneStays: 'Eine Sprache muss bleiben',
    colorsTitle: 'Welche Farben passen zu Ihnen?',
    colorsText: 'Alle sind gut lesbar. Oder nehmen Sie die aus Ihrem Logo.',
    garden: 'Garten',
    sea: 'Meer',
    rose: 'Rose',
    fromLogo: 'Ihr Logo',
    useLogo: 'Aus meinem Logo',
    logoRefused: '{file} ist kein Bild',
    logoPale: '{file} hat keine klare Farbe. Wählen Sie oben eine aus.',
    open: 'Meine Website öffnen',
    making: 'Ihre Website wird eingerichtet …',
    failed: 'Die Website wurde nicht angelegt: {why}',
    unreachable:
      'Der Server antwortet nicht. Ihre Auswahl bleibt hier stehen; prüfen Sie die Verbindung und versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
  },
  fr: {
    product: 'Mimar',
    step: '{n} sur 4',
    skip: 'Passer',
    next: 'Continuer',
    back: 'Retour',
    businessTitle: 'Comment s’appelle votre établissement\u202f?',
    businessText: 'Le nom s’affiche sur la page pendant que vous tapez.',
    businessWhere: 'Il figure en haut, en bas et dans les titres des pages.',
    businessNext: 'Ensuite\u202f: le type de site, les langues, les couleurs',
    businessName: 'Nom de l’établissement',
    nameMissing: 'Tapez le nom, ou continuez sans nom.',
    unnamed: 'Mon site',
    address: 'Adresse du site',
    addressFree: 'Libre. Vous pourrez la changer plus tard.',
    addressTaken: 'Cette adresse est déjà prise.',
    addressReserved: 'Cette adresse est réservée à Mimar.',
    addressMalformed:
      'Utilisez des lettres de a à z, des chiffres et des traits d’union simples, deux caractères au moins.',
    useThis: 'Choisir',
    mail: 'E-mail pour les messages',
    mailHelp:
      'Les messages du formulaire arrivent ici. Les visiteurs ne voient pas cette adresse. Sans adresse, vous les lisez ici, dans la boîte de réception.',
    mailWrong: 'Cette adresse est incomplète. Tapez-la en entier, par exemple name@example.com.',
    noName: 'Pas encore de nom',
    kindTitle: 'Quel est votre métier\u202f?',
    kindText: 'Vous partez d’un site terminé. Chaque mot et chaque image peut changer.',
    kindNext: 'Ensuite\u202f: les langues, puis les couleurs',
    languagesTitle: 'Dans quelles langues lisent vos visiteurs\u202f?',
    languagesText: 'La première est celle dans laquelle vous écrivez.',
    languagesNext: 'Ensuite\u202f: les couleurs',
    primary: 'Principale',
    makePrimary: 'Rendre principale',
    written: 'Textes fournis',
    unwritten: 'Pas de textes d’exemple : à vous de traduire',
    unwrittenFirst: 'Pas de textes d’exemple. Ils commencent en {language}, à remplacer.',
    oneStays: 'Il faut garder une langue',
    colorsTitle: 'Quelles couleurs vous vont\u202f?',
    colorsText: 'Toutes sont lisibles. Ou prenez celles de votre logo.',
    garden: 'Jardin',
    sea: 'Mer',
    rose: 'Rose',
    fromLogo: 'Votre logo',
    useLogo: 'D’après mon logo',
    logoRefused: '{file} n’est pas une image',
    logoPale: '{file} n’a pas de couleur nette. Choisissez parmi celles ci-dessus.',
    open: 'Ouvrir mon site',
    making: 'Préparation de votre site…',
    failed: 'Le site n’a pas été créé\u202f: {why}',
    unreachable: 'Le serveur ne répond pas. Vos choix restent ici\u202f; vérifiez la connexion et réessayez.',
    tryAgain: 'Réessayer',
  },
}
