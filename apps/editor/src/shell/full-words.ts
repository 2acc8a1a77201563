import type { Full } from '../state/state.ts'
import { type PartWords, sayPart, type UiLanguage } from '../words/words.ts'

interface FullWords {
  readonly sections: string
  readonly pages: string
  readonly media: string
  readonly other: string
}

const fullWords: PartWords<FullWords> = {
  ar: {
    sections: 'لم يُضَف شيء: أقصى ما تتسع له الصفحة {max} قسم. احذف قسمًا لم تعد تحتاجه، أو أضِفه إلى صفحة أخرى.',
    pages: 'لم تُضَف الصفحة: أقصى ما يتسع له الموقع {max} صفحة. احذف صفحة لم تعد تحتاجها أولًا.',
    media: 'لم تُضَف الصورة: أقصى ما يتسع له الموقع {max} صورة. احذف أولًا صورة لا تظهر في أي مكان.',
    other: 'لم يتغيّر شيء: بلغ الموقع أكبر حجم ممكن. احذف صفحات أو أقسامًا أو نصوصًا لم يعد يحتاجها، ثم حاول من جديد.',
  },
  en: {
    sections: 'Not added: a page holds {max} sections at most. Remove one you no longer need, or use another page.',
    pages: 'Not added: a site holds {max} pages at most. Remove one you no longer need first.',
    media: 'Not added: a site holds {max} pictures at most. First remove one that is shown nowhere.',
    other:
      'Nothing was changed: the site is as large as a site can be. Remove pages, sections or texts it no longer needs, then try again.',
  },
  tr: {
    sections:
      'Eklenmedi: bir sayfada en fazla {max} bölüm olabilir. Artık gerekmeyen birini silin ya da başka bir sayfaya ekleyin.',
    pages: 'Eklenmedi: bir sitede en fazla {max} sayfa olabilir. Önce artık gerekmeyen birini silin.',
    media: 'Eklenmedi: bir sitede en fazla {max} resim olabilir. Önce hiçbir yerde görünmeyen birini silin.',
    other:
      'Hiçbir şey değişmedi: site olabilecek en büyük boyutta. Artık gerekmeyen sayfaları, bölümleri ya da metinleri silip yeniden deneyin.',
  },
  de: {
    sections:
      'Nicht hinzugefügt: Eine Seite fasst höchstens {max} Abschnitte. Entfernen Sie einen, den Sie nicht mehr brauchen, oder nehmen Sie eine andere Seite.',
    pages:
      'Nicht hinzugefügt: Eine Website fasst höchstens {max} Seiten. Entfernen Sie zuerst eine, die Sie nicht mehr brauchen.',
    media:
      'Nicht hinzugefügt: Eine Website fasst höchstens {max} Bilder. Entfernen Sie zuerst eines, das nirgends zu sehen ist.',
    other:
      'Nichts wurde geändert: Die Website ist so groß, wie eine Website werden kann. Entfernen Sie Seiten, Abschnitte oder Texte, die sie nicht mehr braucht, und versuchen Sie es dann noch einmal.',
  },
  fr: {
    sections:
      'Rien n’a été ajouté : une page contient au plus {max} sections. Supprimez-en une devenue inutile ou choisissez une autre page.',
    pages: 'Rien n’a été ajouté : un site contient au plus {max} pages. Supprimez d’abord une page devenue inutile.',
    media:
      'Rien n’a été ajouté : un site contient au plus {max} images. Supprimez d’abord une image qui n’apparaît nulle part.',
    other:
      'Rien n’a été modifié : le site a atteint la taille maximale. Supprimez des pages, des sections ou des textes devenus inutiles, puis réessayez.',
  },
}

/** Why a change was not made on a full site, and what to do. */
export function sayFull({ ceiling, max }: Full, language: UiLanguage): string {
  const key = Object.hasOwn(fullWords[language], ceiling) ? (ceiling as keyof FullWords) : 'other'
  return sayPart(fullWords, language)(key, { max })
}
