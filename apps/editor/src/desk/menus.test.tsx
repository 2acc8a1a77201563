// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Listbox } from '../kit/listbox.view.tsx'
import { MenuButton } from '../kit/menu-button.view.tsx'
import { MenuList } from '../kit/menu-list.view.tsx'
import { ToolMenu } from './tool-menu.view.tsx'

let root: Root
let host: HTMLElement
const ran = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const seen = { offsetLeft: 0, offsetTop: 0, width: 400, height: 800 }
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), seen))
  standForPopovers()
  ran.mockReset()
  document.body.innerHTML = '<main></main><div></div>'
  host = document.body.lastElementChild as HTMLElement
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** What a browser does with popovers, which the document of tests does not know: it opens, tells so, and gives the focus back. */
function standForPopovers(): void {
  const openers = new WeakMap<HTMLElement, Element | null>()
  const tell = (popover: HTMLElement, newState: string) =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      openers.set(this, document.activeElement)
      tell(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      const opener = openers.get(this)
      if (this.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
      tell(this, 'closed')
    },
    scrollIntoView() {},
  })
}

function key(name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  act(() => void document.activeElement?.dispatchEvent(event))
  return event
}

const focused = () => document.activeElement?.textContent

const items = ['Archive', 'Delete', 'Duplicate'].map((label) => ({
  id: label,
  label,
  isChecked: label === 'Delete',
  run: () => ran(label),
}))

const menu = (close: () => void) => <MenuList groups={[{ label: 'Acts', items }]} close={close} />

function show(menu: ReactNode): HTMLButtonElement {
  act(() => root.render(menu))
  const button = host.querySelector('button') as HTMLButtonElement
  button.focus()
  return button
}

test('[U16] a menu opens by the arrow down on what is chosen, and is walked by arrows, Home, End and letters', () => {
  const button = show(
    <MenuButton label="More" list={menu}>
      More
    </MenuButton>,
  )
  expect(button.ariaExpanded).toBe('false')
  key('ArrowDown')
  expect(button.ariaExpanded).toBe('true')
  expect(focused()).toContain('Delete')
  key('ArrowDown')
  expect(focused()).toContain('Duplicate')
  key('ArrowDown')
  expect(focused()).toContain('Archive')
  key('End')
  expect(focused()).toContain('Duplicate')
  key('Home')
  expect(focused()).toContain('Archive')
  key('d')
  expect(focused()).toContain('Delete')
  key('u')
  expect(focused()).toContain('Duplicate')
})

test('Tab leaves a menu from its button, and what is chosen runs once the menu has closed', () => {
  const button = show(
    <MenuButton label="More" list={menu}>
      More
    </MenuButton>,
  )
  key('ArrowDown')
  expect(key('Tab').defaultPrevented).toBe(false)
  expect(button.ariaExpanded).toBe('false')
  expect(document.activeElement).toBe(button)
  key('ArrowDown')
  act(() => (document.activeElement as HTMLElement).click())
  expect(ran).toHaveBeenCalledExactlyOnceWith('Delete')
  expect(document.activeElement).toBe(button)
})

test('a menu of a tool bar stands in the landmark, keeps its keys from the bar, and says why it cannot be opened', () => {
  const heard = vi.fn()
  show(
    <ToolMenu icon="more" label="More">
      {menu}
    </ToolMenu>,
  )
  host.addEventListener('keydown', heard)
  key('ArrowDown')
  expect(document.querySelector('main [role=menu]')?.contains(document.activeElement)).toBe(true)
  const button = show(
    <ToolMenu icon="more" label="More" reason="One layout only">
      {menu}
    </ToolMenu>,
  )
  expect(button.getAttribute('aria-description')).toBe('One layout only')
  expect(button.ariaDisabled).toBe('true')
  key('ArrowDown')
  expect(document.activeElement).toBe(button)
})

const fonts = ['Amiri', 'Cairo', 'Noto Sans'].map((name) => ({ name }))

test('[U16] a listbox opens on what is chosen; arrows stop at its ends, letters lead, Enter and a space choose', () => {
  const showFonts = (chosen: string) =>
    act(() =>
      root.render(
        <Listbox
          label="Font"
          chosen={chosen}
          choices={fonts}
          wordsOf={({ name }) => name}
          draw={({ name }) => name}
          choose={ran}
          styles={{ button: 'b', list: 'l', option: 'o' }}
        />,
      ),
    )
  showFonts('Cairo')
  const button = host.querySelector('button') as HTMLButtonElement
  const active = () => {
    const id = host.querySelector('[role=listbox]')?.getAttribute('aria-activedescendant')
    return document.getElementById(id ?? '')?.textContent
  }
  button.focus()
  key('ArrowDown')
  expect(document.activeElement?.role).toBe('listbox')
  expect(active()).toBe('Cairo')
  key('ArrowDown')
  key('ArrowDown')
  expect(active()).toBe('Noto Sans')
  key('Home')
  expect(active()).toBe('Amiri')
  key('Enter')
  expect(ran).toHaveBeenCalledExactlyOnceWith('Amiri')
  expect(document.activeElement).toBe(button)
  key('ArrowUp')
  key('n')
  key('o')
  key('t')
  key('o')
  key(' ')
  key('s')
  expect(active()).toBe('Noto Sans')
  expect(ran).toHaveBeenCalledTimes(1)
  key('Tab')
  expect(button.ariaExpanded).toBe('false')
  expect(document.activeElement).toBe(button)
})
