import type { PartWords } from '../words/words.ts'

interface VersionWords {
  readonly chip: string
  readonly compare: string
  readonly title: string
  readonly titleOf: string
  readonly theirsOf: string
  readonly keepOf: string
  readonly elsewhere: string
  readonly mine: string
  readonly theirs: string
  readonly onPage: string
  readonly keepMine: string
  readonly keepTheirs: string
  readonly writeNew: string
  readonly newText: string
  readonly use: string
  readonly back: string
  readonly tooLong: string
  readonly empty: string
  readonly stays: string
}

/** A text that two people, or two windows, have written. */
export const versionWords: PartWords<VersionWords> = {
  en: {
    chip: '2 versions',
    compare: 'Compare',
    title: 'Somebody else changed this text too',
    titleOf: '{name} changed this text too',
    theirsOf: '{name}’s',
    keepOf: 'Keep {name}’s',
    elsewhere: 'This text is not on the page you see.',
    mine: 'Yours',
    theirs: 'Theirs',
    onPage: 'on the page now',
    keepMine: 'Keep mine',
    keepTheirs: 'Keep theirs',
    writeNew: 'Write a new one',
    newText: 'New text',
    use: 'Use this text',
    back: 'Back',
    tooLong: 'Too long for this place. Shorten it.',
    empty: '(empty)',
    stays: 'The other version stays in History.',
  },
  ar: {
    chip: 'نسختان',
    compare: 'قارن',
    title: 'شخص آخر غيّر هذا النص أيضًا',
    titleOf: 'تغيير آخر لهذا النص من {name}',
    theirsOf: 'نصّ {name}',
    keepOf: 'أبقِ نصّ {name}',
    elsewhere: 'هذا النص ليس في الصفحة التي تراها.',
    mine: 'نصّك',
    theirs: 'نصّ الآخر',
    onPage: 'على الصفحة الآن',
    keepMine: 'أبقِ نصّي',
    keepTheirs: 'أبقِ نصّ الآخر',
    writeNew: 'اكتب نصًا جديدًا',
    newText: 'النص الجديد',
    use: 'استخدم هذا النص',
    back: 'رجوع',
    tooLong: 'النص أطول مما يتّسع له المكان. اختصره.',
    empty: '(فارغ)',
    stays: 'تبقى النسخة الأخرى في السجل.',
  },
  tr: {
    chip: '2 sürüm',
    compare: 'Karşılaştır',
    title: 'Bu metni bir başkası da değiştirdi',
    titleOf: 'Bu metni {name} de değiştirdi',
    theirsOf: '{name} adlı kişinin metni',
    keepOf: '{name} yazmıştı, o kalsın',
    elsewhere: 'Bu metin gördüğünüz sayfada değil.',
    mine: 'Sizinki',
    theirs: 'Diğeri',
    onPage: 'şu an sayfada',
    keepMine: 'Benimki kalsın',
    keepTheirs: 'Diğeri kalsın',
    writeNew: 'Yenisini yaz',
    newText: 'Yeni metin',
    use: 'Bu metni kullan',
    back: 'Geri',
    tooLong: 'Buraya sığmıyor. Kısaltın.',
    empty: '(boş)',
    stays: 'Diğer sürüm Geçmiş’te kalır.',
  },
  de: {
    chip: '2 Fassungen',
    compare: 'Vergleichen',
    title: 'Jemand anders hat diesen Text auch geändert',
    titleOf: '{name} hat diesen Text auch geändert',
    theirsOf: 'Text von {name}',
    keepOf: 'Text von {name} behalten',
    elsewhere: 'Dieser Text steht nicht auf der Seite, die Sie sehen.',
    mine: 'Ihre',
    theirs: 'Die andere',
    onPage: 'jetzt auf der Seite',
    keepMine: 'Meine behalten',
    keepTheirs: 'Die andere behalten',
    writeNew: 'Neu schreiben',
    newText: 'Neuer Text',
    use: 'Diesen Text nehmen',
    back: 'Zurück',
    tooLong: 'Zu lang für diese Stelle. Kürzen Sie den Text.',
    empty: '(leer)',
    stays: 'Die andere Fassung bleibt im Verlauf.',
  },
  fr: {
    chip: 'Deux versions',
    compare: 'Comparer',
    title: 'Quelqu’un d’autre a aussi modifié ce texte',
    titleOf: '{name} a aussi modifié ce texte',
    theirsOf: 'Texte de {name}',
    keepOf: 'Garder le texte de {name}',
    elsewhere: 'Ce texte n’est pas sur la page affichée.',
    mine: 'La vôtre',
    theirs: 'L’autre',
    onPage: 'sur la page en ce moment',
    keepMine: 'Garder la mienne',
    keepTheirs: 'Garder l’autre',
    writeNew: 'En écrire une nouvelle',
    newText: 'Nouveau texte',
    use: 'Utiliser ce texte',
    back: 'Retour',
    tooLong: 'Trop long pour cet endroit. Raccourcissez-le.',
    empty: '(vide)',
    stays: 'L’autre version reste dans l’historique.',
  },
}
