/** What is said when the server itself cannot go on. `{id}` is what a request is called in its log. */
export const runningSentences = {
  'database-away': {
    en: 'The database does not answer just now, so nothing can be saved. Please try again in a moment.',
    ar: 'قاعدة البيانات لا تستجيب الآن، لذلك يتعذّر الحفظ. يُرجى المحاولة بعد قليل.',
    tr: 'Veritabanı şu anda yanıt vermiyor, bu yüzden kayıt yapılamıyor. Lütfen birazdan yeniden deneyin.',
    de: 'Die Datenbank antwortet gerade nicht, deshalb lässt sich nichts speichern. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'La base de données ne répond pas pour le moment ; rien ne peut être enregistré. Veuillez réessayer dans un instant.',
  },
  reference: {
    en: 'Reference: {id}',
    ar: 'الرقم المرجعي: {id}',
    tr: 'Başvuru kodu: {id}',
    de: 'Kennzeichen: {id}',
    fr: 'Référence : {id}',
  },
  overloaded: {
    en: 'The server has too much to do just now. Nothing is lost; please try again in a few seconds.',
    ar: 'الخادم مشغول جدًا الآن. لم يُفقد شيء؛ يرجى المحاولة بعد ثوانٍ.',
    tr: 'Sunucu şu anda çok meşgul. Hiçbir şey kaybolmadı; lütfen birkaç saniye sonra yeniden deneyin.',
    de: 'Der Server hat gerade zu viel zu tun. Nichts ist verloren; bitte versuchen Sie es in ein paar Sekunden erneut.',
    fr: 'Le serveur a trop à faire en ce moment. Rien n’est perdu ; veuillez réessayer dans quelques secondes.',
  },
  'store-away': {
    en: 'The store for pictures and published pages does not answer just now. Your texts are saved; please try this again in a moment.',
    ar: 'مخزن الصور والصفحات المنشورة لا يستجيب الآن. نصوصك محفوظة؛ يُرجى إعادة المحاولة بعد قليل.',
    tr: 'Görsellerin ve yayımlanan sayfaların deposu şu anda yanıt vermiyor. Metinleriniz kaydedildi; lütfen bunu birazdan yeniden deneyin.',
    de: 'Der Speicher für Bilder und veröffentlichte Seiten antwortet gerade nicht. Ihre Texte sind gespeichert; bitte versuchen Sie dies gleich noch einmal.',
    fr: 'Le stockage des images et des pages publiées ne répond pas pour le moment. Vos textes sont enregistrés ; veuillez réessayer dans un instant.',
  },
  'version-behind': {
    en: 'A newer version of Mimar is being put in place, and this server is still the one before. Nothing is lost; please try again in a moment.',
    ar: 'يجري الآن تركيب إصدار أحدث من معمار، وهذا الخادم ما زال على الإصدار السابق. لم يُفقد شيء؛ يُرجى إعادة المحاولة بعد قليل.',
    tr: 'Mimar’ın daha yeni bir sürümü kuruluyor ve bu sunucu hâlâ önceki sürümde. Hiçbir şey kaybolmadı; lütfen birazdan yeniden deneyin.',
    de: 'Eine neuere Version von Mimar wird gerade eingesetzt, und dieser Server ist noch der vorige. Nichts ist verloren; bitte versuchen Sie es gleich noch einmal.',
    fr: 'Une version plus récente de Mimar est en cours d’installation, et ce serveur est encore le précédent. Rien n’est perdu ; veuillez réessayer dans un instant.',
  },
  'visitors-only': {
    en: 'This server only shows published pages. The editor, its API and forms are answered by another one.',
    ar: 'هذا الخادم يعرض الصفحات المنشورة فقط. أما المحرّر وواجهته البرمجية والنماذج فيتولاها خادم آخر.',
    tr: 'Bu sunucu yalnızca yayımlanmış sayfaları gösterir. Düzenleyiciye, API’sine ve formlara başka bir sunucu yanıt verir.',
    de: 'Dieser Server zeigt nur veröffentlichte Seiten. Editor, API und Formulare beantwortet ein anderer.',
    fr: 'Ce serveur n’affiche que les pages publiées. L’éditeur, son API et les formulaires sont pris en charge par un autre.',
  },
  'job-missing': {
    en: 'This job is no longer there: it is done, or somebody has dismissed it.',
    ar: 'لم تعد هذه المهمة موجودة: انتهت، أو أزالها أحدهم.',
    tr: 'Bu iş artık yok: tamamlandı ya da biri listeden kaldırdı.',
    de: 'Diese Aufgabe gibt es nicht mehr: Sie ist erledigt, oder jemand hat sie verworfen.',
    fr: 'Cette tâche n’existe plus : elle est terminée, ou quelqu’un l’a retirée.',
  },
  'backups-not-set-up': {
    en: 'No folder for backups is set. Set BACKUP_TO and start Mimar again.',
    ar: 'لم يُحدَّد مجلد للنسخ الاحتياطية. اضبط BACKUP_TO ثم شغّل معمار من جديد.',
    tr: 'Yedekler için klasör ayarlanmamış. BACKUP_TO ayarını yapın ve Mimar’ı yeniden başlatın.',
    de: 'Für Backups ist kein Ordner gesetzt. Setzen Sie BACKUP_TO und starten Sie Mimar neu.',
    fr: 'Aucun dossier n’est défini pour les sauvegardes. Définissez BACKUP_TO et redémarrez Mimar.',
  },
} as const
