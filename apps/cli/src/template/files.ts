import type { Home, Names } from './names.ts'
import { wordsFile } from './words-file.ts'

/** The text of each file of a new template, by the end of its name. It draws, and owners can edit it, before anything is changed. */
export function filesOf(names: Names, home: Home): ReadonlyMap<string, string> {
  return new Map([
    ['.ts', definition(names, home)],
    ['.words.ts', wordsFile(names, home)],
    ['.view.tsx', view(names, home)],
    ['.css', styles(names)],
    ['.examples.ts', examples(names, home)],
    ['.test.tsx', test(names, home)],
  ])
}

const definition = (
  { definition: name, id }: Names,
  home: Home,
) => `import { alignable, choice, design, list, text } from '${home.fields}'
import { commonFields, titleAndParagraph } from '${home.sharedFields}'
import { defineTemplate } from '${home.template}'

/** A title, and entries below it in one column or two. */
export const ${name} = defineTemplate({
  // Permanent: sites name it.
  id: '${id}',
  // Where the section picker shows it.
  category: 'other',
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 1500 }),
    entries: list(
      {
        ...alignable('heading', text({ limit: 120 })),
        ...alignable('body', text({ limit: 1000 })),
      },
      { min: 1, max: 24 },
    ),
    // How the section looks, not what it says: owners find it among the options.
    columns: design(choice(['ONE', 'TWO'], 'ONE')),
    ...commonFields,
  },
})
`

const ENTRY = `          <li key={entry.id} {...mark.item(\`entries/\${entry.id}\`)}>
            <Text
              as={content.title === '' ? 'h2' : 'h3'}
              className="minor"
              mark={mark}
              field={\`entries/\${entry.id}/heading\`}
              value={entry.heading}
              align={entry.headingAlignment}
            />
            <Text
              as="p"
              mark={mark}
              field={\`entries/\${entry.id}/body\`}
              value={entry.body}
              align={entry.bodyAlignment}
            />
          </li>
`

const view = (
  { definition: name, folder, id }: Names,
  home: Home,
) => `import { SectionHead } from '${home.view('section-head')}'
import { Shell } from '${home.view('shell')}'
import { Text } from '${home.view('text')}'
import type { SectionView } from '${home.template}'
import type { ${name} } from './${folder}.ts'

export const ${id}: SectionView<typeof ${name}> = ({ content, mark, section }) => (
  <Shell
    className="${folder} veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap">
      <SectionHead mark={mark} section={section} content={content} />
      <ul className="${folder}-list" data-columns={content.columns} {...mark.list('entries')}>
        {content.entries.map((entry) => (
${ENTRY}        ))}
      </ul>
    </div>
  </Shell>
)
`

const styles = ({ folder }: Names) => `.${folder}-list {
  display: grid;
  gap: var(--s6);
}

.${folder}-list p {
  max-width: 42em;
  color: var(--muted);
}

@media (min-width: 769px) {
  .${folder}-list[data-columns="TWO"] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s7);
  }
}
`

const USUAL_ENTRIES = `      entries: [
        { id: 'e1', heading: 'متى يمكننا الدخول؟', body: 'من الثانية ظهرًا، وقبل ذلك إن كانت الغرفة جاهزة.' },
        { id: 'e2', heading: 'هل الفطور مشمول؟', body: 'نعم، في جميع الغرف.' },
      ],
`

const examples = ({ definition: name }: Names, home: Home) => `import type { Example } from '${home.template}'

export const ${name}Examples: readonly Example[] = [
  {
    name: 'usual',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'قبل أن تصلوا',
      paragraph: 'ما يسأل عنه ضيوفنا أكثر من غيره.',
      columns: 'TWO',
${USUAL_ENTRIES}    },
  },
  {
    name: 'one entry, the longest',
    language: 'de',
    content: {
      entries: [
        {
          id: 'e1',
          heading: 'Zimmerreservierungsbestätigungsschreiben und Veranstaltungsraumreservierungen',
          body: 'Wir melden uns am selben Tag, spätestens am nächsten Morgen. '.repeat(15).trim(),
        },
      ],
    },
  },
]
`

const test = (
  { definition: name, folder, id }: Names,
  home: Home,
) => `import { conformingTemplate } from '${home.testing}'
import styles from './${folder}.css?raw'
import { ${name}Examples } from './${folder}.examples.ts'
import { ${name} } from './${folder}.ts'
import { ${id} } from './${folder}.view.tsx'
import { ${name}Words } from './${folder}.words.ts'

conformingTemplate({
  template: ${name},
  View: ${id},
  words: ${name}Words,
  examples: ${name}Examples,
  styles,
})
`
