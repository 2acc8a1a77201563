import type { ComponentProps } from 'react'
import { MenuList } from './later.tsx'
import { MenuButton } from './menu-button.view.tsx'

/** A menu whose list is loaded when it is first wanted. */
export function Menu(props: Omit<ComponentProps<typeof MenuButton>, 'List'>) {
  return <MenuButton {...props} List={MenuList} />
}
