/** A language that can be added: what it calls itself, and the country whose flag stands for it where a site shows flags. */
export interface KnownLanguage {
  readonly code: string
  readonly name: string
  readonly ownName: string
  readonly flag: string
}

const table = `ar|Arabic|العربية|sa
en|English|English|gb
tr|Turkish|Türkçe|tr
de|German|Deutsch|de
fr|French|Français|fr
es|Spanish|Español|es
it|Italian|Italiano|it
pt|Portuguese|Português|pt
pt-BR|Portuguese (Brazil)|Português (Brasil)|br
nl|Dutch|Nederlands|nl
ru|Russian|Русский|ru
uk|Ukrainian|Українська|ua
pl|Polish|Polski|pl
cs|Czech|Čeština|cz
sk|Slovak|Slovenčina|sk
hu|Hungarian|Magyar|hu
ro|Romanian|Română|ro
bg|Bulgarian|Български|bg
el|Greek|Ελληνικά|gr
sr|Serbian|Српски|rs
hr|Croatian|Hrvatski|hr
bs|Bosnian|Bosanski|ba
sl|Slovenian|Slovenščina|si
sq|Albanian|Shqip|al
sv|Swedish|Svenska|se
da|Danish|Dansk|dk
nb|Norwegian|Norsk bokmål|no
fi|Finnish|Suomi|fi
et|Estonian|Eesti|ee
lv|Latvian|Latviešu|lv
lt|Lithuanian|Lietuvių|lt
ca|Catalan|Català|es
he|Hebrew|עברית|il
fa|Persian|فارسی|ir
ur|Urdu|اردو|pk
ckb|Kurdish (Sorani)|کوردی|iq
ku|Kurdish (Kurmanji)|Kurdî|iq
az|Azerbaijani|Azərbaycanca|az
hy|Armenian|Հայերեն|am
ka|Georgian|ქართული|ge
hi|Hindi|हिन्दी|in
id|Indonesian|Bahasa Indonesia|id
ms|Malay|Bahasa Melayu|my
zh|Chinese|中文|cn
ja|Japanese|日本語|jp
ko|Korean|한국어|kr`

/** The languages offered, each with its own name. */
export const KNOWN_LANGUAGES: readonly KnownLanguage[] = table.split('\n').map((line) => {
  const [code = '', name = '', ownName = '', flag = ''] = line.split('|')
  return { code, name, ownName, flag }
})
