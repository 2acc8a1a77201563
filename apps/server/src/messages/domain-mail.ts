import type { AccountMail } from '../store/account-mails.store.ts'
import { plainName } from './plain-name.ts'

interface DomainMailWords {
  readonly connectedSubject: string
  readonly connected: string
  readonly before: string
  readonly keep: string
  readonly failingSubject: string
  readonly failing: string
  readonly until: string
  readonly over: string
  readonly look: string
  readonly said: string
}

const en: DomainMailWords = {
  connectedSubject: 'Your domain {name} works',
  connected: 'Visitors now find the website {site} here:',
  before: 'Its address before leads there, so old links and printed codes keep working.',
  keep: 'Keep the records that you set at your provider, the one called _mimar too. What else can be done:',
  failingSubject: 'The certificate of {name} is not renewed',
  failing: 'The certificate of {name}, the domain of the website {site}, could not be renewed for a day.',
  until: 'It is good until {day}. After that, browsers warn your visitors.',
  over: 'It has ended, and browsers warn your visitors.',
  look: 'We go on trying. What is wrong, and what you can do:',
  said: 'What the authority said:',
}

const words: { readonly [language: string]: DomainMailWords } = {
  en,
  ar: {
    connectedSubject: 'نطاقكم {name} يعمل',
    connected: 'يجد الزوّار الموقع {site} الآن هنا:',
    before: 'عنوانه السابق يقود إليه، فتبقى الروابط القديمة والرموز المطبوعة صالحة.',
    keep: 'أبقوا السجلات التي أضفتموها عند مزوّد النطاق، ومنها ‎_mimar. وهنا ما يمكن فعله أيضًا:',
    failingSubject: 'شهادة {name} لا تتجدد',
    failing: 'تعذّر منذ يوم تجديد شهادة {name}، نطاق الموقع {site}.',
    until: 'تبقى صالحة حتى {day}، وبعد ذلك تحذّر المتصفحات زوّاركم.',
    over: 'انتهت صلاحيتها، والمتصفحات تحذّر زوّاركم.',
    look: 'نواصل المحاولة. هنا ما الخلل وما يمكنكم فعله:',
    said: 'ما قالته الجهة المُصدرة:',
  },
  tr: {
    connectedSubject: '{name} alan adınız çalışıyor',
    connected: 'Ziyaretçiler {site} web sitesini artık burada buluyor:',
    before: 'Önceki adresi oraya götürür; eski bağlantılar ve basılı kodlar çalışmayı sürdürür.',
    keep: 'Sağlayıcınızda eklediğiniz kayıtları, _mimar adlı olanı da, silmeyin. Yapılabilecek diğer şeyler:',
    failingSubject: '{name} sertifikası yenilenmiyor',
    failing: '{site} web sitesinin alan adı {name} için sertifika bir gündür yenilenemiyor.',
    until: '{day} tarihine kadar geçerli. Sonrasında tarayıcılar ziyaretçilerinizi uyarır.',
    over: 'Süresi doldu ve tarayıcılar ziyaretçilerinizi uyarıyor.',
    look: 'Denemeyi sürdürüyoruz. Sorun ne ve siz ne yapabilirsiniz:',
    said: 'Sertifika kurumunun söylediği:',
  },
  de: {
    connectedSubject: 'Ihre Domain {name} funktioniert',
    connected: 'Besucher finden die Website {site} jetzt hier:',
    before: 'Die Adresse davor führt dorthin; alte Links und gedruckte Codes gehen also weiter.',
    keep: 'Lassen Sie die Einträge bei Ihrem Anbieter stehen, auch den namens _mimar. Was sich sonst tun lässt:',
    failingSubject: 'Das Zertifikat von {name} wird nicht erneuert',
    failing: 'Das Zertifikat von {name}, der Domain der Website {site}, ließ sich seit einem Tag nicht erneuern.',
    until: 'Es gilt bis {day}. Danach warnen Browser Ihre Besucher.',
    over: 'Es ist abgelaufen, und Browser warnen Ihre Besucher.',
    look: 'Wir versuchen es weiter. Woran es liegt und was Sie tun können:',
    said: 'Was die Zertifizierungsstelle gesagt hat:',
  },
  fr: {
    connectedSubject: 'Votre domaine {name} fonctionne',
    connected: 'Les visiteurs trouvent maintenant le site {site} ici\u202f:',
    before: 'Son adresse d’avant y mène\u202f; les anciens liens et les codes imprimés marchent donc toujours.',
    keep: 'Gardez les enregistrements ajoutés chez votre fournisseur, y compris _mimar. Ce que vous pouvez faire d’autre\u202f:',
    failingSubject: 'Le certificat de {name} n’est pas renouvelé',
    failing: 'Le certificat de {name}, le domaine du site {site}, n’a pas pu être renouvelé depuis un jour.',
    until: 'Il vaut jusqu’au {day}. Ensuite, les navigateurs avertiront vos visiteurs.',
    over: 'Il a expiré, et les navigateurs avertissent vos visiteurs.',
    look: 'Nous continuons d’essayer. Ce qui ne va pas, et ce que vous pouvez faire\u202f:',
    said: 'Ce que l’autorité a dit\u202f:',
  },
}

interface Reader {
  readonly email: string
  readonly language: string | null
}

interface About {
  readonly siteName: string
  /** Where the owner sees the domain in the editor. */
  readonly page: string
}

/** The mail that a domain works. */
export function composeConnected(
  reader: Reader,
  { siteName, address, page }: About & { readonly address: string },
): AccountMail<'written'> {
  const said = wordsFor(reader)
  const name = hostIn(address)
  const named = (text: string) => put(text, { name, site: plainName(siteName) || name })
  const lines = [named(said.connected), address, said.before, said.keep, page]
  return mailTo(reader, named(said.connectedSubject), lines)
}

interface Failing extends About {
  readonly name: string
  readonly endsAt: string | null
  /** By the authority, in its own words. */
  readonly said: string
}

/** The mail that a certificate is not renewed. */
export function composeFailing(
  reader: Reader,
  { siteName, name, endsAt, said: reason, page }: Failing,
  now: number,
): AccountMail<'written'> {
  const said = wordsFor(reader)
  const language = languageFor(reader)
  const format = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { dateStyle: 'long' })
  const day = endsAt === null ? '' : format.format(new Date(endsAt))
  const named = (text: string) => put(text, { name, site: plainName(siteName) || name, day })
  const isOver = endsAt === null || Date.parse(endsAt) <= now
  const why = reason === '' ? [] : [`${said.said} ${reason.replaceAll(/\s+/g, ' ')}`]
  const lines = [named(said.failing), named(isOver ? said.over : said.until), ...why, said.look, page]
  return mailTo(reader, named(said.failingSubject), lines)
}

const languageFor = ({ language }: Reader) => (language !== null && Object.hasOwn(words, language) ? language : 'en')
const wordsFor = (reader: Reader) => words[languageFor(reader)] ?? en

/** As people read it: browsers write other letters as DNS does. */
const hostIn = (address: string) => /^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? address

function put(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function mailTo(reader: Reader, subject: string, lines: readonly string[]): AccountMail<'written'> {
  const facts = { subject, text: lines.join('\n\n') }
  return { email: reader.email, language: languageFor(reader), kind: 'written', facts }
}
