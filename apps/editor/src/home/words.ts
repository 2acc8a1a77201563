import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the list of sites says. */
export interface HomeWords {
  readonly product: string
  readonly sites: string
  readonly enquiries: string
  /** The pictures of a site. */
  readonly media: string
  readonly yourSites: string
  readonly newSite: string
  readonly importSite: string
  readonly startAnother: string
  readonly startAnotherHow: string
  readonly startFirst: string
  readonly published: string
  readonly draft: string
  readonly takenDown: string
  readonly changes: Plural
  readonly languages: string
  readonly changed: string
  readonly edit: string
  readonly view: string
  readonly address: string
  readonly duplicate: string
  readonly exportSite: string
  readonly remove: string
  readonly more: string
  readonly duplicated: string
  readonly undo: string
  readonly deletedSites: string
  readonly archivedSites: string
  readonly archive: string
  readonly handOver: string
  readonly notJson: string
  readonly failed: string
  readonly unreachable: string
  readonly tryAgain: string
  readonly close: string
  readonly loading: string
  readonly search: string
  readonly found: Plural
  readonly nothingFound: string
  readonly showMore: string
  /** How many sites are shown, of how many. */
  readonly shown: string
  /** Said to who was invited and has no site any more. */
  readonly noSites: string
  readonly invitations: string
  readonly invitesYou: string
  readonly youAreInvited: string
  readonly accept: string
  readonly decline: string
  readonly invitationAccepted: string
  readonly invitationDeclined: string
  readonly designer: string
  readonly editor: string
  readonly viewer: string
  readonly account: string
  readonly yourAccount: string
  /** The pages of who runs the installation. */
  readonly host: string
  readonly appearance: string
  readonly schemeSystem: string
  readonly schemeLight: string
  readonly schemeDark: string
  readonly interfaceLanguage: string
  readonly signOut: string
}

