/** What the server says of accounts and how people come in, by permanent code. */
export const accountSentences = {
  'passkey-sign-in': {
    en: 'Sign in with a passkey',
    ar: 'الدخول بمفتاح مرور',
    tr: 'Geçiş anahtarıyla oturum aç',
    de: 'Mit Passkey anmelden',
    fr: 'Se connecter avec une clé d’accès',
  },
  'passkey-none': {
    en: 'No passkey was given: there is none on this device, or the request was closed. It may be on your phone; try again, or use a link.',
    ar: 'لم يصل مفتاح مرور: لا يوجد على هذا الجهاز أو أُغلق الطلب. قد يكون على هاتفك؛ أعد المحاولة أو استخدم رابطًا.',
    tr: 'Geçiş anahtarı verilmedi: bu cihazda yok ya da istek kapatıldı. Telefonunuzda olabilir; yeniden deneyin veya bir bağlantı kullanın.',
    de: 'Es kam kein Passkey an: Auf diesem Gerät ist keiner, oder die Anfrage wurde geschlossen. Vielleicht ist er auf Ihrem Telefon; versuchen Sie es noch einmal, oder nehmen Sie einen Link.',
    fr: 'Aucune clé d’accès reçue : il n’y en a pas sur cet appareil, ou la demande a été fermée. Elle est peut-être sur votre téléphone ; réessayez, ou utilisez un lien.',
  },
  'passkey-refused': {
    en: 'This passkey did not open anything: it was removed here, or the request took too long. Try again, or sign in another way.',
    ar: 'لم يفتح مفتاح المرور هذا شيئًا: إمّا أُزيل من هنا أو طال الطلب. أعد المحاولة أو ادخل بطريقة أخرى.',
    tr: 'Bu geçiş anahtarı işe yaramadı: buradan kaldırılmış ya da istek çok uzun sürmüş. Yeniden deneyin veya başka yolla oturum açın.',
    de: 'Dieser Passkey öffnete nichts: Er wurde hier entfernt, oder die Anfrage dauerte zu lange. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
    fr: 'Cette clé d’accès n’a rien ouvert : elle a été retirée ici, ou la demande a trop duré. Réessayez, ou connectez-vous autrement.',
  },
  'passkey-unmade': {
    en: 'The passkey was not kept: the request took too long, or it exists already. Nothing else changed; try again.',
    ar: 'لم يُحفظ مفتاح المرور: إمّا طال الطلب أو أنه موجود من قبل. لم يتغيّر شيء آخر؛ أعد المحاولة.',
    tr: 'Geçiş anahtarı kaydedilmedi: istek çok uzun sürdü ya da anahtar zaten var. Başka bir şey değişmedi; yeniden deneyin.',
    de: 'Der Passkey wurde nicht gespeichert: Die Anfrage dauerte zu lange, oder es gibt ihn schon. Sonst hat sich nichts geändert; versuchen Sie es noch einmal.',
    fr: 'La clé d’accès n’a pas été gardée : la demande a trop duré, ou elle existe déjà. Rien d’autre n’a changé ; réessayez.',
  },
  'passkeys-impossible': {
    en: 'Browsers make passkeys for a name over https, not for an IP address. Links still sign you in.',
    ar: 'تُنشئ المتصفحات مفاتيح المرور لاسم عبر https لا لعنوان IP. ما زالت الروابط تُدخلك.',
    tr: 'Tarayıcılar geçiş anahtarını https üzerinden bir ad için oluşturur, IP adresi için oluşturmaz. Bağlantılarla oturum açmaya devam edebilirsiniz.',
    de: 'Browser legen Passkeys für einen Namen über https an, nicht für eine IP-Adresse. Links melden Sie weiterhin an.',
    fr: 'Les navigateurs créent des clés d’accès pour un nom en https, pas pour une adresse IP. Les liens vous connectent toujours.',
  },
  'too-many-passkeys': {
    en: 'This account has as many passkeys as it can have. Remove one before you add another.',
    ar: 'بلغ هذا الحساب الحد الأقصى من مفاتيح المرور. أزل واحدًا قبل إضافة آخر.',
    tr: 'Bu hesapta olabilecek en çok geçiş anahtarı var. Yenisini eklemeden önce birini kaldırın.',
    de: 'Mehr Passkeys kann dieses Konto nicht haben. Entfernen Sie einen, bevor Sie einen weiteren hinzufügen.',
    fr: 'Ce compte ne peut pas avoir plus de clés d’accès. Retirez-en une avant d’en ajouter une autre.',
  },
} as const
