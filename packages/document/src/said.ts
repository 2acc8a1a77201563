/** Words in the languages that the editor is shipped with (i18n); added languages read the English ones. */
export type Said = { readonly [Language in 'ar' | 'en' | 'tr' | 'de' | 'fr']: string }
