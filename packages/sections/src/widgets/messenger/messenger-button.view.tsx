import { Icon } from '../../parts/icon.view.tsx'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'

/** Opens the flyout (MSG-2); without a script it leads to the first channel. */
export function MessengerButton({ facts }: { readonly facts: WidgetFacts }) {
  const href = facts.messenger?.channels[0]?.href
  return (
    <a
      className="round messenger"
      href={href}
      {...(href?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
      data-late={facts.late('messenger')}
      aria-label={facts.site.words.openChat}
    >
      <Icon shape={widgetShapes.message} />
    </a>
  )
}
