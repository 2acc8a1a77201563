import type { TemplateWords } from '../template-words.ts'
import type { logoRow } from './logo-row.ts'

export const logoRowWords: TemplateWords<typeof logoRow> = {
  ar: {
    name: 'شعارات الشركاء',
    search: 'شركاء شعار عملاء رعاة ماركات يثقون بنا زبائن جوائز شهادات',
    labels: { 'logos/url': 'إلى أين يقود الشعار' },
    adds: { logos: 'إضافة شعار' },
    starts: { title: 'مع من نعمل', paragraph: 'من يعرفنا ويعرف عملنا.' },
  },
  en: {
    name: 'Row of logos',
    search: 'partners brands clients sponsors trusted press awards certificates members marks',
    labels: { 'logos/url': 'Where the logo leads' },
    adds: { logos: 'Add logo' },
    starts: { title: 'Whom we work with', paragraph: 'They know us, and how we work.' },
  },
  tr: {
    name: 'Logo sırası',
    search: 'ortaklar markalar müşteriler sponsorlar güvenenler basın ödüller',
    labels: { 'logos/url': 'Logonun götürdüğü yer' },
    adds: { logos: 'Logo ekle' },
    starts: { title: 'Birlikte çalıştıklarımız', paragraph: 'Bizi ve işimizi bilenler.' },
  },
  de: {
    name: 'Reihe von Logos',
    search: 'Partner Marken Kunden Sponsoren Referenzen bekannt aus Auszeichnungen Siegel Mitglied',
    labels: { 'logos/url': 'Wohin das Logo führt' },
    adds: { logos: 'Logo hinzufügen' },
    starts: { title: 'Mit wem wir arbeiten', paragraph: 'Sie kennen uns und unsere Arbeit.' },
  },
  fr: {
    name: 'Rangée de logos',
    search: 'partenaires marques clients sponsors références presse récompenses labels',
    labels: { 'logos/url': 'Où mène le logo' },
    adds: { logos: 'Ajouter un logo' },
    starts: { title: 'Ceux avec qui nous travaillons', paragraph: 'Ils nous connaissent, et notre travail aussi.' },
  },
}
