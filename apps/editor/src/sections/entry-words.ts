import { type PartWords, sayPart, type UiLanguage } from '../words/words.ts'

const en = {
  list: 'List',
  entries: 'Entries',
  newTitle: 'Title of a new entry',
  add: 'Add',
  open: 'Its page opens here. Its address follows from its title.',
  none: 'No entry stands here yet.',
  more: 'Show {n} more of {m}',
  remove: 'Remove {title}',
  removed: 'Entry removed',
  untitled: 'Without a title',
  draft: 'Draft',
  added: 'New entry “{title}”. It comes online when you publish.',
  home: 'The entries of this list stand on the page “{page}”.',
}

type Sentence = string | { readonly other: string; readonly [form: string]: string }
type EntryWords = { readonly [Key in keyof typeof en]: Sentence }

const entryWords: PartWords<EntryWords> = {
  en,
  ar: {
    list: 'القائمة',
    entries: 'المدخلات',
    newTitle: 'عنوان مدخل جديد',
    add: 'إضافة',
    open: 'تُفتح صفحته هنا، ويُؤخذ عنوان الصفحة من عنوانه.',
    none: 'لا مدخلات هنا بعد.',
    more: 'إظهار {n} أخرى من {m}',
    remove: 'حذف {title}',
    removed: 'حُذف المدخل',
    untitled: 'بلا عنوان',
    draft: 'مسوّدة',
    added: 'مدخل جديد: «{title}». يظهر للزوار عند النشر.',
    home: 'مدخلات هذه القائمة في صفحة «{page}».',
  },
  tr: {
    list: 'Liste',
    entries: 'Kayıtlar',
    newTitle: 'Yeni kaydın başlığı',
    add: 'Ekle',
    open: 'Sayfası burada açılır. Adresi başlığından gelir.',
    none: 'Burada henüz kayıt yok.',
    more: '{n} kayıt daha göster (toplam {m})',
    remove: '{title} kaydını kaldır',
    removed: 'Kayıt kaldırıldı',
    untitled: 'Başlıksız',
    draft: 'Taslak',
    added: 'Yeni kayıt: “{title}”. Yayınladığınızda çevrimiçi olur.',
    home: 'Bu listenin kayıtları “{page}” sayfasındadır.',
  },
  de: {
    list: 'Liste',
    entries: 'Einträge',
    newTitle: 'Titel eines neuen Eintrags',
    add: 'Hinzufügen',
    open: 'Seine Seite öffnet sich hier. Die Adresse ergibt sich aus dem Titel.',
    none: 'Hier steht noch kein Eintrag.',
    more: 'Noch {n} von {m} zeigen',
    remove: '{title} entfernen',
    removed: 'Eintrag entfernt',
    untitled: 'Ohne Titel',
    draft: 'Entwurf',
    added: 'Neuer Eintrag „{title}“. Online ist er, sobald Sie veröffentlichen.',
    home: 'Die Einträge dieser Liste stehen auf der Seite „{page}“.',
  },
  fr: {
    list: 'Liste',
    entries: 'Fiches',
    newTitle: 'Titre d’une nouvelle fiche',
    add: 'Ajouter',
    open: 'Sa page s’ouvre ici. Son adresse vient de son titre.',
    none: 'Aucune fiche ici pour le moment.',
    more: 'En afficher {n} de plus sur {m}',
    remove: 'Supprimer {title}',
    removed: 'Fiche supprimée',
    untitled: 'Sans titre',
    draft: 'Brouillon',
    added: 'Nouvelle fiche « {title} ». Elle sera en ligne à la publication.',
    home: 'Les fiches de cette liste sont sur la page « {page} ».',
  },
}

/** Says what is said where entries are added and opened. */
export const sayEntries = (language: UiLanguage) => sayPart(entryWords, language)
