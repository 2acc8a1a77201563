import { escapeText } from '@mimar/fields/escape-text'
import type { PersonsMessage } from '../store/person.store.ts'

interface PageWords {
  readonly title: (email: string) => string
  readonly nothing: string
  readonly wrote: string
  readonly answered: string
  readonly confirmed: string
  readonly noted: string
}

const en: PageWords = {
  title: (email) => `Everything stored about ${email}`,
  nothing: 'Nothing is stored.',
  wrote: 'Message',
  answered: 'Answer',
  confirmed: 'A confirmation was sent',
  noted: 'Noted by the people of the site',
}

const words: { readonly [language: string]: PageWords } = {
  en,
  ar: {
    title: (email) => `كل ما حُفظ عن ${email}`,
    nothing: 'لا شيء محفوظ.',
    wrote: 'رسالة',
    answered: 'رد',
    confirmed: 'أُرسل تأكيد الوصول',
    noted: 'ما دوّنه القائمون على الموقع',
  },
  tr: {
    title: (email) => `${email} hakkında saklanan her şey`,
    nothing: 'Saklanan bir şey yok.',
    wrote: 'Mesaj',
    answered: 'Yanıt',
    confirmed: 'Onay gönderildi',
    noted: 'Sitenin kişilerinin notu',
  },
  de: {
    title: (email) => `Alles, was über ${email} gespeichert ist`,
    nothing: 'Es ist nichts gespeichert.',
    wrote: 'Nachricht',
    answered: 'Antwort',
    confirmed: 'Eine Eingangsbestätigung wurde geschickt',
    noted: 'Notiz der Leute der Website',
  },
  fr: {
    title: (email) => `Tout ce qui est conservé sur ${email}`,
    nothing: 'Rien n’est conservé.',
    wrote: 'Message écrit',
    answered: 'Réponse',
    confirmed: 'Une confirmation a été envoyée',
    noted: 'Note des personnes du site',
  },
}

/** What is stored about a person, as a page that stands by itself: to read, to print, to send on. */
export function personPage(
  email: string,
  found: readonly PersonsMessage[],
  names: ReadonlyMap<string, string>,
  language: string,
) {
  const say = words[language] ?? en
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeStyle: 'short' })
  const titled = (title: string, text: string) =>
    `<h3>${title}</h3><p dir="auto">${escapeText(text).replaceAll('\n', '<br>')}</p>`
  const part = (title: string, at: string, text: string) =>
    titled(`${escapeText(title)} · ${day.format(new Date(at))}`, text)
  const messages = found.map(({ message, letters }) =>
    [
      `<h2><bdi>${escapeText(names.get(message.site) ?? message.site)}</bdi></h2>`,
      part(`${say.wrote}: ${message.name} <${message.email}>`, message.at, message.body),
      ...letters.map(({ kind, at, body }) => part(kind === 'receipt' ? say.confirmed : say.answered, at, body)),
      ...(message.note === '' ? [] : [titled(say.noted, message.note)]),
    ].join('\n'),
  )
  const title = escapeText(say.title(email))
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}h3{font-size:1rem}</style></head>
<body><h1>${title}</h1>
${messages.join('\n<hr>\n') || `<p>${say.nothing}</p>`}
</body></html>
`
}
