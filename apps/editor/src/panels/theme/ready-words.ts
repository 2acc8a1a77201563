import { useMemo } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { type PartSay, type PartWords, sayPart } from '../../words/words.ts'

/** What ready colours and fonts say. */
interface ReadyWords {
  readonly colours: string
  readonly allReadable: string
  readonly own: string
  readonly logo: string
  readonly garden: string
  readonly sea: string
  readonly rose: string
  readonly lemon: string
  readonly clay: string
  readonly night: string
  readonly paletteChosen: string
  readonly logoColours: string
  readonly logoRefused: string
  readonly logoPale: string
  readonly ownColours: string
  readonly type: string
  readonly morePairs: string
  readonly pairChosen: string
  readonly ownFonts: string
}

const readyWords: PartWords<ReadyWords> = {
  ar: {
    colours: 'الألوان',
    allReadable: 'كلها سهلة القراءة',
    own: 'ألوانك',
    logo: 'شعارك',
    garden: 'البستان',
    sea: 'البحر',
    rose: 'الورد',
    lemon: 'الليمون',
    clay: 'الطين',
    night: 'الليل',
    paletteChosen: 'ألوان «{name}» في كل الصفحات',
    logoColours: 'ألوان من شعاري',
    logoRefused: '{file} ليس صورة',
    logoPale: 'لا ألوان في {file} نبني عليها. اختر من الألوان أعلاه.',
    ownColours: 'ألوان من اختيارك',
    type: 'الخطوط',
    morePairs: 'خطوط أخرى',
    pairChosen: 'الخطوط الجديدة في كل الصفحات',
    ownFonts: 'خطوط من اختيارك',
  },
  en: {
    colours: 'Colours',
    allReadable: 'All easy to read',
    own: 'Your colours',
    logo: 'Your logo',
    garden: 'Garden',
    sea: 'Sea',
    rose: 'Rose',
    lemon: 'Lemon',
    clay: 'Clay',
    night: 'Night',
    paletteChosen: 'Palette “{name}” on every page',
    logoColours: 'Colours of my logo',
    logoRefused: '{file} is not a picture',
    logoPale: '{file} has no colour to build on. Choose one of the above.',
    ownColours: 'Own colours',
    type: 'Type',
    morePairs: 'More pairs',
    pairChosen: 'New fonts on every page',
    ownFonts: 'Own fonts',
  },
  tr: {
    colours: 'Renkler',
    allReadable: 'Hepsi kolay okunur',
    own: 'Renkleriniz',
    logo: 'Logonuz',
    garden: 'Bahçe',
    sea: 'Deniz',
    rose: 'Gül',
    lemon: 'Limon',
    clay: 'Kil',
    night: 'Gece',
    paletteChosen: 'Tüm sayfalarda “{name}” renkleri',
    logoColours: 'Logomun renkleri',
    logoRefused: '{file} bir resim değil',
    logoPale: '{file} içinde kullanılacak bir renk yok. Yukarıdakilerden birini seçin.',
    ownColours: 'Kendi renkleriniz',
    type: 'Yazı tipleri',
    morePairs: 'Başka çiftler',
    pairChosen: 'Tüm sayfalarda yeni yazı tipleri',
    ownFonts: 'Kendi yazı tipleriniz',
  },
  de: {
    colours: 'Farben',
    allReadable: 'Alle gut lesbar',
    own: 'Ihre Farben',
    logo: 'Ihr Logo',
    garden: 'Garten',
    sea: 'Meer',
    rose: 'Rosé',
    lemon: 'Zitrone',
    clay: 'Ton',
    night: 'Nacht',
    paletteChosen: 'Farben „{name}“ auf allen Seiten',
    logoColours: 'Farben aus meinem Logo',
    logoRefused: '{file} ist kein Bild',
    logoPale: 'In {file} ist keine Farbe, auf der sich aufbauen lässt. Wählen Sie oben eine aus.',
    ownColours: 'Eigene Farben',
    type: 'Schriften',
    morePairs: 'Weitere Paare',
    pairChosen: 'Neue Schriften auf allen Seiten',
    ownFonts: 'Eigene Schriften',
  },
  fr: {
    colours: 'Couleurs',
    allReadable: 'Toutes faciles à lire',
    own: 'Vos couleurs',
    logo: 'Votre logo',
    garden: 'Jardin',
    sea: 'Mer',
    rose: 'Rosé',
    lemon: 'Citron',
    clay: 'Argile',
    night: 'Nuit',
    paletteChosen: 'Couleurs « {name} » sur toutes les pages',
    logoColours: 'Couleurs de mon logo',
    logoRefused: '{file} n’est pas une image',
    logoPale: '{file} ne contient pas de couleur exploitable. Choisissez parmi celles ci-dessus.',
    ownColours: 'Couleurs personnalisées',
    type: 'Polices',
    morePairs: 'Autres associations',
    pairChosen: 'Nouvelles polices sur toutes les pages',
    ownFonts: 'Polices personnalisées',
  },
}

export function useReadyWords(): PartSay<ReadyWords> {
  const { say } = useEditing()
  return useMemo(() => sayPart(readyWords, say.language), [say.language])
}
