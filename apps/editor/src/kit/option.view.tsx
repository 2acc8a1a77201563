import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly className: string | undefined
  readonly isSelected: boolean
  /** What Enter would take: it stays in sight. */
  readonly isActive: boolean
  readonly children: ReactNode
  readonly take: () => void
  /** The pointer is on it. */
  readonly point?: () => void
}

/** One choice of a listbox; the focus stays where the keys are heard, on the list or on a field. */
export function Option({ id, className, isSelected, isActive, children, take, point }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by what has the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={className}
      aria-selected={isSelected}
      data-active={isActive}
      ref={(row) => {
        if (row && isActive) row.scrollIntoView({ block: 'nearest' })
      }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={point}
      onClick={take}
    >
      {children}
    </div>
  )
}
