import type { Home, Names } from './names.ts'

/** The languages of the editor (i18n); a test compares them with those that templates are asked for. */
export const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr'] as const

/** The words of a new template: every place that somebody has to write, marked so that the conformance test finds it. */
export const wordsFile = ({ definition: name, folder }: Names, home: Home) =>
  `import type { TemplateWords } from '${home.words}'
import type { ${name} } from './${folder}.ts'

// Write each text in its own language: none may be left in [ ].
export const ${name}Words: TemplateWords<typeof ${name}> = {
${LANGUAGES.map(wordsIn).join('')}}
`

const wordsIn = (language: (typeof LANGUAGES)[number]) => `  ${language}: {
    name: '[${language}: what owners call it]',
    search: '[${language}: other words they look for it by]',
    labels: {
      'entries/heading': '[${language}: Heading]',
      'entries/body': '[${language}: Text]',
      columns: '[${language}: Columns]',
    },
    adds: { entries: '[${language}: Add entry]' },
    choices: { columns: { ONE: '[${language}: One]', TWO: '[${language}: Two]' } },
    starts: {
      title: '[${language}: the title of a new one]',
      entries: [
        { heading: '[${language}: the first heading]', body: '[${language}: the first text]' },
        { heading: '[${language}: the second heading]', body: '[${language}: the second text]' },
      ],
    },
  },
`
