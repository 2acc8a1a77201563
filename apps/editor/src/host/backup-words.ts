import type { BackupCopy } from '@mimar/contract'
import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said of backups; each state of a copy has a word. */
interface BackupWords extends Record<BackupCopy['state'], string> {
  readonly backups: string
  readonly backUpNow: string
  readonly begun: string
  readonly lastProven: string
  readonly compared: string
  readonly equalOnly: string
  readonly neverProven: string
  readonly neverProvenHow: string
  readonly being: string
  readonly beingHow: string
  readonly old: Plural
  readonly oldHow: string
  readonly hasFailed: string
  readonly failedHow: string
  readonly off: string
  readonly offHow: string
  readonly copies: string
  readonly kept: Plural
  readonly madeAt: string
  readonly proof: string
  readonly noCopies: string
  readonly schedule: string
  readonly makeCopy: string
  readonly everyNight: string
  readonly prove: string
  readonly rightAfter: string
  readonly keep: string
  readonly keepText: string
  readonly next: string
  readonly change: string
  readonly whereTo: string
  readonly folder: string
  readonly bucket: string
  readonly server: string
  readonly encrypted: string
  readonly plain: string
  readonly fine: string
  readonly bringBack: string
  readonly bringBackHow: string
  readonly oneSite: string
  readonly onePage: string
  readonly everything: string
}

