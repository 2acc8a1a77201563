/** A text without case, accents and vowel signs, so that a search finds it however it is typed: 'ÉLODIE' as 'elodie', 'أحمد' as 'احمد'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFC')
}
