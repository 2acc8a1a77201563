import type { UiLanguage } from '../words/words.ts'

/** What stands at the note about a message. */
const en = {
  label: 'Note for your team',
  about: 'Only people of this site see it. Who asks for their data gets it too.',
  saved: 'Note saved',
  failed: 'The note could not be saved. It stays in the field; check the connection.',
  tryAgain: 'Try again',
  theirs: 'Theirs: {note}',
  empty: '(no note)',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
}
type NoteWords = Readonly<typeof en>

const languages: { readonly [L in UiLanguage]: NoteWords } = {
  en,
  ar: {
    label: 'ملاحظة لفريقك',
    about: 'لا يراها إلا القائمون على هذا الموقع، ومن يطلب بياناته يحصل عليها أيضًا.',
    saved: 'حُفظت الملاحظة',
    failed: 'تعذّر حفظ الملاحظة. تبقى في الحقل؛ تحقّق من الاتصال.',
    tryAgain: 'إعادة المحاولة',
    theirs: 'ملاحظته: {note}',
    empty: '(بلا ملاحظة)',
    keepMine: 'الإبقاء على ملاحظتي',
    takeTheirs: 'اعتماد ملاحظته',
  },
  tr: {
    label: 'Ekibiniz için not',
    about: 'Yalnızca bu sitenin kişileri görür. Verilerini isteyen kişiye de verilir.',
    saved: 'Not kaydedildi',
    failed: 'Not kaydedilemedi. Alanda duruyor; bağlantıyı denetleyin.',
    tryAgain: 'Yeniden dene',
    theirs: 'Onun notu: {note}',
    empty: '(not yok)',
    keepMine: 'Benimki kalsın',
    takeTheirs: 'Onunkini al',
  },
  de: {
    label: 'Notiz für Ihr Team',
    about: 'Nur die Leute dieser Website sehen sie. Wer seine Daten anfordert, erhält auch sie.',
    saved: 'Notiz gespeichert',
    failed: 'Die Notiz konnte nicht gespeichert werden. Sie bleibt im Feld; prüfen Sie die Verbindung.',
    tryAgain: 'Erneut versuchen',
    theirs: 'Die andere: {note}',
    empty: '(keine Notiz)',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere nehmen',
  },
  fr: {
    label: 'Note pour votre équipe',
    about: 'Seules les personnes de ce site la voient. Qui demande ses données la reçoit aussi.',
    saved: 'Note enregistrée',
    failed: 'La note n’a pas pu être enregistrée. Elle reste dans le champ\u202f; vérifiez la connexion.',
    tryAgain: 'Réessayer',
    theirs: 'La sienne\u202f: {note}',
    empty: '(aucune note)',
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre la sienne',
  },
}

export function noteWords(language: UiLanguage): NoteWords {
  return languages[language]
}
