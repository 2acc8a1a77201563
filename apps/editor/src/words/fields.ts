import type { SaidByTemplate } from '@mimar/sections/template-words'
import { saidByTemplate } from './templates.ts'
import type { Say, UiLanguage } from './words.ts'

type Names = { readonly [field: string]: string }

/** What the texts of pages, events and settings are called; by the last step of the path, or the last two. */
const names: { readonly [Language in UiLanguage]: Names } = {
  en: {
    title: 'Title',
    button: 'Button',
    link: 'Link',
    name: 'Name',
    address: 'Address',
    alt: 'Picture description',
    keywords: 'Keywords',
    description: 'Description',
    extraLinksLabel: 'Menu for more links',
    consentText: 'Cookie notice',
    place: 'Place',
    subtitle: 'Line below the name',
    message: 'Greeting',
    other: 'Text',
  },
  ar: {
    title: 'العنوان',
    button: 'الزر',
    link: 'الرابط',
    name: 'الاسم',
    address: 'العنوان البريدي',
    alt: 'وصف الصورة',
    keywords: 'الكلمات المفتاحية',
    description: 'الوصف',
    extraLinksLabel: 'قائمة بقية الروابط',
    consentText: 'إشعار ملفات تعريف الارتباط',
    place: 'المكان',
    subtitle: 'السطر تحت الاسم',
    message: 'التحية',
    other: 'نص',
  },
  tr: {
    title: 'Başlık',
    button: 'Düğme',
    link: 'Bağlantı',
    name: 'Ad',
    address: 'Adres',
    alt: 'Görsel açıklaması',
    keywords: 'Anahtar kelimeler',
    description: 'Açıklama',
    extraLinksLabel: 'Diğer bağlantılar menüsü',
    consentText: 'Çerez bildirimi',
    place: 'Yer',
    subtitle: 'Adın altındaki satır',
    message: 'Karşılama',
    other: 'Metin',
  },
  de: {
    title: 'Titel',
    button: 'Schaltfläche',
    link: 'Link',
    name: 'Name',
    address: 'Adresse',
    alt: 'Bildbeschreibung',
    keywords: 'Schlüsselwörter',
    description: 'Beschreibung',
    extraLinksLabel: 'Menü für weitere Links',
    consentText: 'Cookie-Hinweis',
    place: 'Ort',
    subtitle: 'Zeile unter dem Namen',
    message: 'Begrüßung',
    other: 'Text',
  },
  fr: {
    title: 'Titre',
    button: 'Bouton',
    link: 'Lien',
    name: 'Nom',
    address: 'Adresse',
    alt: 'Description de l’image',
    keywords: 'Mots-clés',
    description: 'Description',
    extraLinksLabel: 'Menu des autres liens',
    consentText: 'Avis sur les cookies',
    place: 'Lieu',
    subtitle: 'Ligne sous le nom',
    message: 'Message d’accueil',
    other: 'Texte',
  },
}

/** Fields that are called alike though their names differ. */
const SAME: Names = {
  buttonText: 'button',
  confirmBtnName: 'button',
  'acceptBtn/name': 'button',
  'declineBtn/name': 'button',
  'settingsBtn/name': 'button',
  'privacyPolicyBtn/name': 'link',
  'privacyPolicy/name': 'link',
  street: 'address',
  locality: 'place',
}

/** What a text is called in the language of the editor, by its path: in a section by what its template says. */
export function fieldName(say: Say, template: string | null, path: string): string {
  const said = saidByTemplate(say.language, template ?? '')
  const own = said?.labels[withoutIds(said, path)]
  if (own !== undefined) return own
  const steps = path.split('/')
  const last = steps.at(-1) ?? ''
  const candidates = [`${steps.at(-2)}/${last}`, last]
  const found = candidates.find((key) => Object.hasOwn(SAME, key) || Object.hasOwn(names[say.language], key))
  const key = found === undefined ? 'other' : (SAME[found] ?? found)
  return names[say.language][key] ?? ''
}

/** What the options of a choice are called, by its path. */
export function choiceNames(say: Say, template: string, path: string): Names {
  const said = saidByTemplate(say.language, template)
  return said?.choices[withoutIds(said, path)] ?? {}
}

/** What adding to a list is called, in the words of its template: 'Add question'. */
export function addName(say: Say, template: string, list: string): string {
  const said = saidByTemplate(say.language, template)
  return said?.adds[withoutIds(said, list)] ?? say('addItem')
}

/** `buttons/k1/buttonText` without the names of items, which stand behind those of lists: `buttons/buttonText`. */
function withoutIds({ adds }: SaidByTemplate, path: string): string {
  let [kept, isItem] = ['', false]
  for (const step of path.split('/')) {
    if (!isItem) kept += kept ? `/${step}` : step
    isItem = !isItem && Object.hasOwn(adds, kept)
  }
  return kept
}
