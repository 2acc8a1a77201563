import type { TemplateWords } from '../template-words.ts'
import type { navbar } from './navbar.ts'

export const navbarWords: TemplateWords<typeof navbar> = {
  ar: {
    name: 'شريط التنقل',
    search: 'قائمة تنقل روابط شعار شريط منيو لغات مبدل اللغة',
    labels: { 'headerLinks/below': 'تحت الرابط الذي قبله' },
    choices: { layout: { ROW: 'في صف واحد', SPLIT: 'الشعار في الوسط', STACKED: 'في صفّين', PILL: 'شريط عائم' } },
  },
  en: {
    name: 'Navigation',
    search: 'menu navigation links logo top bar language switcher header',
    labels: { 'headerLinks/below': 'Below the link before it' },
    choices: { layout: { ROW: 'In a row', SPLIT: 'Logo in the middle', STACKED: 'In two rows', PILL: 'Floating' } },
  },
  tr: {
    name: 'Gezinme',
    search: 'menü gezinme bağlantılar logo üst çubuk dil seçimi',
    labels: { 'headerLinks/below': 'Önceki bağlantının altında' },
    choices: { layout: { ROW: 'Tek sırada', SPLIT: 'Logo ortada', STACKED: 'İki sırada', PILL: 'Yüzen çubuk' } },
  },
  de: {
    name: 'Navigation',
    search: 'Menü Navigation Links Logo Leiste oben Sprachwahl Sprache Kopfzeile',
    labels: { 'headerLinks/below': 'Unter dem Link davor' },
    choices: {
      layout: { ROW: 'In einer Zeile', SPLIT: 'Logo in der Mitte', STACKED: 'In zwei Zeilen', PILL: 'Schwebend' },
    },
  },
  fr: {
    name: 'Navigation',
    search: 'menu navigation liens logo barre haut langue langues en-tête',
    labels: { 'headerLinks/below': 'Sous le lien précédent' },
    choices: {
      layout: { ROW: 'Sur une ligne', SPLIT: 'Logo au milieu', STACKED: 'Sur deux lignes', PILL: 'Flottante' },
    },
  },
}
