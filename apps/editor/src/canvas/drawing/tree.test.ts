import { Component, createElement, Fragment, memo } from 'react'
import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'

const slotsOf = (...children: Parameters<typeof treeOf>[0][]) => treeOf(children).map(({ slot }) => slot)

test('texts side by side are one text, and nothing is drawn for nothing', () => {
  expect(treeOf(['a', null, false, 3, '', undefined, 'b'])).toEqual([{ text: 'a3b', slot: '/0' }])
})

test('an element keeps its slot when one before it comes or goes, and its key wherever it stands', () => {
  const text = createElement('p')
  expect(slotsOf(text, text)).toEqual(['/0', '/1'])
  expect(slotsOf(null, text)).toEqual(['/1'])
  const row = (key: string) => createElement('li', { key })
  expect(slotsOf([row('a'), row('b')])).toEqual(['/0/$a', '/0/$b'])
  expect(slotsOf([row('b'), row('a')])).toEqual(['/0/$b', '/0/$a'])
})

test('components and fragments leave what they give', () => {
  const Row = ({ title }: { readonly title: string }) => createElement(Fragment, null, createElement('dt'), title)
  expect(treeOf(createElement(Row, { title: 'Rooms' }))).toMatchObject([{ tag: 'dt' }, { text: 'Rooms' }])
})

test('a view that is more than a function of its props is refused', () => {
  class Old extends Component {}
  const Memo = memo(() => null)
  for (const type of [Old, Memo]) expect(() => treeOf(createElement(type))).toThrow(TypeError)
  expect(() => treeOf({ title: 'Rooms' } as never)).toThrow(TypeError)
})
