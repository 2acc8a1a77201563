/** Moves the focus in a menu; past an end it comes in again at the other. */
export function focusItem(menu: HTMLElement, to: 'next' | 'previous' | 'first' | 'last' | 'checked'): void {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const places = {
    next: (at + 1) % items.length,
    previous: (at - 1 + items.length) % items.length,
    first: 0,
    last: items.length - 1,
    checked: Math.max(
      0,
      items.findIndex((item) => item.ariaChecked === 'true'),
    ),
  }
  items[places[to]]?.focus()
}
