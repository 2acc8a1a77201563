import type { Editor } from '../state/editor.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'

/** Before styles that did not come are asked for again, in milliseconds. */
const AGAIN = 5_000
/** As long nobody is told twice. */
const TOLD_FOR = 60_000

const lateWords: { readonly [Language in UiLanguage]: { readonly late: string } } = {
  ar: { late: 'تأخّر وصول الخطوط والمظهر لأن الخادم مشغول. سيُعاد طلبها تلقائيًا، ولن يضيع شيء.' },
  en: {
    late: 'Fonts and look come later: the server is busy. They are asked for again by themselves; nothing is lost.',
  },
  tr: {
    late: 'Yazı tipleri ve görünüm gecikiyor: sunucu meşgul. Kendiliğinden yeniden istenir, hiçbir şey kaybolmaz.',
  },
  de: {
    late: 'Schriften und Aussehen kommen etwas später: Der Server ist beschäftigt. Sie werden von selbst noch einmal geholt, nichts geht verloren.',
  },
  fr: {
    late: 'Les polices et l’apparence arrivent plus tard : le serveur est occupé. Elles sont redemandées automatiquement, rien n’est perdu.',
  },
}

let quietUntil = 0

/** Says that styles did not come, as where too much was asked for (429), and waits until they may be asked for again. */
export async function lateStyles(editor: Editor): Promise<void> {
  if (navigator.onLine && performance.now() >= quietUntil) {
    quietUntil = performance.now() + TOLD_FOR
    editor.notify(sayPart(lateWords, document.documentElement.lang as UiLanguage)('late'), 'warning')
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN))
}
