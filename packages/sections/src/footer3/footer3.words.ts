import type { TemplateWords } from '../template-words.ts'
import type { footer3 } from './footer3.ts'

export const footer3Words: TemplateWords<typeof footer3> = {
  ar: {
    name: 'تذييل',
    search: 'أسفل روابط حقوق تواصل اجتماعي إنستغرام فيسبوك شبكات التواصل الاجتماعي سوشيال ميديا واتساب تيك توك يوتيوب',
    choices: {
      layout: { ROW: 'في صف واحد', COLUMNS: 'في أعمدة', CENTRED: 'في الوسط', STATEMENT: 'الاسم بعرض الصفحة' },
    },
    starts: {
      copyrightText: '© جميع الحقوق محفوظة.',
    },
  },
  en: {
    name: 'Footer',
    search: 'bottom links copyright imprint social instagram facebook media networks whatsapp tiktok youtube legal end',
    choices: {
      layout: {
        ROW: 'In a row',
        COLUMNS: 'In columns',
        CENTRED: 'In the middle',
        STATEMENT: 'The name across the page',
      },
    },
    starts: {
      copyrightText: '© All rights reserved.',
    },
  },
  tr: {
    name: 'Alt bilgi',
    search: 'alt bağlantılar telif sosyal instagram facebook medya ağlar whatsapp tiktok youtube yasal',
    choices: { layout: { ROW: 'Tek sırada', COLUMNS: 'Sütunlarda', CENTRED: 'Ortada', STATEMENT: 'Ad sayfa boyunca' } },
    starts: {
      copyrightText: '© Tüm hakları saklıdır.',
    },
  },
  de: {
    name: 'Fußzeile',
    search:
      'unten Links Impressum Copyright Fuß sozial instagram facebook soziale Medien Netzwerke Social Media WhatsApp TikTok YouTube Rechtliches',
    choices: {
      layout: {
        ROW: 'In einer Zeile',
        COLUMNS: 'In Spalten',
        CENTRED: 'In der Mitte',
        STATEMENT: 'Der Name über die ganze Seite',
      },
    },
    starts: {
      copyrightText: '© Alle Rechte vorbehalten.',
    },
  },
  fr: {
    name: 'Pied de page',
    search:
      'bas liens mentions copyright réseaux instagram facebook sociaux médias social media WhatsApp TikTok YouTube',
    choices: {
      layout: {
        ROW: 'Sur une ligne',
        COLUMNS: 'En colonnes',
        CENTRED: 'Au milieu',
        STATEMENT: 'Le nom sur toute la page',
      },
    },
    starts: {
      copyrightText: '© Tous droits réservés.',
    },
  },
}
