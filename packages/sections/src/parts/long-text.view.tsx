import type { BlockKind } from '@mimar/fields'
import type { Mark, Picture, SectionFacts, SiteFacts } from '../template.ts'
import { Openable } from './lightbox.view.tsx'
import { Marked } from './marked.view.tsx'
import { Photo } from './photo.view.tsx'

/** A block as views get it. */
interface Block {
  readonly id: string
  readonly block: BlockKind
  readonly text: string
  readonly textMarks: string
  readonly picture: Picture | null
}

interface Props {
  readonly mark: Mark
  readonly section: Pick<SectionFacts, 'id'>
  readonly site: Pick<SiteFacts, 'link' | 'words'>
  /** Path of the long text, such as `body`. */
  readonly field: string
  readonly blocks: readonly Block[]
  /** The rank of its headings; those below them have the next one. */
  readonly rank: 2 | 3
  /** As in HTML: how wide its pictures stand. */
  readonly sizes: string
  /** Its pictures open in the `Lightbox` of its section. */
  readonly opens?: boolean
}

const LISTS = { BULLET: 'ul', NUMBER: 'ol' } as const

/** A text with structure, as a field of the kind `longText` holds it: neighbours of one list stand in one. */
export function LongText(props: Props) {
  const { mark, field, blocks } = props
  const shown = blocks.filter((block) => mark.keepsEmpty || isSaid(block))
  const first = shown.find(({ block }) => block === 'HEADING')
  return (
    <div className="long-text" {...mark.list(field)}>
      {runsOf(shown).map((run) => {
        const [one] = run as [Block]
        const List = LISTS[one.block as 'BULLET'] as 'ul' | 'ol' | undefined
        const drawn = run.map((block) => (
          <One key={block.id} {...props} block={block} isBelow={first !== undefined && isBefore(first, block, shown)} />
        ))
        return List ? <List key={`list-${one.id}`}>{drawn}</List> : drawn
      })}
    </div>
  )
}

/** The headings by which readers find their way, with where they stand. */
export function headingsOf(blocks: readonly Block[], section: Pick<SectionFacts, 'id'>) {
  return blocks.flatMap(({ id, block, text }) =>
    block === 'HEADING' && text !== '' ? [{ id, text, href: `#${anchorOf(section, id)}` }] : [],
  )
}

const anchorOf = ({ id }: Pick<SectionFacts, 'id'>, block: string) => `comp-${id}-${block}`

const isSaid = ({ block, text, picture }: Block) => text !== '' || (block === 'PICTURE' && picture !== null)

const isBefore = (one: Block, other: Block, all: readonly Block[]) => all.indexOf(one) < all.indexOf(other)

/** Neighbours that stand in one list; all else alone. */
function runsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && block.block in LISTS && last[0]?.block === block.block) last.push(block)
    else runs.push([block])
  }
  return runs
}

interface OneProps extends Omit<Props, 'blocks'> {
  readonly block: Block
  /** A heading stands above it. */
  readonly isBelow: boolean
}

function One({ block: { id, block, picture, ...said }, isBelow, ...props }: OneProps) {
  const { mark, section, field, rank, sizes } = props
  const path = `${field}/${id}`
  const item = mark.item(path)
  const text = { ...mark(`${path}/text`), children: <Marked site={props.site} {...said} /> }
  const Heading = `h${block === 'SUBHEADING' && isBelow ? rank + 1 : rank}` as 'h2' | 'h3' | 'h4'
  switch (block) {
    case 'PARAGRAPH':
      return <p {...item} {...text} />
    case 'HEADING':
      return <Heading id={anchorOf(section, id)} className="long-heading" {...item} {...text} />
    case 'SUBHEADING':
      return <Heading className="long-subheading" {...item} {...text} />
    case 'BULLET':
    case 'NUMBER':
      return <li {...item} {...text} />
    case 'QUOTE':
      return (
        <blockquote {...item}>
          <p {...text} />
        </blockquote>
      )
    case 'PICTURE':
      return (
        <figure {...item}>
          <Openable picture={picture} opens={props.opens ?? false} name={said.text || props.site.words.enlarge}>
            <Photo picture={picture} mark={mark} field={`${path}/picture`} sizes={sizes} />
          </Openable>
          {(said.text !== '' || mark.keepsEmpty) && <figcaption {...text} />}
        </figure>
      )
    default:
      return block satisfies never
  }
}
