import { useEditing } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { Option } from '../kit/option.view.tsx'
import styles from '../kit/tools.module.css'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { type LinkTarget, shorten } from './link-targets.ts'

const ICONS = { page: 'file', section: 'layoutGrid', typed: 'external' } as const
const KINDS = ['typed', 'page', 'section'] as const

interface Props {
  readonly id: string
  readonly targets: readonly LinkTarget[]
  readonly at: number
  readonly choose: (target: LinkTarget) => void
}

/** What a link can lead to, by kind; the focus stays in the field, which says which row Enter takes. */
export function TargetList({ id, targets, at, choose }: Props) {
  const { say } = useEditing()
  // What was typed says in its row how it is taken.
  const names = { typed: '', page: say('pages'), section: sayPart(toolWords, say.language)('sections') }
  const rows = targets.map((target, index) => ({ target, index }))
  return (
    <div id={`${id}-list`} role="listbox" aria-labelledby={id} className={styles.list}>
      {KINDS.map((kind) => {
        const ofKind = rows.filter(({ target }) => target.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={names[kind] || undefined}>
            {names[kind] && (
              <div className={styles.kind} aria-hidden="true">
                {names[kind]}
              </div>
            )}
            {ofKind.map(({ target, index }) => (
              <Option
                key={target.address}
                id={`${id}-${index}`}
                className={styles.row}
                isSelected={index === at}
                isActive={index === at}
                take={() => choose(target)}
              >
                <Icon name={ICONS[target.kind]} />
                <span className={styles.words}>
                  <bdi>{target.kind === 'typed' ? shorten(target.name) : target.name}</bdi>
                  <bdi className={styles.where}>{target.where}</bdi>
                </span>
              </Option>
            ))}
          </div>
        )
      })}
    </div>
  )
}
