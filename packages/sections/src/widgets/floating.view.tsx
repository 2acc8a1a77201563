import type { Widget, WidgetFacts } from './widget.ts'

interface FloatingProps {
  readonly shown: readonly Widget[]
  readonly facts: WidgetFacts
}

/**
 * Everything that floats over a page, in one column at the foot of the window: round buttons above bars. Being in one
 * column they cannot overlap, whatever is shown or closed.
 */
export function Floating({ shown, facts }: FloatingProps) {
  const at = (place: Widget['place']) =>
    shown.filter((widget) => widget.place === place).map(({ id, View }) => <View key={id} facts={facts} />)
  const bars = at('bar')
  const messenger = at('messenger-side')
  const others = at('other-side')
  if (bars.length + messenger.length + others.length === 0) return null
  const isRight = facts.messengerSide === 'right'
  return (
    <aside className="floating" data-then={shown.some(({ place }) => place === 'late') ? 'late' : undefined}>
      <div className="floating-buttons" data-messenger={facts.messengerSide}>
        {isRight ? others : messenger}
        {isRight ? messenger : others}
      </div>
      {bars}
    </aside>
  )
}
