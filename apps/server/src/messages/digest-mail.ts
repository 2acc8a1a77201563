import type { Message } from '@mimar/contract'
import { type Mail, oneLine, toldText } from './mail.ts'
import { mailWords } from './mail-words.ts'

interface DigestWords {
  readonly subject: { readonly [plural in Intl.LDMLPluralRule]?: string }
  readonly answer: string
}

const en: DigestWords = {
  subject: { one: '{n} new message', other: '{n} new messages' },
  answer: 'Answer them in the inbox, or write to each address.',
}

const words: { readonly [language: string]: DigestWords } = {
  en,
  ar: {
    subject: {
      ...{ zero: '{n} رسالة جديدة', one: 'رسالة جديدة', two: 'رسالتان جديدتان', few: '{n} رسائل جديدة' },
      ...{ many: '{n} رسالة جديدة', other: '{n} رسالة جديدة' },
    },
    answer: 'ردّوا عليها من صندوق الرسائل، أو اكتبوا إلى كل بريد مباشرة.',
  },
  tr: { subject: { other: '{n} yeni mesaj' }, answer: 'Gelen kutusundan yanıtlayın ya da her adrese kendiniz yazın.' },
  de: {
    subject: { one: '{n} neue Nachricht', other: '{n} neue Nachrichten' },
    answer: 'Antworten Sie im Posteingang, oder schreiben Sie an die einzelnen Adressen.',
  },
  fr: {
    subject: { one: '{n} nouveau message', other: '{n} nouveaux messages' },
    answer: 'Répondez depuis la boîte de réception, ou écrivez à chaque adresse.',
  },
}

interface DigestFacts {
  readonly messages: readonly Pick<Message, 'name' | 'email' | 'text' | 'answers' | 'at'>[]
  readonly to: readonly string[]
  readonly siteName: string
  readonly siteAddress: string
  readonly inboxAddress: string
  /** The language of whoever reads it. */
  readonly language: string
}

/** As much of each message as a digest shows; the inbox has all of it. */
const SHOWN = 600

/** One mail that tells of several messages, oldest first. */
export function composeDigest({ messages, to, siteName, siteAddress, inboxAddress, language }: DigestFacts): Mail {
  const spoken = Object.hasOwn(words, language.split('-')[0] ?? '') ? (language.split('-')[0] as string) : 'en'
  const { subject, answer } = words[spoken] ?? en
  const counted = subject[new Intl.PluralRules(spoken).select(messages.length)] ?? subject.other ?? ''
  const told = messages.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map((one) => toldOf(one, language))
  return {
    ...{ to, isAutomatic: 'auto-generated' },
    subject: oneLine(`${counted.replace('{n}', String(messages.length))} · ${siteName}`).slice(0, 200),
    text: [...told, '--', answer, `${siteName}: ${siteAddress}\n${mailWords(language).inbox}: ${inboxAddress}`].join(
      '\n\n',
    ),
  }
}

function toldOf(message: DigestFacts['messages'][number], language: string): string {
  const { name, email } = message
  const text = toldText(message, language)
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text
  return [`* ${oneLine(name)} <${email}>`, shown].filter(Boolean).join('\n')
}
