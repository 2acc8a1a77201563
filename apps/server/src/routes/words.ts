import { accountSentences } from './account-words.ts'
import { closedSentences } from './closed-words.ts'
import { domainSentences } from './domain-words.ts'
import { fileSentences } from './file-words.ts'
import { firstStartSentences } from './first-start-words.ts'
import { formSentences } from './form-words.ts'
import { letterSentences } from './letter-words.ts'
import { mailWaySentences } from './mail-way-words.ts'
import { moveSentences } from './move-words.ts'
import { organisationSentences } from './organisation-words.ts'
import { passkeySentences } from './passkey-words.ts'
import { runningSentences } from './running-words.ts'
import { scheduleSentences } from './schedule-words.ts'
import { sendingSentences } from './sending-words.ts'
import { tenantSentences } from './tenant-words.ts'

/** Languages the server itself speaks. */
export const LANGUAGES = ['en', 'ar', 'tr', 'de', 'fr'] as const
export type Spoken = (typeof LANGUAGES)[number]

/** Sentences of the server, by permanent code. Arabic, Turkish, German and French were written, not looked up. */
const sentences = {
  ...sendingSentences,
  ...scheduleSentences,
  ...letterSentences,
  ...closedSentences,
  ...formSentences,
  ...accountSentences,
  ...passkeySentences,
  ...mailWaySentences,
  ...firstStartSentences,
  ...runningSentences,
  ...moveSentences,
  ...fileSentences,
  ...tenantSentences,
  ...domainSentences,
  ...organisationSentences,
  'not-found': {
    en: 'There is nothing at this address.',
    ar: 'لا يوجد شيء في هذا العنوان.',
    tr: 'Bu adreste bir şey yok.',
    de: 'Unter dieser Adresse gibt es nichts.',
    fr: 'Il n’y a rien à cette adresse.',
  },
  'site-missing': {
    en: 'This site does not exist, or you may not see it.',
    ar: 'هذا الموقع غير موجود، أو ليس لديك صلاحية لرؤيته.',
    tr: 'Böyle bir site yok ya da görme izniniz yok.',
    de: 'Diese Website gibt es nicht, oder Sie dürfen sie nicht sehen.',
    fr: 'Ce site n’existe pas, ou vous n’y avez pas accès.',
  },
  'sign-in-needed': {
    en: 'Please sign in first.',
    ar: 'يرجى تسجيل الدخول أولاً.',
    tr: 'Lütfen önce oturum açın.',
    de: 'Bitte melden Sie sich zuerst an.',
    fr: 'Veuillez d’abord vous connecter.',
  },
  'not-allowed': {
    en: 'You may look at this site, but not do this.',
    ar: 'يمكنك الاطلاع على هذا الموقع، لكن لا يحق لك القيام بهذا الإجراء.',
    tr: 'Bu siteye bakabilirsiniz, ancak bunu yapma yetkiniz yok.',
    de: 'Sie dürfen diese Website ansehen, dies aber nicht tun.',
    fr: 'Vous pouvez consulter ce site, mais pas faire cela.',
  },
  'content-only': {
    en: 'You may change words, pictures, links and lists on this site, but not its design.',
    ar: 'يمكنك تعديل النصوص والصور والروابط والقوائم في هذا الموقع، لكن لا يمكنك تعديل تصميمه.',
    tr: 'Bu sitede metinleri, görselleri, bağlantıları ve listeleri değiştirebilirsiniz; tasarımı değiştiremezsiniz.',
    de: 'Sie dürfen auf dieser Website Texte, Bilder, Links und Listen ändern, nicht aber die Gestaltung.',
    fr: 'Vous pouvez modifier les textes, les images, les liens et les listes de ce site, mais pas sa mise en forme.',
  },
  'translation-only': {
    en: 'With this link you may translate into one language. All other texts stay as they are.',
    ar: 'يتيح لك هذا الرابط الترجمة إلى لغة واحدة فقط، أما بقية النصوص فتبقى كما هي.',
    tr: 'Bu bağlantıyla yalnızca bir dile çeviri yapabilirsiniz. Diğer bütün metinler olduğu gibi kalır.',
    de: 'Mit diesem Link dürfen Sie in eine Sprache übersetzen. Alle anderen Texte bleiben, wie sie sind.',
    fr: 'Ce lien vous permet de traduire dans une seule langue. Tous les autres textes restent tels quels.',
  },
  'guest-link-ended': {
    en: 'This link no longer opens. Ask whoever gave it to you for a new one.',
    ar: 'لم يعد هذا الرابط يعمل. اطلب رابطًا جديدًا ممن أعطاك إياه.',
    tr: 'Bu bağlantı artık açılmıyor. Size verenden yenisini isteyin.',
    de: 'Dieser Link öffnet nichts mehr. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
    fr: 'Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui vous l’a donné.',
  },
  'owner-stays': {
    en: 'The owner of a site keeps their role.',
    ar: 'يحتفظ مالك الموقع بدوره.',
    tr: 'Sitenin sahibi rolünü korur.',
    de: 'Wem eine Website gehört, der behält seine Rolle.',
    fr: 'Le propriétaire d’un site garde son rôle.',
  },
  'too-many-people': {
    en: 'This site has as many people as it can have. Remove somebody before you invite another.',
    ar: 'بلغ هذا الموقع الحد الأقصى من الأشخاص. أزيلوا أحدهم قبل دعوة شخص آخر.',
    tr: 'Bu sitede olabilecek en çok kişi var. Başkasını davet etmeden önce birini çıkarın.',
    de: 'Mehr Personen kann diese Website nicht haben. Entfernen Sie jemanden, bevor Sie einladen.',
    fr: 'Ce site ne peut pas compter plus de personnes. Retirez quelqu’un avant d’inviter.',
  },
  'origin-refused': {
    en: 'This request came from another website and was not carried out.',
    ar: 'ورد هذا الطلب من موقع آخر ولم يُنفَّذ.',
    tr: 'Bu istek başka bir siteden geldi ve yerine getirilmedi.',
    de: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',
    fr: 'Cette demande venait d’un autre site et n’a pas été exécutée.',
  },
  'request-malformed': {
    en: 'The request could not be understood.',
    ar: 'تعذّر فهم الطلب.',
    tr: 'İstek anlaşılamadı.',
    de: 'Die Anfrage war nicht zu verstehen.',
    fr: 'La demande n’a pas pu être comprise.',
  },
  'request-too-large': {
    en: 'The request is too large; 1 MB is the most.',
    ar: 'الطلب كبير جداً؛ الحد الأقصى هو 1 ميغابايت.',
    tr: 'İstek çok büyük; en fazla 1 MB olabilir.',
    de: 'Die Anfrage ist zu groß; höchstens 1 MB ist möglich.',
    fr: 'La demande est trop volumineuse ; 1 Mo est le maximum.',
  },
  'type-refused': {
    en: 'Only JSON and posted forms are understood here.',
    ar: 'لا يُفهم هنا إلا JSON والنماذج المرسلة.',
    tr: 'Burada yalnızca JSON ve gönderilen formlar anlaşılır.',
    de: 'Hier werden nur JSON und abgeschickte Formulare verstanden.',
    fr: 'Seuls le JSON et les formulaires envoyés sont compris ici.',
  },
  'nothing-live': {
    en: 'Nothing is published yet. Publish the whole site first; then one page or one language can follow alone.',
    ar: 'لم يُنشر شيء بعد. انشر الموقع كله أولاً، ثم يمكن أن تتبعه صفحة أو لغة وحدها.',
    tr: 'Henüz hiçbir şey yayınlanmadı. Önce sitenin tamamını yayınlayın; sonra bir sayfa ya da bir dil tek başına yayınlanabilir.',
    de: 'Noch ist nichts veröffentlicht. Veröffentlichen Sie zuerst die ganze Website; danach kann eine Seite oder Sprache allein folgen.',
    fr: 'Rien n’est encore publié. Publiez d’abord tout le site ; une page ou une langue pourra ensuite suivre seule.',
  },
  'part-refused': {
    en: 'This part does not fit what visitors read now. Nothing was published; publish the whole site instead.',
    ar: 'هذا الجزء لا يتوافق مع ما يقرؤه الزوار الآن. لم يُنشر شيء؛ انشر الموقع كله بدلاً من ذلك.',
    tr: 'Bu bölüm, ziyaretçilerin şu an gördüğüyle uyuşmuyor. Hiçbir şey yayınlanmadı; bunun yerine sitenin tamamını yayınlayın.',
    de: 'Dieser Teil passt nicht zu dem, was Besucher gerade lesen. Nichts wurde veröffentlicht; veröffentlichen Sie stattdessen die ganze Website.',
    fr: 'Cette partie ne s’accorde pas avec ce que les visiteurs lisent. Rien n’a été publié ; publiez plutôt tout le site.',
  },
  'text-required': {
    en: 'A required text is empty. Nothing was published; write it, or remove what is empty.',
    ar: 'نص مطلوب فارغ. لم يُنشر شيء؛ اكتبه أو احذف العنصر الفارغ.',
    tr: 'Zorunlu bir metin boş. Hiçbir şey yayınlanmadı; metni yazın ya da boş öğeyi kaldırın.',
    de: 'Ein Pflichttext ist leer. Nichts wurde veröffentlicht; schreiben Sie ihn, oder entfernen Sie, was leer ist.',
    fr: 'Un texte obligatoire est vide. Rien n’a été publié ; écrivez-le ou retirez ce qui est vide.',
  },
  'beyond-limits': {
    en: 'A text is too long, or a list has too few or too many items. Nothing was published; the check before publishing leads there.',
    ar: 'نص أطول من الحد، أو قائمة عناصرها أقل أو أكثر من اللازم. لم يُنشر شيء؛ يدلك الفحص قبل النشر إلى مكانه.',
    tr: 'Bir metin çok uzun ya da bir listede çok az veya çok fazla öğe var. Hiçbir şey yayınlanmadı; yayın öncesi kontrol sizi oraya götürür.',
    de: 'Ein Text ist zu lang, oder eine Liste hat zu wenige oder zu viele Einträge. Nichts wurde veröffentlicht; die Prüfung vor dem Veröffentlichen führt dorthin.',
    fr: 'Un texte est trop long, ou une liste a trop ou pas assez d’éléments. Rien n’a été publié ; la vérification avant publication vous y mène.',
  },
  'archive-damaged': {
    en: 'This file is damaged. Nothing was imported; copy or download it again.',
    ar: 'هذا الملف تالف. لم يُستورد شيء؛ انسخه أو نزّله مرة أخرى.',
    tr: 'Bu dosya hasarlı. Hiçbir şey içe aktarılmadı; dosyayı yeniden kopyalayın ya da indirin.',
    de: 'Diese Datei ist beschädigt. Nichts wurde importiert; kopieren oder laden Sie sie noch einmal.',
    fr: 'Ce fichier est endommagé. Rien n’a été importé ; copiez-le ou téléchargez-le de nouveau.',
  },
  'archive-newer': {
    en: 'This file was made by a newer Mimar. Update this server first.',
    ar: 'أُنشئ هذا الملف بإصدار أحدث من Mimar. حدّث هذا الخادم أولاً.',
    tr: 'Bu dosya daha yeni bir Mimar ile yapılmış. Önce bu sunucuyu güncelleyin.',
    de: 'Diese Datei stammt von einem neueren Mimar. Aktualisieren Sie zuerst diesen Server.',
    fr: 'Ce fichier vient d’un Mimar plus récent. Mettez d’abord ce serveur à jour.',
  },
  'archive-strange': {
    en: 'This is not a site file. Choose a file that Mimar exported.',
    ar: 'هذا ليس ملف موقع. اختر ملفًا صدّره Mimar.',
    tr: 'Bu bir site dosyası değil. Mimar’ın dışa aktardığı bir dosya seçin.',
    de: 'Das ist keine Website-Datei. Wählen Sie eine Datei, die Mimar exportiert hat.',
    fr: 'Ce n’est pas un fichier de site. Choisissez un fichier exporté par Mimar.',
  },
  'archive-too-large': {
    en: 'This file holds more than this server keeps for one site. Nothing was imported; ask who runs the server for more room.',
    ar: 'في هذا الملف أكثر مما يحتفظ به هذا الخادم لموقع واحد. لم يُستورد شيء؛ اطلب مساحة أكبر ممن يدير الخادم.',
    tr: 'Bu dosya, sunucunun bir site için sakladığından fazlasını içeriyor. Hiçbir şey içe aktarılmadı; sunucuyu yönetenden daha çok yer isteyin.',
    de: 'Diese Datei enthält mehr, als dieser Server für eine Website aufhebt. Nichts wurde importiert; bitten Sie den Betreiber um mehr Platz.',
    fr: 'Ce fichier contient plus que ce que ce serveur garde pour un site. Rien n’a été importé ; demandez plus de place à l’hébergeur.',
  },
  'message-missing': {
    en: 'This message does not exist, or was erased.',
    ar: 'هذه الرسالة غير موجودة، أو حُذفت.',
    tr: 'Böyle bir mesaj yok ya da silinmiş.',
    de: 'Diese Nachricht gibt es nicht, oder sie wurde gelöscht.',
    fr: 'Ce message n’existe pas, ou il a été supprimé.',
  },
  'rate-limited': {
    en: 'Too many requests. Please wait a minute and try again.',
    ar: 'طلبات كثيرة جداً. يرجى الانتظار دقيقة ثم المحاولة مجدداً.',
    tr: 'Çok fazla istek. Lütfen bir dakika bekleyip yeniden deneyin.',
    de: 'Zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
    fr: 'Trop de demandes. Patientez une minute, puis réessayez.',
  },
  'too-large': {
    en: 'This file is larger than 25 MB. Make the picture smaller and try again.',
    ar: 'حجم هذا الملف يتجاوز 25 ميغابايت. صغّر الصورة ثم حاول مجدداً.',
    tr: 'Bu dosya 25 MB’den büyük. Görseli küçültüp yeniden deneyin.',
    de: 'Diese Datei ist größer als 25 MB. Verkleinern Sie das Bild und versuchen Sie es erneut.',
    fr: 'Ce fichier dépasse 25 Mo. Réduisez l’image, puis réessayez.',
  },
  empty: {
    en: 'This file is empty. Choose another one.',
    ar: 'هذا الملف فارغ. اختر ملفاً آخر.',
    tr: 'Bu dosya boş. Başka bir dosya seçin.',
    de: 'Diese Datei ist leer. Wählen Sie eine andere.',
    fr: 'Ce fichier est vide. Choisissez-en un autre.',
  },
  'not-a-picture': {
    en: 'This file is not a picture, whatever it is called. Use a JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
    ar: 'هذا الملف ليس صورة، أياً كان اسمه. استخدم JPEG أو PNG أو WebP أو AVIF أو HEIC أو GIF أو SVG.',
    tr: 'Adı ne olursa olsun bu dosya bir görsel değil. JPEG, PNG, WebP, AVIF, HEIC, GIF ya da SVG kullanın.',
    de: 'Diese Datei ist kein Bild, auch wenn sie so heißt. Verwenden Sie JPEG, PNG, WebP, AVIF, HEIC, GIF oder SVG.',
    fr: 'Ce fichier n’est pas une image, quel que soit son nom. Utilisez un JPEG, PNG, WebP, AVIF, HEIC, GIF ou SVG.',
  },
  'kind-refused': {
    en: 'This kind of file cannot be read here. Save the picture as a JPEG or PNG and try again.',
    ar: 'لا يمكن قراءة هذا النوع من الملفات هنا. احفظ الصورة بصيغة JPEG أو PNG ثم حاول مجدداً.',
    tr: 'Bu dosya türü burada okunamıyor. Görseli JPEG ya da PNG olarak kaydedip yeniden deneyin.',
    de: 'Diese Dateiart wird hier nicht gelesen. Speichern Sie das Bild als JPEG oder PNG und versuchen Sie es erneut.',
    fr: 'Ce type de fichier ne peut pas être lu ici. Enregistrez l’image en JPEG ou PNG, puis réessayez.',
  },
  broken: {
    en: 'This picture is damaged and cannot be read. Send the original again, or choose another one.',
    ar: 'هذه الصورة تالفة وتتعذّر قراءتها. أعد إرسال الأصل أو اختر صورة أخرى.',
    tr: 'Bu görsel bozuk ve okunamıyor. Aslını yeniden gönderin ya da başka bir görsel seçin.',
    de: 'Dieses Bild ist beschädigt und nicht lesbar. Senden Sie das Original erneut oder wählen Sie ein anderes.',
    fr: 'Cette image est endommagée et illisible. Renvoyez l’original ou choisissez-en une autre.',
  },
  'too-many-pixels': {
    en: 'This picture has more than 50 megapixels. Make it smaller and try again.',
    ar: 'تتجاوز دقة هذه الصورة 50 ميغابكسل. صغّرها ثم حاول مجدداً.',
    tr: 'Bu görsel 50 megapikselden büyük. Küçültüp yeniden deneyin.',
    de: 'Dieses Bild hat mehr als 50 Megapixel. Verkleinern Sie es und versuchen Sie es erneut.',
    fr: 'Cette image dépasse 50 mégapixels. Réduisez-la, puis réessayez.',
  },
  'media-full': {
    en: 'This site has no room for more pictures. Nothing was changed; whoever runs this installation can give it more.',
    ar: 'لم يعد في هذا الموقع متسع لصور أخرى. لم يتغير شيء؛ ويمكن لمن يدير هذا التثبيت أن يزيد المساحة.',
    tr: 'Bu sitede başka görsellere yer kalmadı. Hiçbir şey değişmedi; bu kurulumu yöneten kişi yeri artırabilir.',
    de: 'Auf dieser Website ist kein Platz für weitere Bilder. Nichts wurde geändert; wer diese Installation betreibt, kann mehr Platz geben.',
    fr: 'Ce site n’a plus de place pour d’autres images. Rien n’a été modifié ; la personne qui gère cette installation peut en accorder davantage.',
  },
  'too-complex': {
    en: 'This picture is too complex to be read. Save it as a JPEG or PNG and try again.',
    ar: 'هذه الصورة معقّدة إلى حد تتعذّر معه قراءتها. احفظها بصيغة JPEG أو PNG ثم حاول مجدداً.',
    tr: 'Bu görsel okunamayacak kadar karmaşık. JPEG ya da PNG olarak kaydedip yeniden deneyin.',
    de: 'Dieses Bild ist zu komplex, um gelesen zu werden. Speichern Sie es als JPEG oder PNG und versuchen Sie es erneut.',
    fr: 'Cette image est trop complexe pour être lue. Enregistrez-la en JPEG ou PNG, puis réessayez.',
  },
  'took-too-long': {
    en: 'Reading this picture took too long. Make it smaller and try again.',
    ar: 'استغرقت قراءة هذه الصورة وقتاً طويلاً. صغّرها ثم حاول مجدداً.',
    tr: 'Bu görseli okumak çok uzun sürdü. Küçültüp yeniden deneyin.',
    de: 'Das Lesen dieses Bildes hat zu lange gedauert. Verkleinern Sie es und versuchen Sie es erneut.',
    fr: 'La lecture de cette image a pris trop de temps. Réduisez-la, puis réessayez.',
  },
  'pictures-waiting': {
    en: 'Many pictures of this site are being read already. Wait until they have arrived, then send this one again.',
    ar: 'تجري الآن قراءة صور كثيرة لهذا الموقع. انتظر حتى تصل، ثم أرسل هذه الصورة من جديد.',
    tr: 'Bu sitenin birçok görseli şu anda okunuyor. Gelmelerini bekleyin, sonra bunu yeniden gönderin.',
    de: 'Viele Bilder dieser Website werden gerade gelesen. Warten Sie, bis sie da sind, und senden Sie dieses dann noch einmal.',
    fr: 'De nombreuses images de ce site sont en cours de lecture. Attendez qu’elles soient arrivées, puis renvoyez celle-ci.',
  },
  'link-refused': {
    en: 'This sign-in link was used already or is too old.',
    ar: 'رابط تسجيل الدخول هذا استُخدم من قبل أو انتهت صلاحيته.',
    tr: 'Bu oturum açma bağlantısı kullanılmış ya da süresi dolmuş.',
    de: 'Dieser Anmeldelink wurde schon benutzt oder ist abgelaufen.',
    fr: 'Ce lien de connexion a déjà servi ou a expiré.',
  },
  'release-missing': {
    en: 'This site has no such release.',
    ar: 'لا يوجد إصدار كهذا لهذا الموقع.',
    tr: 'Bu sitenin böyle bir sürümü yok.',
    de: 'Diese Website hat keine solche Veröffentlichung.',
    fr: 'Ce site n’a pas de telle publication.',
  },
  'starter-missing': {
    en: 'There is no starter of this name.',
    ar: 'لا يوجد نموذج بهذا الاسم.',
    tr: 'Bu adla bir hazır site yok.',
    de: 'Eine Vorlage dieses Namens gibt es nicht.',
    fr: 'Aucun modèle ne porte ce nom.',
  },
  'slug-malformed': {
    en: 'An address takes 2 to 50 letters a to z, digits and single hyphens.',
    ar: 'يتكوّن العنوان من 2 إلى 50 حرفًا من a إلى z وأرقام وشرطات مفردة.',
    tr: 'Adres 2 ile 50 karakter arasında olmalı: a–z harfleri, rakamlar ve tek tireler.',
    de: 'Eine Adresse besteht aus 2 bis 50 Buchstaben a bis z, Ziffern und einzelnen Bindestrichen.',
    fr: 'Une adresse compte de 2 à 50 lettres de a à z, chiffres et traits d’union simples.',
  },
  'slug-taken': {
    en: 'Another site has this address already. Choose a different one.',
    ar: 'هذا العنوان مستخدم في موقع آخر. اختر عنوانًا غيره.',
    tr: 'Bu adres başka bir sitede kullanılıyor. Başka bir adres seçin.',
    de: 'Diese Adresse hat schon eine andere Website. Wählen Sie eine andere.',
    fr: 'Cette adresse est déjà celle d’un autre site. Choisissez-en une autre.',
  },
  'slug-reserved': {
    en: 'This address is reserved. Choose a different one.',
    ar: 'هذا العنوان محجوز. اختر عنوانًا غيره.',
    tr: 'Bu adres ayrılmış. Başka bir adres seçin.',
    de: 'Diese Adresse ist reserviert. Wählen Sie eine andere.',
    fr: 'Cette adresse est réservée. Choisissez-en une autre.',
  },
  'too-many-addresses': {
    en: 'This site has had ten other addresses, and all of them still lead to it. Go back to one of those.',
    ar: 'كان لهذا الموقع عشرة عناوين أخرى، وكلها ما زالت تقود إليه. عُد إلى واحد منها.',
    tr: 'Bu sitenin daha önce on adresi oldu ve hepsi hâlâ siteye götürüyor. Onlardan birine dönün.',
    de: 'Diese Website hatte schon zehn andere Adressen, und alle führen noch zu ihr. Kehren Sie zu einer davon zurück.',
    fr: 'Ce site a déjà eu dix autres adresses, et toutes y mènent encore. Revenez à l’une d’elles.',
  },
  'too-many-sites': {
    en: 'You have as many sites as one account can have. Delete one for good first.',
    ar: 'بلغت أقصى عدد من المواقع لحساب واحد. احذف موقعًا نهائيًا أولًا.',
    tr: 'Bir hesabın alabileceği en çok site sayısına ulaştınız. Önce bir siteyi kalıcı olarak silin.',
    de: 'Sie haben so viele Websites, wie ein Konto haben kann. Löschen Sie zuerst eine endgültig.',
    fr: 'Vous avez autant de sites qu’un compte peut en avoir. Supprimez-en un définitivement d’abord.',
  },
  'server-failed': {
    en: 'Something went wrong on the server. Nothing was lost that was shown as saved; please try again.',
    ar: 'حدث خطأ في الخادم. لم يُفقد أي شيء ظهر على أنه محفوظ؛ يرجى المحاولة مجدداً.',
    tr: 'Sunucuda bir sorun oluştu. Kaydedildi olarak görünen hiçbir şey kaybolmadı; lütfen yeniden deneyin.',
    de: 'Auf dem Server ist etwas schiefgegangen. Nichts, was als gespeichert galt, ist verloren; bitte versuchen Sie es erneut.',
    fr: 'Un problème est survenu sur le serveur. Rien de ce qui était enregistré n’est perdu ; veuillez réessayer.',
  },
  'disk-full': {
    en: 'The server’s disk is full, so nothing can be saved. Ask whoever runs the server to free some space, then try again.',
    ar: 'امتلأ قرص الخادم، لذلك يتعذّر الحفظ. اطلب ممن يدير الخادم أن يُفرغ مساحة، ثم حاول مجددًا.',
    tr: 'Sunucunun diski dolu, bu yüzden kayıt yapılamıyor. Sunucuyu işletenden yer açmasını isteyin, sonra yeniden deneyin.',
    de: 'Die Festplatte des Servers ist voll, deshalb lässt sich nichts speichern. Wer den Server betreibt, muss Platz schaffen; versuchen Sie es danach noch einmal.',
    fr: 'Le disque du serveur est plein ; rien ne peut être enregistré. Demandez à la personne qui gère le serveur de libérer de l’espace, puis réessayez.',
  },
  'disk-failing': {
    en: 'The server’s disk cannot be written to just now, so nothing can be saved. Tell whoever runs the server, and try again later.',
    ar: 'تتعذّر الكتابة على قرص الخادم الآن، لذلك يتعذّر الحفظ. أخبر من يدير الخادم، وحاول لاحقًا.',
    tr: 'Sunucunun diskine şu anda yazılamıyor, bu yüzden kayıt yapılamıyor. Sunucuyu işletene haber verin ve daha sonra yeniden deneyin.',
    de: 'Auf die Festplatte des Servers lässt sich gerade nicht schreiben, deshalb wird nichts gespeichert. Sagen Sie es der Person, die den Server betreibt, und versuchen Sie es später noch einmal.',
    fr: 'Impossible d’écrire sur le disque du serveur pour le moment ; rien ne peut être enregistré. Prévenez la personne qui gère le serveur et réessayez plus tard.',
  },
  'sign-in-title': {
    en: 'Sign in',
    ar: 'تسجيل الدخول',
    tr: 'Oturum aç',
    de: 'Anmelden',
    fr: 'Connexion',
  },
  'sign-in-ask': {
    en: 'Ask whoever runs this server, or whoever invited you, for a new sign-in link and open it.',
    ar: 'اطلب رابط دخول جديدًا ممّن يدير هذا الخادم، أو ممّن دعاك، ثم افتحه.',
    tr: 'Bu sunucuyu işletenden ya da sizi davet edenden yeni bir oturum açma bağlantısı isteyip açın.',
    de: 'Bitten Sie die Person, die diesen Server betreibt oder Sie eingeladen hat, um einen neuen Anmeldelink, und öffnen Sie ihn.',
    fr: 'Demandez un nouveau lien de connexion à la personne qui gère ce serveur ou qui vous a invité, puis ouvrez-le.',
  },
  'way-on': {
    en: 'To the first page',
    ar: 'إلى الصفحة الأولى',
    tr: 'İlk sayfaya git',
    de: 'Zur ersten Seite',
    fr: 'Aller à la première page',
  },
  'sign-in-how': {
    en: 'If you run it yourself, this prints a link when you run it in its folder:',
    ar: 'إن كنت تديره بنفسك، فهذا الأمر يطبع رابطًا حين تنفّذه في مجلده:',
    tr: 'Sunucuyu siz işletiyorsanız, klasöründe çalıştırdığınızda bu komut bir bağlantı yazar:',
    de: 'Betreiben Sie ihn selbst? Dieser Befehl gibt in seinem Ordner einen Link aus:',
    fr: 'Si vous le gérez vous-même, cette commande affiche un lien dans son dossier :',
  },
} as const satisfies { readonly [code: string]: { readonly [language in Spoken]: string } }

export type SentenceCode = keyof typeof sentences

/** The server's sentence for that code. */
export function sentence(code: SentenceCode, language: Spoken): string {
  return sentences[code][language]
}

/** The language to answer in: the `lang` parameter, else the first that the browser asks for and we speak, else English. */
export function spokenLanguage(asked: unknown, accepted: string | undefined): Spoken {
  const wishes = [String(asked ?? ''), ...(accepted ?? '').split(',')]
  for (const wish of wishes) {
    const code = wish.trim().slice(0, 2).toLowerCase()
    const spoken = LANGUAGES.find((language) => language === code)
    if (spoken) return spoken
  }
  return 'en'
}
