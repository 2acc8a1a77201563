import type { PartWords } from '../words/words.ts'

/** What the three first questions say. */
export interface StartWords {
  readonly product: string
  readonly step: string
  readonly skip: string
  readonly next: string
  readonly back: string
  readonly kindTitle: string
  readonly kindText: string
  readonly kindNext: string
  readonly kind_hotel: string
  readonly kind_cafe: string
  readonly kind_clinic: string
  readonly kind_studio: string
  readonly has_hotel: string
  readonly has_cafe: string
  readonly has_clinic: string
  readonly has_studio: string
  readonly languagesTitle: string
  readonly languagesText: string
  readonly languagesNext: string
  readonly primary: string
  readonly makePrimary: string
  readonly written: string
  readonly unwritten: string
  readonly oneStays: string
  readonly colorsTitle: string
  readonly colorsText: string
  readonly own_hotel: string
  readonly own_cafe: string
  readonly own_clinic: string
  readonly own_studio: string
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
    step: '{n} من 3',
    skip: 'تخطٍّ',
    next: 'متابعة',
    back: 'رجوع',
    kindTitle: 'لأي عمل هذا الموقع؟',
    kindText: 'ستصل إلى موقع جاهز، وكل كلمة وصورة فيه قابلة للتغيير.',
    kindNext: 'بعدها: اللغات ثم الألوان',
    kind_hotel: 'فندق',
    kind_cafe: 'مقهى أو مطعم',
    kind_clinic: 'عيادة',
    kind_studio: 'استوديو أو خدمات',
    has_hotel: 'غرف وفطور وطريق الوصول',
    has_cafe: 'قائمة ومعرض وأوقات العمل',
    has_clinic: 'خدمات وفريق وحجز موعد',
    has_studio: 'أعمال وأسلوب وأسعار',
    languagesTitle: 'بأي لغات يقرأ ضيوفك؟',
    languagesText: 'الأولى هي التي تكتب بها.',
    languagesNext: 'بعدها: الألوان',
    primary: 'الأساسية',
    makePrimary: 'اجعلها الأساسية',
    written: 'مكتوبة في النموذج',
    unwritten: 'تترجمها أنت لاحقًا',
    oneStays: 'تبقى لغة واحدة على الأقل',
    colorsTitle: 'أي الألوان تشبهك؟',
    colorsText: 'كلها مقروءة. أو خذها من شعارك.',
    own_hotel: 'النارنج',
    own_cafe: 'الهيل',
    own_clinic: 'الياسمين',
    own_studio: 'الحبر',
    garden: 'البستان',
    sea: 'البحر',
    rose: 'الورد',
    fromLogo: 'شعارك',
    useLogo: 'من شعاري',
    logoRefused: '{file} ليس صورة',
    logoPale: 'لا ألوان في {file} نبني عليها. اختر من الألوان أعلاه.',
    open: 'افتح موقعي',
    making: 'جارٍ تجهيز موقعك…',
    failed: 'لم يُنشأ الموقع: {why}',
    unreachable: 'الخادم لا يستجيب. اختياراتك محفوظة هنا؛ تحقق من الاتصال وأعد المحاولة.',
    tryAgain: 'إعادة المحاولة',
  },
  en: {
    product: 'Mimar',
    step: '{n} of 3',
    skip: 'Skip',
    next: 'Continue',
    back: 'Back',
    kindTitle: 'What is the site for?',
    kindText: 'You land in a finished site. Every word and picture can be changed.',
    kindNext: 'Next: languages, then colours',
    kind_hotel: 'Hotel',
    kind_cafe: 'Café or restaurant',
    kind_clinic: 'Clinic',
    kind_studio: 'Studio or services',
    has_hotel: 'Rooms, breakfast, how to get there',
    has_cafe: 'Menu, gallery, opening hours',
    has_clinic: 'Services, team, appointments',
    has_studio: 'Work, way of working, prices',
    languagesTitle: 'Which languages do your guests read?',
    languagesText: 'The first is the one you write in.',
    languagesNext: 'Next: colours',
    primary: 'Primary',
    makePrimary: 'Make primary',
    written: 'Written in the starter',
    unwritten: 'You translate it later',
    oneStays: 'One language has to stay',
    colorsTitle: 'Which colours feel like yours?',
    colorsText: 'All are readable. Or take them from your logo.',
    own_hotel: 'Bitter orange',
    own_cafe: 'Cardamom',
    own_clinic: 'Jasmine',
    own_studio: 'Ink',
    garden: 'Garden',
    sea: 'Sea',
    rose: 'Rose',
    fromLogo: 'Your logo',
    useLogo: 'Use my logo',
    logoRefused: '{file} is not a picture',
    logoPale: '{file} has no colour to build on. Choose one of the above.',
    open: 'Open my site',
    making: 'Setting up your site…',
    failed: 'The site was not made: {why}',
    unreachable: 'The server does not answer. Your choices are kept here; check the connection and try again.',
    tryAgain: 'Try again',
  },
  tr: {
    product: 'Mimar',
    step: '{n} / 3',
    skip: 'Atla',
    next: 'Devam',
    back: 'Geri',
    kindTitle: 'Site ne için?',
    kindText: 'Bitmiş bir siteye varırsınız; her sözü, her resmi değiştirilebilir.',
    kindNext: 'Sırada: diller, sonra renkler',
    kind_hotel: 'Otel',
    kind_cafe: 'Kafe ya da restoran',
    kind_clinic: 'Muayenehane',
    kind_studio: 'Stüdyo ya da hizmet',
    has_hotel: 'Odalar, kahvaltı, yol tarifi',
    has_cafe: 'Menü, galeri, çalışma saatleri',
    has_clinic: 'Hizmetler, ekip, randevu',
    has_studio: 'İşler, çalışma biçimi, fiyatlar',
    languagesTitle: 'Konuklarınız hangi dilleri okuyor?',
    languagesText: 'İlki, yazdığınız dildir.',
    languagesNext: 'Sırada: renkler',
    primary: 'Birincil',
    makePrimary: 'Birincil yap',
    written: 'Hazır sitede yazılı',
    unwritten: 'Sonra siz çevirirsiniz',
    oneStays: 'En az bir dil kalmalı',
    colorsTitle: 'Hangi renkler size benziyor?',
    colorsText: 'Hepsi okunaklı. Ya da logonuzdan alın.',
    own_hotel: 'Turunç',
    own_cafe: 'Kakule',
    own_clinic: 'Yasemin',
    own_studio: 'Mürekkep',
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
    step: '{n} von 3',
    skip: 'Überspringen',
    next: 'Weiter',
    back: 'Zurück',
    kindTitle: 'Wofür ist die Website?',
    kindText: 'Sie beginnen mit einer fertigen Website. Jedes Wort und jedes Bild lässt sich ändern.',
    kindNext: 'Danach: Sprachen, dann Farben',
    kind_hotel: 'Hotel',
    kind_cafe: 'Café oder Restaurant',
    kind_clinic: 'Praxis',
    kind_studio: 'Studio oder Dienstleistung',
    has_hotel: 'Zimmer, Frühstück, Anreise',
    has_cafe: 'Karte, Galerie, Öffnungszeiten',
    has_clinic: 'Leistungen, Team, Termine',
    has_studio: 'Arbeiten, Arbeitsweise, Preise',
    languagesTitle: 'Welche Sprachen lesen Ihre Gäste?',
    languagesText: 'Die erste ist die, in der Sie schreiben.',
    languagesNext: 'Danach: Farben',
    primary: 'Hauptsprache',
    makePrimary: 'Zur Hauptsprache machen',
    written: 'In der Vorlage geschrieben',
    unwritten: 'Übersetzen Sie später',
    oneStays: 'Eine Sprache muss bleiben',
    colorsTitle: 'Welche Farben passen zu Ihnen?',
    colorsText: 'Alle sind gut lesbar. Oder nehmen Sie die aus Ihrem Logo.',
    own_hotel: 'Bitterorange',
    own_cafe: 'Kardamom',
    own_clinic: 'Jasmin',
    own_studio: 'Tinte',
    garden: 'Garten',
    sea: 'Meer',
    rose: 'Rose',
    fromLogo: 'Ihr Logo',
    useLogo: 'Aus meinem Logo',
    logoRefused: '{file} ist kein Bild',
    logoPale: 'In {file} ist keine Farbe, auf der sich aufbauen lässt. Wählen Sie oben eine aus.',
    open: 'Meine Website öffnen',
    making: 'Ihre Website wird eingerichtet …',
    failed: 'Die Website wurde nicht angelegt: {why}',
    unreachable:
      'Der Server antwortet nicht. Ihre Auswahl bleibt hier stehen; prüfen Sie die Verbindung und versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
  },
  fr: {
    product: 'Mimar',
    step: '{n} sur 3',
    skip: 'Passer',
    next: 'Continuer',
    back: 'Retour',
    kindTitle: 'À quoi servira le site\u202f?',
    kindText: 'Vous arrivez dans un site terminé. Chaque mot et chaque image peut changer.',
    kindNext: 'Ensuite\u202f: les langues, puis les couleurs',
    kind_hotel: 'Hôtel',
    kind_cafe: 'Café ou restaurant',
    kind_clinic: 'Cabinet médical',
    kind_studio: 'Studio ou services',
    has_hotel: 'Chambres, petit-déjeuner, accès',
    has_cafe: 'Carte, galerie, horaires',
    has_clinic: 'Soins, équipe, rendez-vous',
    has_studio: 'Travaux, méthode, tarifs',
    languagesTitle: 'Quelles langues lisent vos visiteurs\u202f?',
    languagesText: 'La première est celle dans laquelle vous écrivez.',
    languagesNext: 'Ensuite\u202f: les couleurs',
    primary: 'Principale',
    makePrimary: 'Rendre principale',
    written: 'Rédigée dans le modèle',
    unwritten: 'À traduire plus tard',
    oneStays: 'Il faut garder une langue',
    colorsTitle: 'Quelles couleurs vous ressemblent\u202f?',
    colorsText: 'Toutes sont lisibles. Ou prenez celles de votre logo.',
    own_hotel: 'Orange amère',
    own_cafe: 'Cardamome',
    own_clinic: 'Jasmin',
    own_studio: 'Encre',
    garden: 'Jardin',
    sea: 'Mer',
    rose: 'Rose',
    fromLogo: 'Votre logo',
    useLogo: 'D’après mon logo',
    logoRefused: '{file} n’est pas une image',
    logoPale: '{file} ne contient pas de couleur exploitable. Choisissez parmi celles ci-dessus.',
    open: 'Ouvrir mon site',
    making: 'Préparation de votre site…',
    failed: 'Le site n’a pas été créé\u202f: {why}',
    unreachable: 'Le serveur ne répond pas. Vos choix restent ici\u202f; vérifiez la connexion et réessayez.',
    tryAgain: 'Réessayer',
  },
}
