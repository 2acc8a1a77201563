// Search normalization (case and diacritics folding).
/**
 * A text as it is searched (case folding, diacritics): without case, accents and vowel signs. Letters that Arabic
 * writes in several ways are one: 'ÉLODIE' as 'elodie', 'أحمد' as 'احمد'. Servers keep texts so.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFC')
}
