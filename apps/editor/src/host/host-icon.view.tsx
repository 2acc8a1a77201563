import { type HostIconName, hostIcons } from './host-icons.ts'

interface Props {
  readonly name: HostIconName
  /** The colour of a state, which stands in words beside it too. */
  readonly tone?: 'ok' | 'warn' | 'danger' | 'quiet'
}

/** An icon of the host's pages; what it means is said beside it. */
export function HostIcon({ name, tone }: Props) {
  // The shapes are constants of this program.
  return (
    <span className="icon" data-tone={tone} aria-hidden="true" dangerouslySetInnerHTML={{ __html: hostIcons[name] }} />
  )
}
