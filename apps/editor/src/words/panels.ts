import type { UiLanguage } from './words.ts'

/** What opens panels and dialogs; loaded with them. */
interface PanelWords {
  readonly panels: string
  readonly sections: string
  readonly theme: string
  readonly translate: string
  readonly settings: string
  readonly close: string
}

export const panelWords: { readonly [Language in UiLanguage]: PanelWords } = {
  ar: {
    panels: 'اللوحات',
    sections: 'الأقسام',
    theme: 'المظهر',
    translate: 'الترجمة',
    settings: 'الإعدادات',
    close: 'إغلاق',
  },
  en: {
    panels: 'Panels',
    sections: 'Sections',
    theme: 'Theme',
    translate: 'Translate',
    settings: 'Settings',
    close: 'Close',
  },
  tr: {
    panels: 'Paneller',
    sections: 'Bölümler',
    theme: 'Görünüm',
    translate: 'Çeviri',
    settings: 'Ayarlar',
    close: 'Kapat',
  },
  de: {
    panels: 'Bereiche',
    sections: 'Abschnitte',
    theme: 'Design',
    translate: 'Übersetzen',
    settings: 'Einstellungen',
    close: 'Schließen',
  },
  fr: {
    panels: 'Panneaux',
    sections: 'Sections',
    theme: 'Thème',
    translate: 'Traduire',
    settings: 'Réglages',
    close: 'Fermer',
  },
}
