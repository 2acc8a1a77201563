import { Icon } from '../kit/icon.view.tsx'
import type { PartSay } from '../words/words.ts'
import styles from './business.module.css'
import type { useAddressCheck } from './use-address-check.ts'
import type { StartWords } from './words.ts'

interface Props {
  /** What was typed; null while it follows the name. */
  readonly slug: string | null
  /** What stands behind every address, where that is known before one is checked: `.sites.example`. */
  readonly domain?: string
  readonly change: (slug: string | null) => void
  readonly check: ReturnType<typeof useAddressCheck>
  readonly say: PartSay<StartWords>
}

const FAULTS = { taken: 'addressTaken', reserved: 'addressReserved', malformed: 'addressMalformed' } as const

/** The address of the site: it follows the name until somebody types their own. */
export function SiteAddressField({ slug: typed, domain = '', change, check, say }: Props) {
  const answer = typeof check === 'object' ? check : null
  const slug = typed ?? answer?.slug ?? ''
  // A name in letters that no address can be made of asks for one, without blame.
  const fault = typed !== null && answer && answer.state !== 'free' ? FAULTS[answer.state] : null
  return (
    <div className={styles.field}>
      <label htmlFor="start-address">{say('address')}</label>
      <span className={styles.address} dir="ltr" data-state={check === 'busy' ? 'busy' : answer?.state}>
        <input
          id="start-address"
          value={slug}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby="start-address-under"
          onChange={({ target }) => change(target.value === '' ? null : target.value.toLowerCase())}
        />
        <span aria-hidden="true">{answer?.domain ?? domain}</span>
        {answer?.state === 'free' && <Icon name="check" />}
      </span>
      <span
        id="start-address-under"
        className={fault ? styles.fault : styles.help}
        data-good={answer?.state === 'free' ? '' : undefined}
        role="status"
      >
        {fault
          ? say(fault)
          : check === 'unreachable'
            ? say('unreachable')
            : answer?.state === 'free' && say('addressFree')}
      </span>
      {fault && (
        <ul className={styles.proposals}>
          {answer?.proposals.map((free) => (
            <li key={free}>
              <bdi dir="ltr">{free}</bdi>
              <button type="button" onClick={() => change(free)}>
                {say('useThis')}
                <span className="only-heard"> {free}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
