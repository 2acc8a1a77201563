import type { PartWords } from '../words/words.ts'

/** What the archive of sites says. */
export interface ArchiveWords {
  readonly putAway: string
  readonly cameBack: string
  readonly question: string
  readonly why: string
  readonly archiveSite: string
  readonly keep: string
  readonly archivedOn: string
  readonly notice: string
  readonly leadsTo: string
  readonly takeOut: string
  readonly lead: string
  readonly leadQuestion: string
  readonly leadWhy: string
  readonly address: string
  readonly save: string
  readonly leadNowhere: string
  readonly ledOn: string
  readonly ledNowhere: string
  readonly none: string
  readonly noneHow: string
  readonly how: string
  /** Above the list of sites, of one that the host took down. */
  readonly takenDown: string
  readonly takenDownHow: string
}

export const archiveWords: PartWords<ArchiveWords> = {
  ar: {
    putAway: 'أُرشف «{site}»',
    cameBack: 'عاد «{site}» إلى مواقعك',
    question: 'أرشفة «{site}»؟',
    why: 'يبقى كل شيء فيه محفوظًا. يُقال للزوّار إن الموقع مغلق، ولا يغيّره أحد حتى تخرجه من الأرشيف.',
    archiveSite: 'أرشفة الموقع',
    keep: 'إبقاؤه',
    archivedOn: 'أُرشف في {date}',
    notice: 'يُقال للزوّار إنه مغلق',
    leadsTo: 'ينتقل الزوّار إلى {address}',
    takeOut: 'إخراج من الأرشيف',
    lead: 'توجيه الزوّار…',
    leadQuestion: 'إلى أين ينتقل زوّار «{site}»؟',
    leadWhy: 'من يفتح أي صفحة من الموقع ينتقل إلى الصفحة نفسها في هذا العنوان، ما دام مكتوبًا هنا.',
    address: 'العنوان الجديد',
    save: 'توجيه الزوّار',
    leadNowhere: 'إيقاف التوجيه',
    ledOn: 'ينتقل زوّار «{site}» الآن إلى {address}',
    ledNowhere: 'يُقال لزوّار «{site}» الآن إنه مغلق',
    none: 'لا مواقع مؤرشفة',
    noneHow: 'المواقع التي لا تحتاج إليها الآن تنتظر هنا ما شئت.',
    how: 'المواقع المؤرشفة تحتفظ بعناوينها وصفحاتها وصورها وأعضائها وسجلّها.',
    takenDown: 'حُجب «{site}» عن الزوّار منذ {date}.',
    takenDownHow: 'يمكنك تعديله وتصديره، ولا يمكن نشره حتى تعيده الجهة المستضيفة.',
  },
  en: {
    putAway: '“{site}” was archived',
    cameBack: '“{site}” is back among your sites',
    question: 'Archive “{site}”?',
    why: 'All of it is kept. Visitors are told that the site is closed, and nobody changes it until you take it out of the archive.',
    archiveSite: 'Archive site',
    keep: 'Keep it',
    archivedOn: 'Archived on {date}',
    notice: 'Visitors are told that it is closed',
    leadsTo: 'Visitors go on to {address}',
    takeOut: 'Take out',
    lead: 'Lead visitors on…',
    leadQuestion: 'Where do visitors of “{site}” go?',
    leadWhy:
      'Whoever opens a page of the site goes on to the same page at this address, for as long as it stands here.',
    address: 'New address',
    save: 'Lead visitors on',
    leadNowhere: 'Stop leading on',
    ledOn: 'Visitors of “{site}” now go on to {address}',
    ledNowhere: 'Visitors of “{site}” are now told that it is closed',
    none: 'No archived sites',
    noneHow: 'Sites you do not need just now wait here for as long as you like.',
    how: 'Archived sites keep their addresses, pages, pictures, people and history.',
    takenDown: '“{site}” was taken down on {date}.',
    takenDownHow: 'You can edit and export it. It cannot be published until the host puts it back.',
  },
  tr: {
    putAway: '“{site}” arşivlendi',
    cameBack: '“{site}” yeniden sitelerinizin arasında',
    question: '“{site}” arşivlensin mi?',
    why: 'Her şeyi saklanır. Ziyaretçilere sitenin kapalı olduğu söylenir ve siz arşivden çıkarana kadar kimse değiştirmez.',
    archiveSite: 'Siteyi arşivle',
    keep: 'Kalsın',
    archivedOn: '{date} tarihinde arşivlendi',
    notice: 'Ziyaretçilere kapalı olduğu söyleniyor',
    leadsTo: 'Ziyaretçiler şuraya gidiyor: {address}',
    takeOut: 'Arşivden çıkar',
    lead: 'Ziyaretçileri yönlendir…',
    leadQuestion: '“{site}” ziyaretçileri nereye gitsin?',
    leadWhy: 'Sitenin bir sayfasını açan, burada yazdığı sürece bu adresteki aynı sayfaya gider.',
    address: 'Yeni adres',
    save: 'Ziyaretçileri yönlendir',
    leadNowhere: 'Yönlendirmeyi durdur',
    ledOn: '“{site}” ziyaretçileri artık şuraya gidiyor: {address}',
    ledNowhere: '“{site}” ziyaretçilerine artık kapalı olduğu söyleniyor',
    none: 'Arşivlenen site yok',
    noneHow: 'Şu an gerekmeyen siteler burada dilediğiniz kadar bekler.',
    how: 'Arşivlenen siteler adreslerini, sayfalarını, resimlerini, kişilerini ve geçmişini korur.',
    takenDown: '“{site}” {date} tarihinde yayından kaldırıldı.',
    takenDownHow: 'Düzenleyip dışa aktarabilirsiniz. Barındıran geri koyana kadar yayınlanamaz.',
  },
  de: {
    putAway: '„{site}“ wurde archiviert',
    cameBack: '„{site}“ ist wieder bei Ihren Websites',
    question: '„{site}“ archivieren?',
    why: 'Alles bleibt erhalten. Besucher erfahren, dass die Website geschlossen ist, und niemand ändert sie, bis Sie sie aus dem Archiv holen.',
    archiveSite: 'Website archivieren',
    keep: 'Behalten',
    archivedOn: 'Archiviert am {date}',
    notice: 'Besucher erfahren, dass sie geschlossen ist',
    leadsTo: 'Besucher kommen zu {address}',
    takeOut: 'Aus dem Archiv holen',
    lead: 'Besucher weiterleiten …',
    leadQuestion: 'Wohin kommen Besucher von „{site}“?',
    leadWhy: 'Wer eine Seite der Website öffnet, kommt zur selben Seite unter dieser Adresse, solange sie hier steht.',
    address: 'Neue Adresse',
    save: 'Besucher weiterleiten',
    leadNowhere: 'Nicht mehr weiterleiten',
    ledOn: 'Besucher von „{site}“ kommen jetzt zu {address}',
    ledNowhere: 'Besucher von „{site}“ erfahren jetzt, dass sie geschlossen ist',
    none: 'Keine archivierten Websites',
    noneHow: 'Websites, die Sie gerade nicht brauchen, warten hier, solange Sie möchten.',
    how: 'Archivierte Websites behalten Adressen, Seiten, Bilder, Personen und Verlauf.',
    takenDown: '„{site}“ ist seit {date} gesperrt.',
    takenDownHow:
      'Sie können sie bearbeiten und exportieren. Veröffentlichen geht erst, wenn der Betreiber die Sperre aufhebt.',
  },
  fr: {
    putAway: '«\u202f{site}\u202f» a été archivé',
    cameBack: '«\u202f{site}\u202f» est de retour parmi vos sites',
    question: 'Archiver «\u202f{site}\u202f»\u202f?',
    why: 'Tout est conservé. Les visiteurs apprennent que le site est fermé, et personne ne le modifie tant que vous ne le sortez pas des archives.',
    archiveSite: 'Archiver le site',
    keep: 'Le garder',
    archivedOn: 'Archivé le {date}',
    notice: 'Les visiteurs apprennent qu’il est fermé',
    leadsTo: 'Les visiteurs vont à {address}',
    takeOut: 'Sortir des archives',
    lead: 'Rediriger les visiteurs…',
    leadQuestion: 'Où vont les visiteurs de «\u202f{site}\u202f»\u202f?',
    leadWhy: 'Qui ouvre une page du site arrive à la même page à cette adresse, tant qu’elle figure ici.',
    address: 'Nouvelle adresse',
    save: 'Rediriger les visiteurs',
    leadNowhere: 'Ne plus rediriger',
    ledOn: 'Les visiteurs de «\u202f{site}\u202f» vont maintenant à {address}',
    ledNowhere: 'Les visiteurs de «\u202f{site}\u202f» apprennent maintenant qu’il est fermé',
    none: 'Aucun site archivé',
    noneHow: 'Les sites dont vous n’avez pas besoin attendent ici aussi longtemps que vous voulez.',
    how: 'Les sites archivés gardent leurs adresses, leurs pages, leurs images, leurs membres et leur historique.',
    takenDown: '«\u202f{site}\u202f» est retiré depuis le {date}.',
    takenDownHow:
      'Vous pouvez le modifier et l’exporter. Il ne peut pas être publié tant que l’hébergeur ne le remet pas en ligne.',
  },
}
