import type { PartWords } from '../words/words.ts'

/** What is said where sites change hands. */
export interface OfferWords {
  readonly title: string
  readonly toPerson: string
  readonly toPersonHow: string
  readonly email: string
  readonly stay: string
  readonly offer: string
  readonly offered: string
  readonly waiting: string
  readonly withdraw: string
  readonly withdrawn: string
  readonly toServer: string
  readonly stepExport: string
  readonly stepImport: string
  readonly stepArchive: string
  readonly exportNow: string
  readonly archiveNow: string
  readonly close: string
  /** Above the list of sites, to whom one is offered. */
  readonly offers: string
  readonly offersYou: string
  readonly isOffered: string
  readonly take: string
  readonly decline: string
  readonly taken: string
  readonly declined: string
}

export const offerWords: PartWords<OfferWords> = {
  ar: {
    title: 'تسليم «{site}»',
    toPerson: 'لشخص آخر هنا',
    toPersonHow: 'لا يتغيّر شيء حتى يقبل خلال 14 يومًا. عندها تتوقف روابط المسودة، ويُسأل من جديد إلى أين تُرسل الرسائل.',
    email: 'بريده الإلكتروني',
    stay: 'أبقى محرّرًا في الموقع',
    offer: 'عرض الموقع',
    offered: 'عُرض «{site}» على {email}',
    waiting: 'معروض على {email}، حتى {date}.',
    withdraw: 'سحب العرض',
    withdrawn: 'سُحب عرض «{site}»',
    toServer: 'إلى خادم آخر',
    stepExport: 'صدّر الموقع في ملف واحد.',
    stepImport: 'استورد الملف في قائمة المواقع هناك وانشره.',
    stepArchive: 'أرشف الموقع هنا ووجّه زوّاره إلى العنوان الجديد ما شئت.',
    exportNow: 'تصدير…',
    archiveNow: 'أرشفة…',
    close: 'إغلاق',
    offers: 'مواقع معروضة عليك',
    offersYou: 'يعرض عليك {who} ملكية الموقع «{site}» حتى {date}.',
    isOffered: 'الموقع «{site}» معروض عليك حتى {date}.',
    take: 'تسلّم الموقع',
    decline: 'رفض',
    taken: 'أصبح «{site}» موقعك',
    declined: 'رُفض عرض «{site}»',
  },
  en: {
    title: 'Hand over “{site}”',
    toPerson: 'To another person here',
    toPersonHow:
      'Nothing changes until they accept, within 14 days. Then links to the draft end, and where enquiries are mailed is asked anew.',
    email: 'Their e-mail address',
    stay: 'I stay as an editor',
    offer: 'Offer the site',
    offered: '“{site}” is offered to {email}',
    waiting: 'Offered to {email}, until {date}.',
    withdraw: 'Withdraw',
    withdrawn: 'The offer of “{site}” was withdrawn',
    toServer: 'To another server',
    stepExport: 'Export the site as one file.',
    stepImport: 'Import the file in the list of sites there, and publish it.',
    stepArchive: 'Archive the site here, and lead visitors on to the new address for as long as you like.',
    exportNow: 'Export…',
    archiveNow: 'Archive…',
    close: 'Close',
    offers: 'Sites that are offered to you',
    offersYou: '{who} offers you the site “{site}” until {date}.',
    isOffered: 'The site “{site}” is offered to you until {date}.',
    take: 'Take it over',
    decline: 'Decline',
    taken: '“{site}” is yours',
    declined: 'The offer of “{site}” was declined',
  },
  tr: {
    title: '“{site}” sitesini devret',
    toPerson: 'Buradaki başka bir kişiye',
    toPersonHow:
      '14 gün içinde kabul edene kadar hiçbir şey değişmez. Sonra taslak bağlantıları sona erer ve mesajların nereye gönderileceği yeniden sorulur.',
    email: 'E-posta adresi',
    stay: 'Editör olarak kalıyorum',
    offer: 'Siteyi öner',
    offered: '“{site}” şu kişiye önerildi: {email}',
    waiting: '{email} adresine önerildi, {date} tarihine kadar.',
    withdraw: 'Geri çek',
    withdrawn: '“{site}” önerisi geri çekildi',
    toServer: 'Başka bir sunucuya',
    stepExport: 'Siteyi tek dosya olarak dışa aktarın.',
    stepImport: 'Dosyayı oradaki site listesinde içe aktarıp yayınlayın.',
    stepArchive: 'Siteyi burada arşivleyin ve ziyaretçileri dilediğiniz sürece yeni adrese yönlendirin.',
    exportNow: 'Dışa aktar…',
    archiveNow: 'Arşivle…',
    close: 'Kapat',
    offers: 'Size önerilen siteler',
    offersYou: '{who} size “{site}” sitesini {date} tarihine kadar öneriyor.',
    isOffered: '“{site}” sitesi {date} tarihine kadar size öneriliyor.',
    take: 'Devral',
    decline: 'Geri çevir',
    taken: '“{site}” artık sizin',
    declined: '“{site}” önerisi geri çevrildi',
  },
  de: {
    title: '„{site}“ übergeben',
    toPerson: 'An eine andere Person hier',
    toPersonHow:
      'Bis sie innerhalb von 14 Tagen annimmt, ändert sich nichts. Dann enden Links zum Entwurf, und wohin Anfragen gemailt werden, wird neu gefragt.',
    email: 'E-Mail-Adresse der Person',
    stay: 'Ich bleibe als Redakteur dabei',
    offer: 'Website anbieten',
    offered: '„{site}“ ist {email} angeboten',
    waiting: 'Angeboten an {email}, bis {date}.',
    withdraw: 'Zurückziehen',
    withdrawn: 'Das Angebot von „{site}“ wurde zurückgezogen',
    toServer: 'Auf einen anderen Server',
    stepExport: 'Exportieren Sie die Website als eine Datei.',
    stepImport: 'Importieren Sie die Datei dort in der Liste der Websites und veröffentlichen Sie sie.',
    stepArchive:
      'Archivieren Sie die Website hier und leiten Sie Besucher zur neuen Adresse weiter, solange Sie möchten.',
    exportNow: 'Exportieren …',
    archiveNow: 'Archivieren …',
    close: 'Schließen',
    offers: 'Websites, die Ihnen angeboten werden',
    offersYou: '{who} bietet Ihnen die Website „{site}“ bis {date} an.',
    isOffered: 'Die Website „{site}“ wird Ihnen bis {date} angeboten.',
    take: 'Übernehmen',
    decline: 'Ablehnen',
    taken: '„{site}“ gehört jetzt Ihnen',
    declined: 'Das Angebot von „{site}“ wurde abgelehnt',
  },
  fr: {
    title: 'Céder «\u202f{site}\u202f»',
    toPerson: 'À une autre personne ici',
    toPersonHow:
      'Rien ne change avant son accord, dans les 14 jours. Ensuite les liens vers le brouillon prennent fin, et l’adresse où arrivent les demandes est redemandée.',
    email: 'Son adresse e-mail',
    stay: 'Je reste comme rédacteur',
    offer: 'Proposer le site',
    offered: '«\u202f{site}\u202f» est proposé à {email}',
    waiting: 'Proposé à {email}, jusqu’au {date}.',
    withdraw: 'Retirer',
    withdrawn: 'La proposition de «\u202f{site}\u202f» a été retirée',
    toServer: 'Vers un autre serveur',
    stepExport: 'Exportez le site en un seul fichier.',
    stepImport: 'Importez le fichier dans la liste de sites là-bas, puis publiez-le.',
    stepArchive:
      'Archivez le site ici et redirigez les visiteurs vers la nouvelle adresse aussi longtemps que vous voulez.',
    exportNow: 'Exporter…',
    archiveNow: 'Archiver…',
    close: 'Fermer',
    offers: 'Sites qui vous sont proposés',
    offersYou: '{who} vous propose le site «\u202f{site}\u202f» jusqu’au {date}.',
    isOffered: 'Le site «\u202f{site}\u202f» vous est proposé jusqu’au {date}.',
    take: 'Reprendre le site',
    decline: 'Refuser',
    taken: '«\u202f{site}\u202f» est à vous',
    declined: 'La proposition de «\u202f{site}\u202f» a été refusée',
  },
}
