import type { UiLanguage } from '../words/words.ts'

interface MovedWords {
  readonly toSpam: string
  readonly toInbox: string
  readonly pair: string
  /** By the plural rules of the language. */
  readonly along: { readonly [plural in Intl.LDMLPluralRule]?: string }
}

const languages: { readonly [L in UiLanguage]: MovedWords } = {
  en: {
    toSpam: 'Moved to spam',
    toInbox: 'Moved to the inbox. Its sender is never spam from now on',
    pair: 'Two like it went with it',
    along: { one: 'One like it went with it', other: '{n} like it went with it' },
  },
  ar: {
    toSpam: 'نُقلت إلى المزعجة',
    toInbox: 'نُقلت إلى الوارد، ولن يُعدّ مرسلها مزعجًا بعد الآن',
    pair: 'وانتقلت معها رسالتان تشبهانها',
    along: {
      ...{ one: 'وانتقلت معها رسالة تشبهها', two: 'وانتقلت معها رسالتان تشبهانها' },
      ...{ few: 'وانتقلت معها {n} رسائل تشبهها', many: 'وانتقلت معها {n} رسالة تشبهها' },
      other: 'وانتقلت معها {n} رسالة تشبهها',
    },
  },
  tr: {
    toSpam: 'İstenmeyene taşındı',
    toInbox: 'Gelen kutusuna taşındı. Göndereni artık istenmeyen sayılmaz',
    pair: 'Benzeyen iki mesaj da onunla gitti',
    along: { other: 'Benzeyen {n} mesaj da onunla gitti' },
  },
  de: {
    toSpam: 'In den Spam verschoben',
    toInbox: 'In den Posteingang verschoben. Wer sie schrieb, gilt nie mehr als Spam',
    pair: 'Zwei ähnliche gingen mit',
    along: { one: 'Eine ähnliche ging mit', other: '{n} ähnliche gingen mit' },
  },
  fr: {
    toSpam: 'Déplacé dans les indésirables',
    toInbox: 'Déplacé dans la boîte. L’expéditeur n’est plus jamais indésirable',
    pair: 'Deux messages semblables l’ont suivi',
    along: { one: 'Un message semblable l’a suivi', other: '{n} messages semblables l’ont suivi' },
  },
}

/** What was done with a message that was marked as spam, or as none, and with what is like it. */
export function movedSentence(to: 'spam' | 'inbox', along: number, language: UiLanguage): string {
  const words = languages[language]
  if (to === 'inbox') return words.toInbox
  if (along === 0) return words.toSpam
  if (along === 2) return `${words.toSpam} · ${words.pair}`
  const rule = new Intl.PluralRules(language).select(along)
  return `${words.toSpam} · ${(words.along[rule] ?? words.along.other ?? '').replace('{n}', String(along))}`
}
