import { escapeText } from '@mimar/fields/escape-text'
import { directionOf } from '@mimar/sections'
import { letterLanguage, letterWords } from './letter-words.ts'
import type { Mail } from './mail.ts'
import { oneLine } from './mail.ts'
import { plainName } from './plain-name.ts'

interface LetterFacts {
  readonly id: string
  readonly to: string
  readonly siteName: string
  readonly host: string
  /** The visitor's. */
  readonly language: string
}

interface ReplyFacts extends LetterFacts {
  readonly text: string
  /** Where an answer goes. */
  readonly replyTo: string
  /** What the visitor wrote, and when. */
  readonly wrote: { readonly text: string; readonly at: string }
}

/** The answer of a site's people to what somebody wrote, from whom an answer comes back to them. */
export function composeReply({ id, to, siteName, host, language, text, replyTo, wrote }: ReplyFacts): Mail {
  const words = letterWords(language)
  const name = oneLine(siteName) || host
  const day = new Intl.DateTimeFormat(`${letterLanguage(language)}-u-nu-latn-ca-gregory`, { dateStyle: 'long' })
  const quote = wrote.text === '' ? '' : words.wrote(day.format(new Date(wrote.at)), host)
  const quoted = wrote.text.split('\n').map((line) => `> ${line}`)
  return {
    ...{ id, to: [to], fromName: name, replyTo: { name, address: replyTo } },
    subject: words.replySubject(name).slice(0, 200),
    text: quote === '' ? text : [text, `${quote}\n${quoted.join('\n')}`].join('\n\n'),
    html: pageOf(language, [
      paragraphs(text),
      quote && `<hr><p>${escapeText(quote)}</p><blockquote dir="auto">${paragraphs(wrote.text)}</blockquote>`,
    ]),
  }
}

interface ReceiptFacts extends LetterFacts {
  readonly siteAddress: string
  /** A sentence of the owner's own; may be empty. */
  readonly sentence: string
  /** The days that were asked for, as a file; nothing of what was typed stands in it. */
  readonly calendar?: string | undefined
}

/** Tells who wrote that it has arrived. Nothing that was typed into the form stands in it: anybody can name any address there. */
export function composeReceipt(facts: ReceiptFacts): Mail {
  const { id, to, siteName, host, siteAddress, language, sentence, calendar } = facts
  const words = letterWords(language)
  const name = plainName(siteName) || host
  const parts = [
    words.received(host),
    calendar === undefined ? '' : words.calendar,
    sentence,
    words.answering,
    words.notYou,
    `${name}: ${siteAddress}`,
  ]
  const said = parts.filter((part) => part !== '')
  return {
    ...{ id, to: [to], fromName: name, isAutomatic: 'auto-replied', calendar },
    subject: words.receiptSubject(name).slice(0, 200),
    text: said.join('\n\n'),
    html: pageOf(language, said.map(paragraphs)),
  }
}

function pageOf(language: string, parts: readonly string[]): string {
  const spoken = escapeText(language)
  return `<!doctype html><html lang="${spoken}" dir="${directionOf(language)}"><meta charset="utf-8"><body>${parts.join('')}</body></html>`
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p dir="auto">${escapeText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
