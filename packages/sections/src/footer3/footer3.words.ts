import type { TemplateWords } from '../template-words.ts'
import type { footer3 } from './footer3.ts'

export const footer3Words: TemplateWords<typeof footer3> = {
  ar: {
    name: 'تذييل',
    search: 'أسفل روابط حقوق تواصل اجتماعي إنستغرام فيسبوك شبكات التواصل الاجتماعي سوشيال ميديا واتساب تيك توك يوتيوب',
    starts: {
      copyrightText: '© جميع الحقوق محفوظة.',
    },
  },
  en: {
    name: 'Footer',
    search: 'bottom links copyright imprint social instagram facebook media networks whatsapp tiktok youtube legal end',
    starts: {
      copyrightText: '© All rights reserved.',
    },
  },
  tr: {
    name: 'Alt bilgi',
    search: 'alt bağlantılar telif sosyal instagram facebook medya ağlar whatsapp tiktok youtube yasal',
    starts: {
      copyrightText: '© Tüm hakları saklıdır.',
    },
  },
  de: {
    name: 'Fußzeile',
    search:
      'unten Links Impressum Copyright Fuß sozial instagram facebook soziale Medien Netzwerke Social Media WhatsApp TikTok YouTube Rechtliches',
    starts: {
      copyrightText: '© Alle Rechte vorbehalten.',
    },
  },
  fr: {
    name: 'Pied de page',
    search:
      'bas liens mentions copyright réseaux instagram facebook sociaux médias social media WhatsApp TikTok YouTube',
    starts: {
      copyrightText: '© Tous droits réservés.',
    },
  },
}
