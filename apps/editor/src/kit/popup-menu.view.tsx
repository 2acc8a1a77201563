import type { ComponentProps } from 'react'
import type { MenuGroup } from './menu.ts'
import { MenuButton } from './menu-button.view.tsx'
import { MenuList } from './menu-list.view.tsx'

interface Props extends Omit<ComponentProps<typeof MenuButton>, 'list'> {
  readonly groups: readonly MenuGroup[]
}

/** A menu whose list came with it. */
export function PopupMenu({ groups, ...props }: Props) {
  return <MenuButton {...props} list={(close) => <MenuList groups={groups} close={close} />} />
}
