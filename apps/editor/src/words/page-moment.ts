import { momentName } from './moment-name.ts'
import { type PartSay, type PartWords, sayPart, type UiLanguage } from './words.ts'

const en = {
  byItselfHint: 'At a day and hour you choose the page is shown and published alone, with the lists that tell of it.',
  schedulePage: 'Schedule this page…',
  scheduleNamed: 'Schedule “{page}”',
  comes: 'Appears {when}',
  notCome: 'Not published {when}',
  wasToCome: '{words} · It was to appear {when}',
}

type PageMomentWords = { readonly [Key in keyof typeof en]: string }

/** What is said of a page that is to be shown and published by itself, wherever it stands. */
export const pageMomentWords: PartWords<PageMomentWords> = {
  en,
  ar: {
    byItselfHint: 'في اليوم والساعة اللذين تختارهما تُظهر الصفحة وتُنشر وحدها، مع القوائم التي تعرضها.',
    schedulePage: 'جدولة هذه الصفحة…',
    scheduleNamed: 'جدولة «{page}»',
    comes: 'تظهر {when}',
    notCome: 'لم تُنشر {when}',
    wasToCome: '{words} · كان موعد الظهور {when}',
  },
  tr: {
    byItselfHint: 'Seçtiğiniz gün ve saatte sayfa gösterilir ve onu anan listelerle birlikte tek başına yayınlanır.',
    schedulePage: 'Bu sayfayı zamanla…',
    scheduleNamed: '“{page}” sayfasını zamanla',
    comes: '{when} görünür',
    notCome: '{when} yayınlanmadı',
    wasToCome: '{words} · {when} görünecekti',
  },
  de: {
    byItselfHint:
      'An dem Tag und zu der Stunde, die Sie wählen, wird die Seite gezeigt und für sich veröffentlicht, mit den Listen, die von ihr erzählen.',
    schedulePage: 'Diese Seite planen…',
    scheduleNamed: '„{page}“ planen',
    comes: 'Erscheint {when}',
    notCome: 'Nicht veröffentlicht: {when}',
    wasToCome: '{words} · Geplant war {when}',
  },
  fr: {
    byItselfHint:
      'Au jour et à l’heure de votre choix, la page est affichée et publiée seule, avec les listes qui en parlent.',
    schedulePage: 'Planifier cette page…',
    scheduleNamed: 'Planifier « {page} »',
    comes: 'Paraît {when}',
    notCome: 'Non publiée {when}',
    wasToCome: '{words} · Elle devait paraître {when}',
  },
}

/** When it appears, or that it did not. */
export function sayMoment(
  { at, outcome }: { readonly at: string; readonly outcome: string | null },
  say: PartSay<PageMomentWords>,
  name = momentName,
): string {
  return say(outcome === null ? 'comes' : 'notCome', { when: name(at, say.language) })
}

/** What is said when a page is removed: its moment goes along, and comes back with it. */
export function sayRemoved(words: string, moment: { readonly at: string } | undefined, language: UiLanguage): string {
  if (!moment) return words
  return sayPart(pageMomentWords, language)('wasToCome', { words, when: momentName(moment.at, language) })
}
