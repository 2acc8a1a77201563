import { useMemo } from 'react'
import { useHome } from '../home/home.ts'
import type { Plural } from '../words/catalogue.ts'
import { type PartSay, type PartWords, sayPart } from '../words/words.ts'

/** What the export and import of whole sites say. */
export interface TransferWords {
  readonly exportTitle: string
  readonly exportWhy: string
  readonly partSite: string
  readonly always: string
  readonly partPictures: string
  readonly partHistory: string
  readonly partPeople: string
  readonly partMessages: string
  readonly steps: Plural
  readonly personal: string
  readonly exportAbout: string
  readonly exportNow: string
  readonly exportPlain: string
  readonly exportBegun: string
  readonly cancel: string
  readonly importTitle: string
  readonly importWhy: string
  readonly importAlso: string
  readonly importNow: string
  readonly progress: string
  readonly sending: string
  readonly waiting: string
  readonly stay: string
  readonly leave: string
  readonly reading: string
  readonly pictures: string
  readonly pages: string
  readonly storing: string
  readonly cancelled: string
  readonly imported: string
  readonly findingsTitle: Plural
  readonly findingsText: string
  readonly open: string
  readonly refusedTitle: string
  readonly faultsTitle: Plural
  readonly faultsText: string
}

const transferWords: PartWords<TransferWords> = {
  ar: {
    exportTitle: 'تصدير «{site}» في ملف واحد',
    exportWhy: 'يفتحه أي معمار على أي خادم. لا شيء محبوس هنا.',
    partSite: 'الصفحات واللغات والمظهر',
    always: 'دائمًا',
    partPictures: 'الصور',
    partHistory: 'السجل والنسخ المنشورة',
    partPeople: 'الأشخاص وأدوارهم',
    partMessages: 'الرسائل',
    steps: {
      zero: 'لا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
    personal: '{n} · بيانات شخصية',
    exportAbout: 'نحو {size}',
    exportNow: 'تصدير',
    exportPlain: 'النصوص والإعدادات فقط',
    exportBegun: 'بدأ التنزيل. متصفحك يُظهر أين وصل.',
    cancel: 'إلغاء',
    importTitle: 'استيراد {file}',
    importWhy: '{size}. يصير منه موقع جديد، ومواقعك الأخرى لا تتغير.',
    importAlso: 'خُذ أيضًا، إن وُجد في الملف:',
    importNow: 'استيراد',
    progress: 'التقدم',
    sending: 'أُرسل {done} من {total}',
    waiting: 'لا اتصال. يُستكمل الإرسال وحده حين يعود.',
    stay: 'أبقِ هذه الصفحة مفتوحة حتى يُرسل الملف.',
    leave: 'أُرسل الملف. يمكنك إغلاق الصفحة، وسيظهر الموقع بين مواقعك.',
    reading: 'يُفحص الملف…',
    pictures: 'الصور: {done} من {total}',
    pages: 'النسخ المنشورة: {done} من {total}',
    storing: 'يُحفظ الموقع…',
    cancelled: 'أُلغي الاستيراد، ولم يبقَ منه شيء.',
    imported: 'استُورد «{site}»',
    findingsTitle: {
      zero: 'استُورد الملف',
      one: 'استُورد، وفيه أمر واحد يلزم إصلاحه',
      two: 'استُورد، وفيه أمران يلزم إصلاحهما',
      few: 'استُورد، وفيه {n} أمور يلزم إصلاحها',
      many: 'استُورد، وفيه {n} أمرًا يلزم إصلاحه',
      other: 'استُورد، وفيه {n} أمر يلزم إصلاحه',
    },
    findingsText: 'الموقع بين مواقعك الآن. أصلح ما يلي قبل أن تنشره.',
    open: 'فتح الموقع',
    refusedTitle: 'لم يُستورد {file}',
    faultsTitle: {
      zero: 'لم يُستورد الملف',
      one: 'في الملف خطأ واحد',
      two: 'في الملف خطآن',
      few: 'في الملف {n} أخطاء',
      many: 'في الملف {n} خطأً',
      other: 'في الملف {n} خطأ',
    },
    faultsText: 'لم يُستورد شيء، ومواقعك كما هي. أصلح ما يلي في {file} ثم استورده من جديد.',
  },
  en: {
    exportTitle: 'Export “{site}” as one file',
    exportWhy: 'Opens in any Mimar. Nothing is locked in.',
    partSite: 'Pages, languages, theme',
    always: 'always',
    partPictures: 'Pictures',
    partHistory: 'History and published versions',
    partPeople: 'People and roles',
    partMessages: 'Messages',
    steps: { one: '1 step', other: '{n} steps' },
    personal: '{n} · personal data',
    exportAbout: 'About {size}',
    exportNow: 'Export',
    exportPlain: 'Texts and settings only',
    exportBegun: 'The download has begun. Your browser shows how far it is.',
    cancel: 'Cancel',
    importTitle: 'Import {file}',
    importWhy: '{size}. It becomes a new site; your other sites stay as they are.',
    importAlso: 'Also take, if the file has them:',
    importNow: 'Import',
    progress: 'Progress',
    sending: 'Sent {done} of {total}',
    waiting: 'No connection. It goes on by itself once there is one.',
    stay: 'Keep this page open until the file is sent.',
    leave: 'The file is sent. You may close this page; the site will be among yours.',
    reading: 'Checking the file…',
    pictures: 'Pictures: {done} of {total}',
    pages: 'Published versions: {done} of {total}',
    storing: 'Storing the site…',
    cancelled: 'The import was cancelled. Nothing of it was kept.',
    imported: '“{site}” was imported',
    findingsTitle: { one: 'Imported, with 1 thing to fix', other: 'Imported, with {n} things to fix' },
    findingsText: 'The site is among yours now. Fix these before you publish it.',
    open: 'Open site',
    refusedTitle: '{file} was not imported',
    faultsTitle: { one: 'The file has 1 fault', other: 'The file has {n} faults' },
    faultsText: 'Nothing was imported and your sites are as they were. Fix these in {file}, then import it again.',
  },
  tr: {
    exportTitle: '“{site}” sitesini tek dosyada dışa aktar',
    exportWhy: 'Her Mimar’da açılır. Hiçbir şey burada kilitli değil.',
    partSite: 'Sayfalar, diller, tema',
    always: 'her zaman',
    partPictures: 'Resimler',
    partHistory: 'Geçmiş ve yayınlanan sürümler',
    partPeople: 'Kişiler ve roller',
    partMessages: 'Mesajlar',
    steps: { one: '1 adım', other: '{n} adım' },
    personal: '{n} · kişisel veri',
    exportAbout: 'Yaklaşık {size}',
    exportNow: 'Dışa aktar',
    exportPlain: 'Yalnızca metinler ve ayarlar',
    exportBegun: 'İndirme başladı. Ne kadarının indiğini tarayıcınız gösterir.',
    cancel: 'Vazgeç',
    importTitle: '{file} dosyasını içe aktar',
    importWhy: '{size}. Bundan yeni bir site olur; öteki siteleriniz olduğu gibi kalır.',
    importAlso: 'Dosyada varsa bunları da al:',
    importNow: 'İçe aktar',
    progress: 'İlerleme',
    sending: 'Gönderilen: {done} / {total}',
    waiting: 'Bağlantı yok. Gelince kendiliğinden sürer.',
    stay: 'Dosya gönderilene kadar bu sayfayı açık tutun.',
    leave: 'Dosya gönderildi. Sayfayı kapatabilirsiniz; site, siteleriniz arasında görünecek.',
    reading: 'Dosya denetleniyor…',
    pictures: 'Resimler: {done} / {total}',
    pages: 'Yayınlanan sürümler: {done} / {total}',
    storing: 'Site kaydediliyor…',
    cancelled: 'Aktarma iptal edildi. Ondan hiçbir şey saklanmadı.',
    imported: '“{site}” içe aktarıldı',
    findingsTitle: { one: 'Aktarıldı; düzeltilecek 1 şey var', other: 'Aktarıldı; düzeltilecek {n} şey var' },
    findingsText: 'Site artık siteleriniz arasında. Yayınlamadan önce bunları düzeltin.',
    open: 'Siteyi aç',
    refusedTitle: '{file} içe aktarılmadı',
    faultsTitle: { one: 'Dosyada 1 hata var', other: 'Dosyada {n} hata var' },
    faultsText: 'Hiçbir şey aktarılmadı, siteleriniz olduğu gibi. {file} içinde bunları düzeltip yeniden aktarın.',
  },
  de: {
    exportTitle: '„{site}“ als eine Datei exportieren',
    exportWhy: 'Jedes Mimar kann sie öffnen. Ihre Website gehört Ihnen.',
    partSite: 'Seiten, Sprachen, Design',
    always: 'immer',
    partPictures: 'Bilder',
    partHistory: 'Verlauf und veröffentlichte Fassungen',
    partPeople: 'Personen und Rollen',
    partMessages: 'Nachrichten',
    steps: { one: '1 Schritt', other: '{n} Schritte' },
    personal: '{n} · persönliche Daten',
    exportAbout: 'Etwa {size}',
    exportNow: 'Exportieren',
    exportPlain: 'Nur Texte und Einstellungen',
    exportBegun: 'Der Download hat begonnen. Ihr Browser zeigt, wie weit er ist.',
    cancel: 'Abbrechen',
    importTitle: '{file} importieren',
    importWhy: '{size}. Daraus wird eine neue Website; Ihre anderen bleiben, wie sie sind.',
    importAlso: 'Auch übernehmen, falls in der Datei:',
    importNow: 'Importieren',
    progress: 'Fortschritt',
    sending: '{done} von {total} gesendet',
    waiting: 'Keine Verbindung. Sobald sie da ist, geht es von selbst weiter.',
    stay: 'Lassen Sie diese Seite offen, bis die Datei gesendet ist.',
    leave: 'Die Datei ist gesendet. Sie können die Seite schließen; die Website erscheint bei Ihren Websites.',
    reading: 'Die Datei wird geprüft …',
    pictures: 'Bilder: {done} von {total}',
    pages: 'Veröffentlichte Fassungen: {done} von {total}',
    storing: 'Die Website wird gespeichert …',
    cancelled: 'Der Import wurde abgebrochen. Nichts davon wurde behalten.',
    imported: '„{site}“ wurde importiert',
    findingsTitle: { one: 'Importiert, 1 Punkt ist zu beheben', other: 'Importiert, {n} Punkte sind zu beheben' },
    findingsText: 'Die Website steht jetzt bei Ihren Websites. Beheben Sie dies, bevor Sie sie veröffentlichen.',
    open: 'Website öffnen',
    refusedTitle: '{file} wurde nicht importiert',
    faultsTitle: { one: 'Die Datei hat 1 Fehler', other: 'Die Datei hat {n} Fehler' },
    faultsText:
      'Nichts wurde importiert, Ihre Websites sind wie zuvor. Beheben Sie dies in {file} und importieren Sie die Datei erneut.',
  },
  fr: {
    exportTitle: 'Exporter «\u202f{site}\u202f» en un seul fichier',
    exportWhy: 'S’ouvre dans tout Mimar. Rien n’est enfermé ici.',
    partSite: 'Pages, langues, thème',
    always: 'toujours',
    partPictures: 'Images',
    partHistory: 'Historique et versions publiées',
    partPeople: 'Personnes et rôles',
    partMessages: 'Messages',
    steps: { one: '{n} étape', other: '{n} étapes' },
    personal: '{n} · données personnelles',
    exportAbout: 'Environ {size}',
    exportNow: 'Exporter',
    exportPlain: 'Textes et réglages seuls',
    exportBegun: 'Le téléchargement a commencé. Votre navigateur montre où il en est.',
    cancel: 'Annuler',
    importTitle: 'Importer {file}',
    importWhy: '{size}. Il en naît un nouveau site\u202f; vos autres sites ne changent pas.',
    importAlso: 'Prendre aussi, si le fichier les contient\u202f:',
    importNow: 'Importer',
    progress: 'Avancement',
    sending: '{done} envoyés sur {total}',
    waiting: 'Pas de connexion. L’envoi reprendra tout seul dès qu’il y en aura une.',
    stay: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
    leave: 'Le fichier est envoyé. Vous pouvez fermer la page\u202f; le site sera parmi les vôtres.',
    reading: 'Vérification du fichier…',
    pictures: 'Images\u202f: {done} sur {total}',
    pages: 'Versions publiées\u202f: {done} sur {total}',
    storing: 'Enregistrement du site…',
    cancelled: 'L’importation est annulée. Rien n’en a été gardé.',
    imported: '«\u202f{site}\u202f» a été importé',
    findingsTitle: { one: 'Importé, avec {n} point à corriger', other: 'Importé, avec {n} points à corriger' },
    findingsText: 'Le site est maintenant parmi les vôtres. Corrigez ceci avant de le publier.',
    open: 'Ouvrir le site',
    refusedTitle: '{file} n’a pas été importé',
    faultsTitle: { one: 'Le fichier contient {n} erreur', other: 'Le fichier contient {n} erreurs' },
    faultsText:
      'Rien n’a été importé et vos sites sont intacts. Corrigez ceci dans {file}, puis importez-le de nouveau.',
  },
}

export function useTransferWords(): PartSay<TransferWords> {
  const { language } = useHome().say
  return useMemo(() => sayPart(transferWords, language), [language])
}
