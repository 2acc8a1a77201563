import type { TemplateWords } from '../template-words.ts'
import type { iconBlocks } from './icon-blocks.ts'

export const iconBlocksWords: TemplateWords<typeof iconBlocks> = {
  ar: {
    name: 'أرقام',
    search: 'أرقام إحصاءات إنجازات عدادات حقائق جوائز شهادات خبرة سنوات اعتماد',
    adds: {
      blocks: 'إضافة عنصر',
    },
    starts: {
      blocks: [
        {
          title: '10+',
          paragraph: 'سنوات',
        },
        {
          title: '500',
          paragraph: 'ضيف كلّ عام',
        },
        {
          title: '24/7',
          paragraph: 'في خدمتكم',
        },
        {
          title: '100٪',
          paragraph: 'عناية',
        },
      ],
    },
  },
  en: {
    name: 'Numbers',
    search:
      'numbers figures statistics stats counters achievements since years awards certificates badges facts experience icons',
    adds: {
      blocks: 'Add block',
    },
    starts: {
      blocks: [
        {
          title: '10+',
          paragraph: 'years',
        },
        {
          title: '500',
          paragraph: 'guests a year',
        },
        {
          title: '24/7',
          paragraph: 'reachable',
        },
        {
          title: '100 %',
          paragraph: 'care',
        },
      ],
    },
  },
  tr: {
    name: 'Rakamlar',
    search: 'sayılar rakamlar istatistikler başarılar ödüller sertifikalar deneyim yıl simgeler',
    adds: {
      blocks: 'Blok ekle',
    },
    starts: {
      blocks: [
        {
          title: '10+',
          paragraph: 'yıl',
        },
        {
          title: '500',
          paragraph: 'misafir, yılda',
        },
        {
          title: '7/24',
          paragraph: 'ulaşılabilir',
        },
        {
          title: '%100',
          paragraph: 'özen',
        },
      ],
    },
  },
  de: {
    name: 'Zahlen',
    search: 'Zahlen Statistik Fakten Kennzahlen Erfolge Auszeichnungen Zertifikate Siegel Erfahrung Jahre Symbole',
    adds: {
      blocks: 'Block hinzufügen',
    },
    starts: {
      blocks: [
        {
          title: '10+',
          paragraph: 'Jahre',
        },
        {
          title: '500',
          paragraph: 'Gäste im Jahr',
        },
        {
          title: '24/7',
          paragraph: 'erreichbar',
        },
        {
          title: '100 %',
          paragraph: 'Sorgfalt',
        },
      ],
    },
  },
  fr: {
    name: 'Chiffres',
    search:
      'chiffres statistiques nombres réussites faits prix récompenses certificats labels expérience années icônes',
    adds: {
      blocks: 'Ajouter un bloc',
    },
    starts: {
      blocks: [
        {
          title: '10+',
          paragraph: 'ans',
        },
        {
          title: '500',
          paragraph: 'clients par an',
        },
        {
          title: '24h/24',
          paragraph: 'joignables',
        },
        {
          title: '100 %',
          paragraph: 'de soin',
        },
      ],
    },
  },
}
