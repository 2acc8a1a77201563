/** Bidi isolation: words of any direction within a sentence of another: each keeps to itself. */
export const isolated = (words: string): string => `\u2068${words}\u2069`
