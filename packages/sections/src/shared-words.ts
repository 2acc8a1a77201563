import type { WordLanguage } from './word-languages.ts'

const en = {
  labels: {
    title: 'Title',
    paragraph: 'Text',
    buttonText: 'Button',
    additionalText: 'Link',
    name: 'Name',
    tagline: 'Tagline',
    copyrightText: 'Copyright',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    'headerLinks/text': 'Link',
    'footerLinks/text': 'Link',
    'placeholders/name': 'Form field',
    'placeholders/email': 'Form field',
    'placeholders/message': 'Form field',
    type: 'Look of the button',
    logoColor: 'Colour of the logo',
    bgOverlayTransparency: 'Darken the picture',
  },
  adds: {
    buttons: 'Add button',
    headerLinks: 'Add link',
    footerLinks: 'Add link',
    headerSocials: 'Add social link',
    socials: 'Add social link',
    images: 'Add picture',
  },
  choices: {
    type: { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' },
    logoColor: { default: 'As it is', black: 'Black', white: 'White' },
  },
}

type SharedWords = {
  readonly [Part in keyof typeof en]: {
    readonly [Name in keyof (typeof en)[Part]]: (typeof en)[Part][Name] extends string
      ? string
      : { readonly [Option in keyof (typeof en)[Part][Name]]: string }
  }
}
export type SharedLabels = SharedWords['labels']
export type SharedAdds = SharedWords['adds']
export type SharedChoices = SharedWords['choices']

/** What fields, lists and choices are called that many templates have; a template may call its own otherwise. */
export const sharedWords: { readonly [Language in WordLanguage]: SharedWords } = {
  en,
  ar: {
    labels: {
      title: 'العنوان',
      paragraph: 'النص',
      buttonText: 'الزر',
      additionalText: 'الرابط',
      name: 'الاسم',
      tagline: 'عبارة تعريفية',
      copyrightText: 'حقوق النشر',
      address: 'العنوان البريدي',
      phone: 'الهاتف',
      email: 'البريد الإلكتروني',
      'headerLinks/text': 'الرابط',
      'footerLinks/text': 'الرابط',
      'placeholders/name': 'حقل النموذج',
      'placeholders/email': 'حقل النموذج',
      'placeholders/message': 'حقل النموذج',
      type: 'شكل الزر',
      logoColor: 'لون الشعار',
      bgOverlayTransparency: 'تعتيم الصورة',
    },
    adds: {
      buttons: 'إضافة زر',
      headerLinks: 'إضافة رابط',
      footerLinks: 'إضافة رابط',
      headerSocials: 'إضافة رابط تواصل',
      socials: 'إضافة رابط تواصل',
      images: 'إضافة صورة',
    },
    choices: {
      type: { primary: 'أساسي', secondary: 'ثانوي', tertiary: 'نصّي' },
      logoColor: { default: 'كما هو', black: 'أسود', white: 'أبيض' },
    },
  },
  tr: {
    labels: {
      title: 'Başlık',
      paragraph: 'Metin',
      buttonText: 'Düğme',
      additionalText: 'Bağlantı',
      name: 'Ad',
      tagline: 'Tanıtım cümlesi',
      copyrightText: 'Telif hakkı',
      address: 'Adres',
      phone: 'Telefon',
      email: 'E-posta',
      'headerLinks/text': 'Bağlantı',
      'footerLinks/text': 'Bağlantı',
      'placeholders/name': 'Form alanı',
      'placeholders/email': 'Form alanı',
      'placeholders/message': 'Form alanı',
      type: 'Düğmenin görünümü',
      logoColor: 'Logonun rengi',
      bgOverlayTransparency: 'Resmi karart',
    },
    adds: {
      buttons: 'Düğme ekle',
      headerLinks: 'Bağlantı ekle',
      footerLinks: 'Bağlantı ekle',
      headerSocials: 'Sosyal bağlantı ekle',
      socials: 'Sosyal bağlantı ekle',
      images: 'Resim ekle',
    },
    choices: {
      type: { primary: 'Birincil', secondary: 'İkincil', tertiary: 'Üçüncül' },
      logoColor: { default: 'Olduğu gibi', black: 'Siyah', white: 'Beyaz' },
    },
  },
  de: {
    labels: {
      title: 'Titel',
      paragraph: 'Text',
      buttonText: 'Schaltfläche',
      additionalText: 'Link',
      name: 'Name',
      tagline: 'Leitsatz',
      copyrightText: 'Copyright',
      address: 'Adresse',
      phone: 'Telefon',
      email: 'E-Mail',
      'headerLinks/text': 'Link',
      'footerLinks/text': 'Link',
      'placeholders/name': 'Formularfeld',
      'placeholders/email': 'Formularfeld',
      'placeholders/message': 'Formularfeld',
      type: 'Aussehen der Schaltfläche',
      logoColor: 'Farbe des Logos',
      bgOverlayTransparency: 'Bild abdunkeln',
    },
    adds: {
      buttons: 'Button hinzufügen',
      headerLinks: 'Link hinzufügen',
      footerLinks: 'Link hinzufügen',
      headerSocials: 'Social-Media-Link hinzufügen',
      socials: 'Social-Media-Link hinzufügen',
      images: 'Bild hinzufügen',
    },
    choices: {
      type: { primary: 'Primär', secondary: 'Sekundär', tertiary: 'Tertiär' },
      logoColor: { default: 'Wie es ist', black: 'Schwarz', white: 'Weiß' },
    },
  },
  fr: {
    labels: {
      title: 'Titre',
      paragraph: 'Texte',
      buttonText: 'Bouton',
      additionalText: 'Lien',
      name: 'Nom',
      tagline: 'Accroche',
      copyrightText: 'Mention de droits',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'E-mail',
      'headerLinks/text': 'Lien',
      'footerLinks/text': 'Lien',
      'placeholders/name': 'Champ du formulaire',
      'placeholders/email': 'Champ du formulaire',
      'placeholders/message': 'Champ du formulaire',
      type: 'Apparence du bouton',
      logoColor: 'Couleur du logo',
      bgOverlayTransparency: 'Assombrir l’image',
    },
    adds: {
      buttons: 'Ajouter un bouton',
      headerLinks: 'Ajouter un lien',
      footerLinks: 'Ajouter un lien',
      headerSocials: 'Ajouter un lien vers un réseau',
      socials: 'Ajouter un lien vers un réseau',
      images: 'Ajouter une image',
    },
    choices: {
      type: { primary: 'Principal', secondary: 'Secondaire', tertiary: 'Tertiaire' },
      logoColor: { default: 'Tel quel', black: 'Noir', white: 'Blanc' },
    },
  },
}
