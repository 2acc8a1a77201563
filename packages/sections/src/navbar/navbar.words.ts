import type { TemplateWords } from '../template-words.ts'
import type { navbar } from './navbar.ts'

export const navbarWords: TemplateWords<typeof navbar> = {
  ar: {
    name: 'شريط التنقل',
    search: 'قائمة تنقل روابط شعار شريط منيو لغات مبدل اللغة',
  },
  en: {
    name: 'Navigation',
    search: 'menu navigation links logo top bar language switcher header',
  },
  tr: {
    name: 'Gezinme',
    search: 'menü gezinme bağlantılar logo üst çubuk dil seçimi',
  },
  de: {
    name: 'Navigation',
    search: 'Menü Navigation Links Logo Leiste oben Sprachwahl Sprache Kopfzeile',
  },
  fr: {
    name: 'Navigation',
    search: 'menu navigation liens logo barre haut langue langues en-tête',
  },
}
