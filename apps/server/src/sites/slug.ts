// Slug: the name of a site in its address.
/** Names of hosts that mean something else, or could be taken for it. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'www app api admin edit editor sites site mail smtp imap pop ftp ns1 ns2 mx assets static media fonts cdn status ' +
    'health metrics login account accounts auth help support docs blog mimar localhost test example root ' +
    // What strangers would trust with a password, money or a letter.
    'signin sign-in log-in logon signup register password passwort reset verify verification confirm secure security ssl ' +
    'bank banking banka banque pay payment payments paypal checkout billing invoice wallet webmail email e-mail postmaster ' +
    'hostmaster webmaster abuse administrator moderator staff system official owner sign logout session sso oauth'
  ).split(' '),
)

const BRANDS: ReadonlySet<string> = new Set(
  (
    'paypal stripe visa mastercard amex google gmail youtube facebook instagram whatsapp telegram messenger tiktok ' +
    'microsoft office365 outlook apple icloud amazon netflix spotify booking airbnb expedia tripadvisor binance ' +
    'coinbase metamask dhl fedex ups usps github linkedin twitter revolut klarna'
  ).split(' '),
)
/** They make no other name of a brand. */
const FILLERS: ReadonlySet<string> = new Set('my your the official online app web id center'.split(' '))
const LURES: ReadonlySet<string> = new Set(
  (
    'login signin logon sign secure security account accounts verify verification confirm update support help billing ' +
    'payment payments pay wallet bank password reset unlock service refund'
  ).split(' '),
)

const MOST = 50

/** Letters that are written in Latin otherwise than by leaving their marks away. Short vowels are not written in Arabic. */
const LETTERS: { readonly [letter: string]: string } = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh' },
  ...{ ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k' },
  ...{ ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'u', ي: 'i', ى: 'a', ة: 'a', ؤ: 'u', ئ: 'i', ء: '' },
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ی: 'i' },
  ...{ ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', þ: 'th', ð: 'd' },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue' },
}

/** A host name's label for a name in any script: lower case, digits and single hyphens; '' when nothing of it can be written so. */
export function slugOf(name: string, language = ''): string {
  // Only German writes its umlauts with an e.
  const own =
    language === 'de'
      ? name.toLowerCase()
      : name
          .toLowerCase()
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
  const written = own
    .normalize('NFC')
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/(^|[^\p{L}])ال(?=\p{L}{2})/gu, '$1al-')
    .replace(/(^|[^\p{L}])(لل)(?=\p{L}{2})/gu, '$1lil-')
    .replace(/(^|[^\p{L}])و|و(?=[اىوي])|(?<=ا)و/gu, '$1w')
    .replace(/(^|[^\p{L}])ي|ي(?=[اى])|(?<=ا)ي/gu, '$1y')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^a-z0-9]/gu, (letter) => LETTERS[letter] ?? letter)
  return written
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '')
}

export function isReserved(slug: string): boolean {
  return RESERVED.has(slug) || slug.startsWith('xn--') || isImpostor(slug.split('-'))
}

/** A brand that people sign in to, alone or with a word of signing in. A hotel of that name with words of its own is none. */
function isImpostor(parts: readonly string[]): boolean {
  return (
    parts.some((part) => BRANDS.has(part)) &&
    (parts.every((part) => BRANDS.has(part) || FILLERS.has(part) || /^\d+$/.test(part)) ||
      parts.some((part) => LURES.has(part)))
  )
}

/** The wish, or the wish with the first number that nobody has; no number makes a name of signing in at a brand anybody's. */
export async function freeName(wished: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const wish = isImpostor(wished.split('-')) ? 'site' : wished
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${wish}-${number}`
    if (!isReserved(name) && !(await isTaken(name))) return name
  }
}
