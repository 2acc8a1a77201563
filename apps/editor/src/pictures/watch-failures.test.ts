// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { watchFailures } from './watch-failures.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const logo = (file: string) => {
  const element = document.createElement('span')
  element.className = 'is-stencil'
  element.dataset.field = 'logo'
  element.style.maskImage = `url("${file}")`
  return element
}

test('a logo that comes or changes is asked for as a picture, and the rest of a long page is not searched for it', async () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(file: string) {
        asked.push(file)
      }
    },
  )
  document.body.innerHTML = '<main><p>words</p></main>'
  const end = watchFailures(document, () => {})
  const searched = vi.spyOn(document, 'querySelectorAll')
  const inBody = vi.spyOn(document.body, 'querySelectorAll')
  const section = document.createElement('section')
  const mark = logo('one.webp')
  section.append(mark)
  document.querySelector('main')?.append(section)
  await vi.waitFor(() => expect(asked).toEqual(['one.webp']))
  mark.style.maskImage = 'url("two.webp")'
  await vi.waitFor(() => expect(asked).toEqual(['one.webp', 'two.webp']))
  document.querySelector('p')?.append('more')
  document.querySelector('main')?.append(logo('three.webp'))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('three.webp'))
  expect([searched.mock.calls, inBody.mock.calls]).toEqual([[], []])
  end()
})
