import type { ComponentProps, KeyboardEvent } from 'react'
import floating from './floating.module.css'

interface Props extends ComponentProps<'div'> {
  /** What Escape does. */
  readonly leave?: () => void
}

/** The frame of a popover at a place of the page: a dialog, unless it says its role, which Escape leaves. */
export function Float({ leave, className = '', onKeyDown, ...own }: Props) {
  const keyed = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (!leave || event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  return <div role="dialog" className={`${floating.look} ${className}`} onKeyDown={keyed} {...own} />
}
