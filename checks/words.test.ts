import { expect, test } from 'vitest'
import { isTest, lineAt, nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const views = shippedCode.filter(({ file }) => /^apps\/editor\/.*\.tsx$/.test(file))
const isCatalogue = ({ file }: Source) =>
  /^(?:apps\/editor\/.*(?:words|words-\w\w|words\/(?:ar|en|tr|de|fr))|packages\/sections\/src\/(?:\w.*[.-]|shared-)words)\.ts$/.test(
    file,
  ) && !isTest({ file, text: '' })

/** Words that are the same in a language as in English, as its speakers write them; looked at one by one. */
const SAME: { readonly [language: string]: readonly string[] } = {
  ar: [],
  tr: ['Site', 'Logo', 'Tablet', 'Slogan', 'Video'],
  de: [
    ...['System', 'Spam', 'Name', 'Text', 'Logo', 'Original', 'Zoom', 'Moment', 'Link', 'Tablets', 'Tablet', 'Team'],
    ...['Cookies', 'Hotel', 'Restaurant', 'Café', 'Organisation', 'Marketing', 'Editor', 'Desktop', 'Navigation'],
    ...['Rose', 'Button', 'Slogan', 'Copyright', 'Video'],
  ],
  fr: [
    ...['Sites', 'Site', 'Messages', 'Sections', 'Section', 'Pages', 'Page', 'page', 'Description', 'Logo', 'Original'],
    ...['Zoom', 'Angle', 'Moment', 'Contact', 'Cookies', 'Restaurant', 'Café', 'Organisation', 'E-mail', 'Latitude'],
    ...['Longitude', 'Marketing', 'Rose', 'Navigation', 'Invitation', 'Slogan', 'Impressions', 'Notifications'],
    ...['{n} pages', '{n} sections', '{language} · original'],
  ],
}
/** Names of products and units, which no language translates. */
const NAMES = ['Mimar', 'WhatsApp', 'hello@example.com', 'Google AdSense', 'Yandex Metrica', '{w} × {h} px']

/** What a person would read as a word: two letters of any script beside each other, placeholders left out. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** Attributes that are read out or shown. */
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|name-of|data-tip)$/

/** What a view says by itself; the name of a key and an example of an address are no words. */
function ownWords(source: Source): string[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const text = spokenIn(node)
    const isExample = /^(?:https:\/)?\/\S+$|^Esc$/.test(text ?? '')
    return text && hasWord(text) && !isExample
      ? [`${source.file}:${lineAt(source.text, node.start)} ${text.trim()}`]
      : []
  })
}

function spokenIn(node: Syntax): string | undefined {
  if (node.type === 'JSXText') return node.value as string
  if (node.type !== 'JSXAttribute' || !SPOKEN.test(String((node.name as Syntax).name))) return undefined
  const value = node.value as Syntax | null
  return value?.type === 'Literal' ? (value.value as string) : undefined
}

test('[EDIT-2] no view of the editor says a word of its own: all of them stand in catalogues', () => {
  expect(views.length).toBeGreaterThan(100)
  expect(views.flatMap(ownWords)).toEqual([])
})

type Sentences = ReadonlyMap<string, string>

/** The sentences of an object, by the path of their keys. */
function sentencesIn(node: Syntax, path = ''): [string, string][] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[path, node.value]] : []
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return sentencesIn(node.expression as Syntax, path)
  if (node.type === 'ArrayExpression')
    return (node.elements as Syntax[]).flatMap((element, index) => sentencesIn(element, `${path}/${index}`))
  if (node.type !== 'ObjectExpression') return []
  return (node.properties as Syntax[]).flatMap((property) =>
    property.type === 'Property' ? sentencesIn(property.value as Syntax, `${path}/${keyOf(property)}`) : [],
  )
}

const keyOf = ({ key }: Syntax) => String((key as Syntax).name ?? (key as Syntax).value)

interface Catalogue {
  readonly file: string
  readonly language: string
  readonly sentences: Sentences
}

/** Every catalogue: a constant or a property that has the name of a language. */
function cataloguesIn(source: Source): Catalogue[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const isConst = node.type === 'VariableDeclarator'
    if (!isConst && node.type !== 'Property') return []
    const language = isConst ? String((node.id as Syntax).name) : keyOf(node)
    const value = (isConst ? node.init : node.value) as Syntax | null
    if (!LANGUAGES.includes(language) || !value) return []
    const sentences = new Map(sentencesIn(value))
    return sentences.size > 1
      ? [{ file: source.file.replace(/[-/](?:ar|en|tr|de|fr)\.ts$/, ''), language, sentences }]
      : []
  })
}

const catalogues = shippedCode.filter(isCatalogue).flatMap(cataloguesIn)
const others = catalogues.filter(({ language }) => language !== 'en')
const englishOf = ({ file }: Catalogue) => catalogues.filter((other) => other.file === file && other.language === 'en')

/** Each sentence beside the English one of the same name. */
const pairs = others.flatMap((catalogue) =>
  [...catalogue.sentences].flatMap(([path, text]) =>
    englishOf(catalogue).flatMap(({ sentences }) => {
      const english = sentences.get(path)
      return english === undefined ? [] : [{ ...catalogue, path, text, english }]
    }),
  ),
)

test('[EDIT-2] every sentence of the editor is translated into all five languages', () => {
  expect(catalogues.length).toBeGreaterThan(80)
  expect(pairs.length).toBeGreaterThan(2500)
  const isMeant = ({ language, text }: Catalogue & { readonly text: string }) =>
    NAMES.includes(text) || SAME[language]?.includes(text) === true
  const same = pairs.filter((pair) => pair.text === pair.english && hasWord(pair.text) && !isMeant(pair))
  expect(same.map(({ file, language, path, text }) => `${language} ${file}${path}: ${text}`)).toEqual([])
})

test('[EDIT-2] a translation fills in what its English original fills in', () => {
  const filled = (text: string) =>
    (text.match(/\{\w+\}/g) ?? [])
      .filter((name) => name !== '{n}')
      .toSorted()
      .join()
  const different = pairs.filter(({ text, english }) => filled(text) !== filled(english))
  expect(different.map(({ file, language, path, text }) => `${language} ${file}${path}: ${text}`)).toEqual([])
})
