import type { ComponentProps } from 'react'
import { MenuButton } from '../chrome/menu-button.view.tsx'
import { MenuList } from '../chrome/menu-list.view.tsx'

/** A menu whose list came with it. */
export function PopupMenu(props: Omit<ComponentProps<typeof MenuButton>, 'List'>) {
  return <MenuButton {...props} List={MenuList} />
}
