import type { TemplateWords } from '../template-words.ts'
import type { footer3 } from './footer3.ts'

export const footer3Words: TemplateWords<typeof footer3> = {
  ar: {
    name: 'تذييل',
    search: 'أسفل روابط حقوق تواصل اجتماعي إنستغرام فيسبوك',
    starts: {
      copyrightText: '© جميع الحقوق محفوظة.',
    },
  },
  en: {
    name: 'Footer',
    search: 'bottom links copyright imprint social instagram facebook',
    starts: {
      copyrightText: '© All rights reserved.',
    },
  },
  tr: {
    name: 'Alt bilgi',
    search: 'alt bağlantılar telif sosyal instagram facebook',
    starts: {
      copyrightText: '© Tüm hakları saklıdır.',
    },
  },
  de: {
    name: 'Fußzeile',
    search: 'unten Links Impressum Copyright Fuß sozial instagram facebook',
    starts: {
      copyrightText: '© Alle Rechte vorbehalten.',
    },
  },
  fr: {
    name: 'Pied de page',
    search: 'bas liens mentions copyright réseaux instagram facebook',
    starts: {
      copyrightText: '© Tous droits réservés.',
    },
  },
}
