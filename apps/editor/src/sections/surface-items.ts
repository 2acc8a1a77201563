import { SECTION_CHOICES, type Section, type SectionChoices } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { useCatalog, useEditing } from '../desk/editing.ts'
import type { MenuGroup, MenuItem } from '../kit/menu.ts'
import { layoutsOf } from '../places/layouts.ts'
import type { SayAtBar } from '../words/section-bar.ts'
import { sayPart } from '../words/words.ts'
import { sectionDeeds } from './section-deeds.ts'
import { type SurfaceWords, surfaceWords } from './surface-words.ts'

type Name = keyof SectionChoices
type Option = NonNullable<SectionChoices[Name]>

const NAMES = Object.keys(SECTION_CHOICES) as Name[]
const WORDS: { readonly [One in Option]: keyof SurfaceWords } = {
  ...{ S: 'small', L: 'large' },
  ...{ GRADIENT: 'gradient', DOTS: 'dots', LINES: 'lines' },
  ...{ ONE: 'one', TWO: 'two', THREE: 'three', FOUR: 'four' },
}

interface Props {
  readonly section: Section
  readonly say: SayAtBar
}

/** How much room a section has, what its surface is drawn with, and how many columns its list has; bars have none of it. */
export function useSurfaceGroups({ section, say }: Props): readonly MenuGroup[] {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const words = sayPart(surfaceWords, main.language)
  const deeds = sectionDeeds(editor, section)
  if (catalog.hasRole(section.template, 'navigation') || catalog.hasRole(section.template, 'notice')) return []
  return NAMES.filter((name) => name !== 'columns' || hasColumns(section, catalog)).map((name) => {
    const none = { id: `${name}-usual`, label: name === 'ground' ? words('plain') : say('usual') }
    const options: readonly Option[] = SECTION_CHOICES[name]
    const items: readonly MenuItem[] = options.map((option) => ({
      id: option,
      label: words(WORDS[option]),
      isChecked: section[name] === option,
      run: () => deeds.choose(name, option),
    }))
    const usual = { ...none, isChecked: section[name] === undefined, run: () => deeds.choose(name, null) }
    return { label: words(name), items: name === 'space' ? items.toSpliced(1, 0, usual) : [usual, ...items] }
  })
}

/** Whether its list is a grid, in the layout that is chosen. */
function hasColumns(section: Section, catalog: TemplateCatalog): boolean {
  const { hasColumns: has = false } = catalog.find(section.template) ?? {}
  return typeof has === 'boolean' ? has : has.includes(String(layoutsOf(section, catalog)?.chosen))
}