export const homeWords: PartWords<HomeWords> = {
  ar: {
    product: 'معمار',
    sites: 'المواقع',
    enquiries: 'الرسائل',
    media: 'المكتبة',
    yourSites: 'مواقعك',
    newSite: 'موقع جديد',
    importSite: 'استيراد',
    startAnother: 'ابدأ موقعًا آخر',
    startAnotherHow: 'من نموذج جاهز أو استورد ملف موقع',
    startFirst: 'ابدأ موقعك الأول',
    published: 'منشور',
    draft: 'مسودة',
    takenDown: 'محجوب',
    changes: {
      zero: 'لا تغييرات',
      one: 'تغيير واحد',
      two: 'تغييران',
      few: '{n} تغييرات',
      many: '{n} تغييرًا',
      other: '{n} تغيير',
    },
    languages: 'اللغات: {codes}',
    changed: 'آخر تغيير {time}',
    edit: 'تحرير',
    view: 'عرض الموقع',
    address: 'العنوان والمشاركة…',
    duplicate: 'تكرار',
    exportSite: 'تصدير…',
    remove: 'حذف…',
    more: 'المزيد: {site}',
    duplicated: 'تكرّر «{site}»',
    undo: 'تراجع',
    deletedSites: 'مواقع محذوفة',
    archivedSites: 'مواقع مؤرشفة',
    archive: 'أرشفة…',
    handOver: 'تسليم…',
    notJson: '{file} ليس ملف موقع. صدّر موقعًا من هنا لترى صيغته.',
    failed: 'تعذّر ذلك: {why}',
    unreachable: 'الخادم لا يستجيب. لم يضع شيء؛ تحقق من الاتصال وأعد المحاولة.',
    tryAgain: 'إعادة المحاولة',
    close: 'إغلاق',
    invitations: 'دعوات',
    invitesYou: 'يدعوك {who} إلى الموقع «{site}». الدور: {role}.',
    youAreInvited: 'أنت مدعوّ إلى الموقع «{site}». الدور: {role}.',
    accept: 'قبول',
    decline: 'رفض',
    invitationAccepted: 'أصبحت من أعضاء «{site}»',
    invitationDeclined: 'رُفضت الدعوة إلى «{site}»',
    designer: 'مصمّم',
    editor: 'محرّر',
    viewer: 'مطّلع',
    noSites: 'لا مواقع لديك الآن. اطلب ممّن دعاك أن يدعوك مجددًا.',
    search: 'البحث في مواقعك',
    found: {
      zero: 'لم يُعثر على أي موقع',
      one: 'عُثر على موقع واحد',
      two: 'عُثر على موقعين',
      few: 'عُثر على {n} مواقع',
      many: 'عُثر على {n} موقعًا',
      other: 'عُثر على {n} موقع',
    },
    nothingFound: 'لا موقع في اسمه أو عنوانه «{text}»',
    showMore: 'عرض المزيد',
    shown: '{n} من {total}',
    loading: 'جارٍ تحميل مواقعك…',
    account: 'الحساب',
    yourAccount: 'حسابك',
    host: 'إدارة النظام',
    appearance: 'المظهر',
    schemeSystem: 'حسب النظام',
    schemeLight: 'فاتح',
    schemeDark: 'داكن',
    interfaceLanguage: 'لغة المحرّر',
    signOut: 'تسجيل الخروج',
  },
  en: {
    product: 'Mimar',
    sites: 'Sites',
    enquiries: 'Messages',
    media: 'Library',
    yourSites: 'Your sites',
    newSite: 'New site',
    importSite: 'Import',
    startAnother: 'Start another site',
    startAnotherHow: 'From a starter, or import a site file',
    startFirst: 'Start your first site',
    published: 'Published',
    draft: 'Draft',
    takenDown: 'Taken down',
    changes: { one: '1 change', other: '{n} changes' },
    languages: 'Languages: {codes}',
    changed: 'Last change {time}',
    edit: 'Edit',
    view: 'View site',
    address: 'Address and sharing…',
    duplicate: 'Duplicate',
    exportSite: 'Export…',
    remove: 'Delete…',
    more: 'More: {site}',
    duplicated: '“{site}” was duplicated',
    undo: 'Undo',
    deletedSites: 'Deleted sites',
    archivedSites: 'Archived sites',
    archive: 'Archive…',
    handOver: 'Hand over…',
    notJson: '{file} is not a site file. Export a site here to see what one looks like.',
    failed: 'Couldn’t do that: {why}',
    unreachable: 'Can’t reach the server. Nothing is lost; check the connection and try again.',
    tryAgain: 'Try again',
    close: 'Close',
    invitations: 'Invitations',
    invitesYou: '{who} invites you to “{site}” as {role}.',
    youAreInvited: 'You are invited to “{site}” as {role}.',
    accept: 'Accept',
    decline: 'Decline',
    invitationAccepted: '“{site}” is in your list now',
    invitationDeclined: 'Invitation to “{site}” declined',
    designer: 'designer',
    editor: 'editor',
    viewer: 'viewer',
    noSites: 'You have no sites now. Ask whoever invited you.',
    search: 'Search your sites',
    found: { one: '1 site found', other: '{n} sites found' },
    nothingFound: 'No site has “{text}” in its name or address',
    showMore: 'Show more',
    shown: '{n} of {total}',
    loading: 'Loading your sites…',
    account: 'Account',
    yourAccount: 'Your account',
    host: 'Run this installation',
    appearance: 'Appearance',
    schemeSystem: 'System',
    schemeLight: 'Light',
    schemeDark: 'Dark',
    interfaceLanguage: 'Language of the editor',
    signOut: 'Sign out',
  },
  tr: {
    product: 'Mimar',
    sites: 'Siteler',
    enquiries: 'Mesajlar',
    media: 'Kitaplık',
    yourSites: 'Siteleriniz',
    newSite: 'Yeni site',
    importSite: 'İçe aktar',
    startAnother: 'Bir site daha başlatın',
    startAnotherHow: 'Hazır bir siteden başlayın ya da site dosyası aktarın',
    startFirst: 'İlk sitenizi başlatın',
    published: 'Yayında',
    draft: 'Taslak',
    takenDown: 'Yayından kaldırıldı',
    changes: { one: '1 değişiklik', other: '{n} değişiklik' },
    languages: 'Diller: {codes}',
    changed: 'Son değişiklik {time}',
    edit: 'Düzenle',
    view: 'Siteyi gör',
    address: 'Adres ve paylaşma…',
    duplicate: 'Çoğalt',
    exportSite: 'Dışa aktar…',
    remove: 'Sil…',
    more: 'Diğer: {site}',
    duplicated: '“{site}” çoğaltıldı',
    undo: 'Geri al',
    deletedSites: 'Silinen siteler',
    archivedSites: 'Arşivlenen siteler',
    archive: 'Arşivle…',
    handOver: 'Devret…',
    notJson: '{file} bir site dosyası değil. Nasıl göründüğünü görmek için buradan bir site dışa aktarın.',
    failed: 'Yapılamadı: {why}',
    unreachable: 'Sunucu yanıt vermiyor. Hiçbir şey kaybolmadı; bağlantıyı denetleyip yeniden deneyin.',
    tryAgain: 'Yeniden dene',
    close: 'Kapat',
    invitations: 'Davetler',
    invitesYou: '{who} sizi “{site}” sitesine davet ediyor. Rol: {role}.',
    youAreInvited: '“{site}” sitesine davetlisiniz. Rol: {role}.',
    accept: 'Kabul et',
    decline: 'Reddet',
    invitationAccepted: '“{site}” artık listenizde',
    invitationDeclined: '“{site}” daveti reddedildi',
    designer: 'tasarımcı',
    editor: 'editör',
    viewer: 'izleyici',
    noSites: 'Şu anda siteniz yok. Sizi davet eden kişiye sorun.',
    search: 'Sitelerinizde arayın',
    found: { one: '1 site bulundu', other: '{n} site bulundu' },
    nothingFound: 'Adında ya da adresinde “{text}” geçen site yok',
    showMore: 'Daha fazla göster',
    shown: '{n} / {total}',
    loading: 'Siteleriniz yükleniyor…',
    account: 'Hesap',
    yourAccount: 'Hesabınız',
    host: 'Bu kurulumu yönet',
    appearance: 'Görünüm',
    schemeSystem: 'Sistem',
    schemeLight: 'Açık',
    schemeDark: 'Koyu',
    interfaceLanguage: 'Düzenleyicinin dili',
    signOut: 'Oturumu kapat',
  },
  de: {
    product: 'Mimar',
    sites: 'Websites',
    enquiries: 'Nachrichten',
    media: 'Mediathek',
    yourSites: 'Ihre Websites',
    newSite: 'Neue Website',
    importSite: 'Importieren',
    startAnother: 'Noch eine Website beginnen',
    startAnotherHow: 'Mit einer Vorlage oder aus einer Website-Datei',
    startFirst: 'Beginnen Sie Ihre erste Website',
    published: 'Veröffentlicht',
    draft: 'Entwurf',
    takenDown: 'Gesperrt',
    changes: { one: '1 Änderung', other: '{n} Änderungen' },
    languages: 'Sprachen: {codes}',
    changed: 'Zuletzt geändert {time}',
    edit: 'Bearbeiten',
    view: 'Website ansehen',
    address: 'Adresse und Teilen…',
    duplicate: 'Duplizieren',
    exportSite: 'Exportieren …',
    remove: 'Löschen …',
    more: 'Mehr: {site}',
    duplicated: '„{site}“ wurde dupliziert',
    undo: 'Rückgängig',
    deletedSites: 'Gelöschte Websites',
    archivedSites: 'Archivierte Websites',
    archive: 'Archivieren …',
    handOver: 'Übergeben …',
    notJson: '{file} ist keine Website-Datei. Exportieren Sie hier eine Website, um zu sehen, wie eine aussieht.',
    failed: 'Das hat nicht geklappt: {why}',
    unreachable:
      'Der Server antwortet nicht. Nichts ist verloren; prüfen Sie die Verbindung und versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
    close: 'Schließen',
    invitations: 'Einladungen',
    invitesYou: '{who} lädt Sie zu „{site}“ ein. Rolle: {role}.',
    youAreInvited: 'Sie sind zu „{site}“ eingeladen. Rolle: {role}.',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    invitationAccepted: '„{site}“ steht jetzt in Ihrer Liste',
    invitationDeclined: 'Einladung zu „{site}“ abgelehnt',
    designer: 'Gestaltung',
    editor: 'Redaktion',
    viewer: 'Ansicht',
    noSites: 'Sie haben gerade keine Websites. Fragen Sie, wer Sie eingeladen hat.',
    search: 'Ihre Websites durchsuchen',
    found: { one: '1 Website gefunden', other: '{n} Websites gefunden' },
    nothingFound: 'Keine Website hat „{text}“ im Namen oder in der Adresse',
    showMore: 'Mehr anzeigen',
    shown: '{n} von {total}',
    loading: 'Ihre Websites werden geladen …',
    account: 'Konto',
    yourAccount: 'Ihr Konto',
    host: 'Installation betreiben',
    appearance: 'Darstellung',
    schemeSystem: 'System',
    schemeLight: 'Hell',
    schemeDark: 'Dunkel',
    interfaceLanguage: 'Sprache des Editors',
    signOut: 'Abmelden',
  },
  fr: {
    product: 'Mimar',
    sites: 'Sites',
    enquiries: 'Messages',
    media: 'Médiathèque',
    yourSites: 'Vos sites',
    newSite: 'Nouveau site',
    importSite: 'Importer',
    startAnother: 'Commencer un autre site',
    startAnotherHow: 'À partir d’un modèle ou d’un fichier de site',
    startFirst: 'Commencez votre premier site',
    published: 'Publié',
    draft: 'Brouillon',
    takenDown: 'Retiré',
    changes: { one: '{n} modification', other: '{n} modifications' },
    languages: 'Langues\u202f: {codes}',
    changed: 'Dernière modification {time}',
    edit: 'Modifier',
    view: 'Voir le site',
    address: 'Adresse et partage…',
    duplicate: 'Dupliquer',
    exportSite: 'Exporter…',
    remove: 'Supprimer…',
    more: 'Plus\u202f: {site}',
    duplicated: '«\u202f{site}\u202f» a été dupliqué',
    undo: 'Annuler',
    deletedSites: 'Sites supprimés',
    archivedSites: 'Sites archivés',
    archive: 'Archiver…',
    handOver: 'Céder…',
    notJson: '{file} n’est pas un fichier de site. Exportez un site d’ici pour voir à quoi il ressemble.',
    failed: 'Impossible\u202f: {why}',
    unreachable: 'Le serveur ne répond pas. Rien n’est perdu\u202f; vérifiez la connexion et réessayez.',
    tryAgain: 'Réessayer',
    close: 'Fermer',
    invitations: 'Vos invitations',
    invitesYou: '{who} vous invite sur « {site} ». Rôle : {role}.',
    youAreInvited: 'Vous êtes invité sur « {site} ». Rôle : {role}.',
    accept: 'Accepter',
    decline: 'Refuser',
    invitationAccepted: '« {site} » est maintenant dans votre liste',
    invitationDeclined: 'Invitation à « {site} » refusée',
    designer: 'conception',
    editor: 'rédaction',
    viewer: 'lecture',
    noSites: 'Vous n’avez aucun site pour l’instant. Demandez à qui vous a invité.',
    search: 'Rechercher dans vos sites',
    found: { one: '1 site trouvé', other: '{n} sites trouvés' },
    nothingFound: 'Aucun site n’a « {text} » dans son nom ou son adresse',
    showMore: 'Afficher plus',
    shown: '{n} sur {total}',
    loading: 'Chargement de vos sites…',
    account: 'Compte',
    yourAccount: 'Votre compte',
    host: 'Gérer l’installation',
    appearance: 'Apparence',
    schemeSystem: 'Système',
    schemeLight: 'Clair',
    schemeDark: 'Sombre',
    interfaceLanguage: 'Langue de l’éditeur',
    signOut: 'Se déconnecter',
  },
}
