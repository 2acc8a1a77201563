import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the list of deleted sites says. */
export interface DeletedWords {
  readonly removed: string
  readonly removeQuestion: string
  readonly removeWhy: string
  readonly removeSite: string
  readonly keep: string
  readonly how: string
  /** By somebody else, by whoever reads it, and where nobody knows by whom. */
  readonly deletedBy: string
  readonly deletedByYou: string
  readonly deletedOn: string
  readonly enquiries: Plural
  readonly pictures: Plural
  /** `{what}` are such numbers. */
  readonly holds: string
  readonly daysLeft: Plural
  readonly lastDay: string
  readonly bringBack: string
  readonly erase: string
  readonly eraseQuestion: string
  readonly eraseWhy: string
  readonly eraseSite: string
  readonly none: string
  readonly noneHow: string
  readonly cameBack: string
  readonly erased: string
}

export const deletedWords: PartWords<DeletedWords> = {
  ar: {
    removed: 'حُذف «{site}». يمكن استعادته خلال 30 يومًا.',
    removeQuestion: 'حذف «{site}»؟',
    removeWhy: 'لن يراه الزوّار ولن يفتحه أحد من أعضائه. يمكنك استعادته خلال 30 يومًا، ثم يُمحى.',
    removeSite: 'حذف الموقع',
    keep: 'إبقاؤه',
    how: 'يبقى عنوان كل موقع محجوزًا له. وعند استعادته تعود صفحاته وصوره وأعضاؤه وسجلّه، ويراه الزوّار من جديد.',
    deletedBy: 'حذفه {who} في {date}',
    deletedByYou: 'حذفتَه في {date}',
    deletedOn: 'حُذف في {date}',
    enquiries: {
      zero: 'بلا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: '{n} رسائل',
      many: '{n} رسالة',
      other: '{n} رسالة',
    },
    pictures: {
      zero: 'بلا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: '{n} صور',
      many: '{n} صورة',
      other: '{n} صورة',
    },
    holds: 'فيه {what}.',
    daysLeft: {
      zero: 'يُمحى اليوم',
      one: 'بقي يوم واحد',
      two: 'بقي يومان',
      few: 'بقيت {n} أيام',
      many: 'بقي {n} يومًا',
      other: 'بقي {n} يوم',
    },
    lastDay: 'يُمحى خلال يوم',
    bringBack: 'استعادة',
    erase: 'محو…',
    eraseQuestion: 'محو «{site}» نهائيًا؟',
    eraseWhy: 'تُمحى الآن صفحاته وصوره وسجلّه ورسائل زوّاره، ولا يمكن التراجع.',
    eraseSite: 'محو نهائي',
    none: 'لا مواقع محذوفة',
    noneHow: 'ينتظر الموقع الذي تحذفه هنا 30 يومًا.',
    cameBack: 'عاد «{site}»',
    erased: 'مُحي «{site}»',
  },
  en: {
    removed: '“{site}” was deleted. It can come back for 30 days.',
    removeQuestion: 'Delete “{site}”?',
    removeWhy:
      'Visitors no longer see it, and nobody can open it. You can bring it back for 30 days; then it is erased.',
    removeSite: 'Delete site',
    keep: 'Keep it',
    how: 'The addresses stay reserved. A site comes back with its pages, pictures, people and history, and visitors see it again.',
    deletedBy: 'Deleted {date} by {who}',
    deletedByYou: 'Deleted {date} by you',
    deletedOn: 'Deleted {date}',
    enquiries: { one: '1 enquiry', other: '{n} enquiries' },
    pictures: { one: '1 picture', other: '{n} pictures' },
    holds: 'It holds {what}.',
    daysLeft: { one: '1 day left', other: '{n} days left' },
    lastDay: 'Erased within a day',
    bringBack: 'Bring back',
    erase: 'Erase…',
    eraseQuestion: 'Erase “{site}” for good?',
    eraseWhy: 'Its pages, pictures, history and enquiries are removed now. This cannot be undone.',
    eraseSite: 'Erase for good',
    none: 'No deleted sites',
    noneHow: 'Sites you delete wait here for 30 days.',
    cameBack: '“{site}” is back',
    erased: '“{site}” was erased',
  },
  tr: {
    removed: '“{site}” silindi. 30 gün içinde geri getirilebilir.',
    removeQuestion: '“{site}” silinsin mi?',
    removeWhy:
      'Ziyaretçiler onu görmez, kimse açamaz. 30 gün içinde geri getirebilirsiniz; sonra kalıcı olarak silinir.',
    removeSite: 'Siteyi sil',
    keep: 'Kalsın',
    how: 'Adresleri ayrılmış kalır. Site sayfaları, resimleri, kişileri ve geçmişiyle geri gelir; ziyaretçiler onu yeniden görür.',
    deletedBy: '{date} tarihinde {who} sildi',
    deletedByYou: '{date} tarihinde siz sildiniz',
    deletedOn: '{date} tarihinde silindi',
    enquiries: { other: '{n} mesaj' },
    pictures: { other: '{n} resim' },
    holds: 'İçinde {what} var.',
    daysLeft: { other: '{n} gün kaldı' },
    lastDay: 'Bir gün içinde kalıcı olarak silinir',
    bringBack: 'Geri getir',
    erase: 'Kalıcı olarak sil…',
    eraseQuestion: '“{site}” kalıcı olarak silinsin mi?',
    eraseWhy: 'Sayfaları, resimleri, geçmişi ve mesajları şimdi silinir. Bu geri alınamaz.',
    eraseSite: 'Kalıcı olarak sil',
    none: 'Silinen site yok',
    noneHow: 'Sildiğiniz siteler burada 30 gün bekler.',
    cameBack: '“{site}” geri geldi',
    erased: '“{site}” kalıcı olarak silindi',
  },
  de: {
    removed: '„{site}“ wurde gelöscht und kann 30 Tage lang zurückkommen.',
    removeQuestion: '„{site}“ löschen?',
    removeWhy:
      'Besucher sehen sie nicht mehr, und niemand kann sie öffnen. Sie können sie 30 Tage lang zurückholen; dann wird sie endgültig gelöscht.',
    removeSite: 'Website löschen',
    keep: 'Behalten',
    how: 'Die Adressen bleiben reserviert. Eine Website kommt mit Seiten, Bildern, Personen und Verlauf zurück, und Besucher sehen sie wieder.',
    deletedBy: 'Gelöscht am {date} von {who}',
    deletedByYou: 'Von Ihnen gelöscht am {date}',
    deletedOn: 'Gelöscht am {date}',
    enquiries: { one: '1 Anfrage', other: '{n} Anfragen' },
    pictures: { one: '1 Bild', other: '{n} Bilder' },
    holds: 'Sie enthält {what}.',
    daysLeft: { one: 'Noch 1 Tag', other: 'Noch {n} Tage' },
    lastDay: 'Wird innerhalb eines Tages endgültig gelöscht',
    bringBack: 'Zurückholen',
    erase: 'Endgültig löschen …',
    eraseQuestion: '„{site}“ endgültig löschen?',
    eraseWhy: 'Seiten, Bilder, Verlauf und Anfragen werden jetzt gelöscht. Das lässt sich nicht rückgängig machen.',
    eraseSite: 'Endgültig löschen',
    none: 'Keine gelöschten Websites',
    noneHow: 'Websites, die Sie löschen, warten hier 30 Tage.',
    cameBack: '„{site}“ ist wieder da',
    erased: '„{site}“ wurde endgültig gelöscht',
  },
  fr: {
    removed: '«\u202f{site}\u202f» a été supprimé. Il peut revenir pendant 30 jours.',
    removeQuestion: 'Supprimer «\u202f{site}\u202f»\u202f?',
    removeWhy:
      'Les visiteurs ne le voient plus et personne ne peut l’ouvrir. Vous pouvez le récupérer pendant 30 jours\u202f; ensuite il est effacé.',
    removeSite: 'Supprimer le site',
    keep: 'Le garder',
    how: 'Les adresses restent réservées. Un site revient avec ses pages, ses images, ses membres et son historique, et les visiteurs le voient à nouveau.',
    deletedBy: 'Supprimé le {date} par {who}',
    deletedByYou: 'Supprimé par vous le {date}',
    deletedOn: 'Supprimé le {date}',
    enquiries: { one: '{n} demande', other: '{n} demandes' },
    pictures: { one: '{n} image', other: '{n} images' },
    holds: 'Il contient {what}.',
    daysLeft: { one: '{n} jour restant', other: '{n} jours restants' },
    lastDay: 'Effacé d’ici un jour',
    bringBack: 'Récupérer',
    erase: 'Effacer…',
    eraseQuestion: 'Effacer «\u202f{site}\u202f» définitivement\u202f?',
    eraseWhy: 'Ses pages, ses images, son historique et ses demandes sont effacés maintenant. C’est irréversible.',
    eraseSite: 'Effacer définitivement',
    none: 'Aucun site supprimé',
    noneHow: 'Les sites que vous supprimez attendent ici 30 jours.',
    cameBack: '«\u202f{site}\u202f» est de retour',
    erased: '«\u202f{site}\u202f» a été effacé',
  },
}
