import type { OwnerLimits } from '@mimar/contract'
import styles from './tenancy.module.css'
import { useInhabitants } from './use-inhabitants.ts'

const KINDS = ['sites', 'pictureMb', 'visits'] as const
const WORDS = { sites: 'sites', pictureMb: 'pictures', visits: 'visits' } as const
const MOST = 2_000_000_000

interface Props {
  readonly limits: OwnerLimits
  /** What an empty field means. */
  readonly empty: string
  readonly change: (limits: OwnerLimits) => void
  /** A field was left. */
  readonly left?: () => void
}

/** Three numbers; an empty field is no number. */
export function LimitFields({ limits, empty, change, left }: Props) {
  const { sayOf } = useInhabitants()
  return KINDS.map((kind) => (
    <label key={kind} className={styles.limit}>
      <span>{sayOf(WORDS[kind])}</span>
      <input
        type="text"
        inputMode="numeric"
        dir="ltr"
        name={kind}
        placeholder={empty}
        value={limits[kind] ?? ''}
        onChange={(event) => change({ ...limits, [kind]: numberIn(event.target.value) })}
        onBlur={left}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  ))
}

/** The number that was typed, in whatever digits. */
function numberIn(typed: string): number | null {
  const digits = typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\D/g, '')
  return digits === '' ? null : Math.min(MOST, Number(digits))
}