export const backupWords: PartWords<BackupWords> = {
  en: {
    backups: 'Backups',
    backUpNow: 'Back up now',
    begun: 'A copy is being made and proven. You can close this page.',
    lastProven: 'Last proven backup: {when}',
    compared:
      'Restored into an empty folder and compared. Sites: {sites}, files: {files}, enquiries: {messages}. Everything equal, in {seconds} seconds.',
    equalOnly: 'Restored into an empty folder and compared. Everything equal.',
    neverProven: 'No backup is proven yet',
    neverProvenHow: 'A copy that nobody has restored is a hope.',
    being: 'A copy is being made and proven',
    beingHow: 'It is restored into an empty folder and compared. You can close this page.',
    old: { one: 'The last proven backup is {n} day old', other: 'The last proven backup is {n} days old' },
    oldHow: 'What was written since stands on this disk alone.',
    hasFailed: 'The last backup failed',
    failedHow: 'Earlier copies are as they were. It is tried again {when}.',
    off: 'No backups are made',
    offHow:
      'If this disk breaks, everything is lost. Choose a folder on another disk, a bucket (s3://…) or a server (sftp://…), set BACKUP_TO to it, and start Mimar again.',
    copies: 'Copies',
    kept: { one: '{n} kept', other: '{n} kept' },
    madeAt: 'Made',
    proof: 'Proof',
    noCopies: 'No copy yet.',
    proven: 'Restored and equal',
    made: 'Made, not yet proven',
    failed: 'Could not be restored',
    unreadable: 'Cannot be read',
    schedule: 'Schedule',
    makeCopy: 'Make a copy',
    everyNight: 'every night, {at}',
    prove: 'Prove it',
    rightAfter: 'right after',
    keep: 'Keep',
    keepText: '{d} days, {w} weeks, {m} months',
    next: 'Next',
    change: 'Changed by BACKUP_AT and BACKUP_KEEP; they count from the next start.',
    whereTo: 'Where to',
    folder: 'Folder of this server',
    bucket: 'Bucket of an object store (S3)',
    server: 'Folder of another server (SFTP)',
    encrypted: 'encrypted; the passphrase belongs on paper as well',
    plain: 'not encrypted',
    fine: 'Fine',
    bringBack: 'Bring something back',
    bringBackHow:
      'On this machine, in the folder of Mimar. What is there stays: a site comes back beside the others, a page as a change that can be undone.',
    oneSite: 'One site',
    onePage: 'One page',
    everything: 'Everything, on a new machine',
  },
  ar: {
    backups: 'النسخ الاحتياطية',
    backUpNow: 'أنشئ نسخة الآن',
    begun: 'تُنشأ نسخة وتُثبت. يمكنك إغلاق هذه الصفحة.',
    lastProven: 'آخر نسخة مُثبتة: {when}',
    compared:
      'استُعيدت في مجلد فارغ وقورنت. المواقع: {sites}، الملفات: {files}، الاستفسارات: {messages}. كل شيء مطابق، خلال {seconds} ثانية.',
    equalOnly: 'استُعيدت في مجلد فارغ وقورنت. كل شيء مطابق.',
    neverProven: 'لا توجد نسخة مُثبتة بعد',
    neverProvenHow: 'نسخة لم يستعدها أحد ليست إلا أملًا.',
    being: 'تُنشأ نسخة وتُثبت الآن',
    beingHow: 'تُستعاد في مجلد فارغ وتُقارن. يمكنك إغلاق هذه الصفحة.',
    old: {
      one: 'عمر آخر نسخة مُثبتة يوم واحد',
      two: 'عمر آخر نسخة مُثبتة يومان',
      few: 'عمر آخر نسخة مُثبتة {n} أيام',
      many: 'عمر آخر نسخة مُثبتة {n} يومًا',
      other: 'عمر آخر نسخة مُثبتة {n} يوم',
    },
    oldHow: 'ما كُتب بعدها موجود على هذا القرص وحده.',
    hasFailed: 'فشلت آخر نسخة احتياطية',
    failedHow: 'النسخ السابقة كما كانت. تُعاد المحاولة {when}.',
    off: 'لا تُنشأ نسخ احتياطية',
    offHow:
      'إذا تعطّل هذا القرص ضاع كل شيء. اختر مجلدًا على قرص آخر، أو حاوية (s3://…)، أو خادمًا (sftp://…)، واضبط BACKUP_TO عليه، ثم شغّل معمار من جديد.',
    copies: 'النسخ',
    kept: { one: 'محفوظة: {n}', two: 'محفوظة: {n}', few: 'محفوظة: {n}', many: 'محفوظة: {n}', other: 'محفوظة: {n}' },
    madeAt: 'أُنشئت',
    proof: 'الإثبات',
    noCopies: 'لا توجد نسخ بعد.',
    proven: 'استُعيدت ومطابقة',
    made: 'أُنشئت ولم تُثبت بعد',
    failed: 'تعذّرت استعادتها',
    unreadable: 'تتعذّر قراءتها',
    schedule: 'الموعد',
    makeCopy: 'إنشاء نسخة',
    everyNight: 'كل ليلة، {at}',
    prove: 'إثباتها',
    rightAfter: 'بعدها مباشرة',
    keep: 'الاحتفاظ',
    keepText: '{d} أيام، {w} أسابيع، {m} أشهر',
    next: 'التالية',
    change: 'تُغيَّر بالإعدادين BACKUP_AT وBACKUP_KEEP، ويسريان من التشغيل التالي.',
    whereTo: 'إلى أين',
    folder: 'مجلد في هذا الخادم',
    bucket: 'حاوية في مخزن كائنات (S3)',
    server: 'مجلد في خادم آخر (SFTP)',
    encrypted: 'مشفّرة؛ احتفظ بعبارة المرور على ورق أيضًا',
    plain: 'غير مشفّرة',
    fine: 'بخير',
    bringBack: 'استعادة شيء',
    bringBackHow:
      'على هذا الجهاز، في مجلد معمار. ما هو موجود يبقى: يعود الموقع بجانب المواقع الأخرى، والصفحة كتغيير يمكن التراجع عنه.',
    oneSite: 'موقع واحد',
    onePage: 'صفحة واحدة',
    everything: 'كل شيء، على جهاز جديد',
  },
  tr: {
    backups: 'Yedekler',
    backUpNow: 'Şimdi yedekle',
    begun: 'Bir kopya alınıyor ve kanıtlanıyor. Bu sayfayı kapatabilirsiniz.',
    lastProven: 'Son kanıtlanmış yedek: {when}',
    compared:
      'Boş bir klasöre geri yüklendi ve karşılaştırıldı. Site: {sites}, dosya: {files}, soru: {messages}. Her şey aynı, {seconds} saniyede.',
    equalOnly: 'Boş bir klasöre geri yüklendi ve karşılaştırıldı. Her şey aynı.',
    neverProven: 'Henüz kanıtlanmış yedek yok',
    neverProvenHow: 'Kimsenin geri yüklemediği kopya yalnızca bir umuttur.',
    being: 'Bir kopya alınıyor ve kanıtlanıyor',
    beingHow: 'Boş bir klasöre geri yüklenip karşılaştırılıyor. Bu sayfayı kapatabilirsiniz.',
    old: { one: 'Son kanıtlanmış yedek {n} günlük', other: 'Son kanıtlanmış yedek {n} günlük' },
    oldHow: 'O zamandan beri yazılanlar yalnızca bu diskte.',
    hasFailed: 'Son yedekleme başarısız oldu',
    failedHow: 'Önceki kopyalar olduğu gibi. Yeniden deneme: {when}.',
    off: 'Yedek alınmıyor',
    offHow:
      'Bu disk bozulursa her şey kaybolur. Başka bir diskte klasör, bir kova (s3://…) ya da bir sunucu (sftp://…) seçin, BACKUP_TO ayarını ona verin ve Mimar’ı yeniden başlatın.',
    copies: 'Kopyalar',
    kept: { one: '{n} kopya duruyor', other: '{n} kopya duruyor' },
    madeAt: 'Alındı',
    proof: 'Kanıt',
    noCopies: 'Henüz kopya yok.',
    proven: 'Geri yüklendi ve aynı',
    made: 'Alındı, henüz kanıtlanmadı',
    failed: 'Geri yüklenemedi',
    unreadable: 'Okunamıyor',
    schedule: 'Zamanlama',
    makeCopy: 'Kopya al',
    everyNight: 'her gece, {at}',
    prove: 'Kanıtla',
    rightAfter: 'hemen ardından',
    keep: 'Sakla',
    keepText: '{d} gün, {w} hafta, {m} ay',
    next: 'Sıradaki',
    change: 'BACKUP_AT ve BACKUP_KEEP ile değişir; sonraki başlangıçtan itibaren geçerlidir.',
    whereTo: 'Nereye',
    folder: 'Bu sunucudaki klasör',
    bucket: 'Nesne deposundaki bir kova (S3)',
    server: 'Başka bir sunucudaki klasör (SFTP)',
    encrypted: 'şifreli; parolayı kâğıtta da saklayın',
    plain: 'şifresiz',
    fine: 'İyi',
    bringBack: 'Bir şeyi geri getir',
    bringBackHow:
      'Bu makinede, Mimar’ın klasöründe. Var olan kalır: site ötekilerin yanına, sayfa geri alınabilir bir değişiklik olarak gelir.',
    oneSite: 'Tek site',
    onePage: 'Tek sayfa',
    everything: 'Her şey, yeni bir makinede',
  },
  de: {
    backups: 'Sicherungen',
    backUpNow: 'Jetzt sichern',
    begun: 'Eine Kopie wird gemacht und geprüft. Sie können diese Seite schließen.',
    lastProven: 'Letzte geprüfte Sicherung: {when}',
    compared:
      'In einen leeren Ordner zurückgespielt und verglichen. Websites: {sites}, Dateien: {files}, Anfragen: {messages}. Alles gleich, in {seconds} Sekunden.',
    equalOnly: 'In einen leeren Ordner zurückgespielt und verglichen. Alles gleich.',
    neverProven: 'Noch ist keine Sicherung geprüft',
    neverProvenHow: 'Eine Kopie, die niemand zurückgespielt hat, ist eine Hoffnung.',
    being: 'Eine Kopie wird gemacht und geprüft',
    beingHow: 'Sie wird in einen leeren Ordner zurückgespielt und verglichen. Sie können diese Seite schließen.',
    old: {
      one: 'Die letzte geprüfte Sicherung ist {n} Tag alt',
      other: 'Die letzte geprüfte Sicherung ist {n} Tage alt',
    },
    oldHow: 'Was seither geschrieben wurde, steht nur auf dieser Festplatte.',
    hasFailed: 'Die letzte Sicherung ist gescheitert',
    failedHow: 'Frühere Kopien sind, wie sie waren. Nächster Versuch: {when}.',
    off: 'Es werden keine Sicherungen gemacht',
    offHow:
      'Geht diese Festplatte kaputt, ist alles verloren. Wählen Sie einen Ordner auf einer anderen Festplatte, einen Bucket (s3://…) oder einen Server (sftp://…), setzen Sie BACKUP_TO darauf und starten Sie Mimar neu.',
    copies: 'Kopien',
    kept: { one: '{n} aufbewahrt', other: '{n} aufbewahrt' },
    madeAt: 'Gemacht',
    proof: 'Prüfung',
    noCopies: 'Noch keine Kopie.',
    proven: 'Zurückgespielt und gleich',
    made: 'Gemacht, noch nicht geprüft',
    failed: 'Ließ sich nicht zurückspielen',
    unreadable: 'Nicht zu lesen',
    schedule: 'Zeitplan',
    makeCopy: 'Eine Kopie machen',
    everyNight: 'jede Nacht, {at}',
    prove: 'Prüfen',
    rightAfter: 'gleich danach',
    keep: 'Aufbewahren',
    keepText: '{d} Tage, {w} Wochen, {m} Monate',
    next: 'Nächste',
    change: 'Zu ändern mit BACKUP_AT und BACKUP_KEEP; gilt ab dem nächsten Start.',
    whereTo: 'Wohin',
    folder: 'Ordner dieses Servers',
    bucket: 'Bucket eines Objektspeichers (S3)',
    server: 'Ordner eines anderen Servers (SFTP)',
    encrypted: 'verschlüsselt; die Passphrase gehört auch auf Papier',
    plain: 'nicht verschlüsselt',
    fine: 'In Ordnung',
    bringBack: 'Etwas zurückholen',
    bringBackHow:
      'Auf dieser Maschine, im Ordner von Mimar. Was da ist, bleibt: Eine Website kommt neben die anderen, eine Seite als Änderung, die sich zurücknehmen lässt.',
    oneSite: 'Eine Website',
    onePage: 'Eine Seite',
    everything: 'Alles, auf einer neuen Maschine',
  },
  fr: {
    backups: 'Sauvegardes',
    backUpNow: 'Sauvegarder maintenant',
    begun: 'Une copie est en cours et sera prouvée. Vous pouvez fermer cette page.',
    lastProven: 'Dernière sauvegarde prouvée : {when}',
    compared:
      'Restaurée dans un dossier vide et comparée. Sites : {sites}, fichiers : {files}, demandes : {messages}. Tout est identique, en {seconds} secondes.',
    equalOnly: 'Restaurée dans un dossier vide et comparée. Tout est identique.',
    neverProven: 'Aucune sauvegarde n’est encore prouvée',
    neverProvenHow: 'Une copie que personne n’a restaurée n’est qu’un espoir.',
    being: 'Une copie est en cours et va être prouvée',
    beingHow: 'Elle est restaurée dans un dossier vide et comparée. Vous pouvez fermer cette page.',
    old: {
      one: 'La dernière sauvegarde prouvée date de {n} jour',
      many: 'La dernière sauvegarde prouvée date de {n} jours',
      other: 'La dernière sauvegarde prouvée date de {n} jours',
    },
    oldHow: 'Ce qui a été écrit depuis n’est que sur ce disque.',
    hasFailed: 'La dernière sauvegarde a échoué',
    failedHow: 'Les copies précédentes sont intactes. Prochain essai : {when}.',
    off: 'Aucune sauvegarde n’est faite',
    offHow:
      'Si ce disque tombe en panne, tout est perdu. Choisissez un dossier sur un autre disque, un compartiment (s3://…) ou un serveur (sftp://…), indiquez-le dans BACKUP_TO et redémarrez Mimar.',
    copies: 'Copies faites',
    kept: { one: '{n} conservée', many: '{n} conservées', other: '{n} conservées' },
    madeAt: 'Faite',
    proof: 'Preuve',
    noCopies: 'Pas encore de copie.',
    proven: 'Restaurée et identique',
    made: 'Faite, pas encore prouvée',
    failed: 'N’a pas pu être restaurée',
    unreadable: 'Illisible',
    schedule: 'Calendrier',
    makeCopy: 'Faire une copie',
    everyNight: 'chaque nuit, {at}',
    prove: 'La prouver',
    rightAfter: 'juste après',
    keep: 'Conserver',
    keepText: '{d} jours, {w} semaines, {m} mois',
    next: 'Prochaine',
    change: 'Se règle avec BACKUP_AT et BACKUP_KEEP, pris en compte au prochain démarrage.',
    whereTo: 'Où',
    folder: 'Dossier de ce serveur',
    bucket: 'Compartiment d’un stockage objet (S3)',
    server: 'Dossier d’un autre serveur (SFTP)',
    encrypted: 'chiffrée ; gardez aussi la phrase secrète sur papier',
    plain: 'non chiffrée',
    fine: 'Tout va bien',
    bringBack: 'Récupérer quelque chose',
    bringBackHow:
      'Sur cette machine, dans le dossier de Mimar. Ce qui existe reste : un site revient à côté des autres, une page comme un changement annulable.',
    oneSite: 'Un site',
    onePage: 'Une page',
    everything: 'Tout, sur une nouvelle machine',
  },
}
