import { expect, test } from 'vitest'
import type { TestEditor } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'

const TITLE = { section: 'hero', path: 'title' }
const PARAGRAPH = { section: 'hero', path: 'paragraph' }

async function open() {
  const site = new TestSite()
  const one = await site.open()
  return { site, one, editor: one.editor }
}

/** How often the state became another while something was done. */
function changesOf({ editor }: TestEditor, act: () => void): number {
  let count = 0
  const end = editor.store.subscribe(() => {
    count += 1
  })
  act()
  end()
  return count
}

test('a section that is selected stays so until another is, or none', async () => {
  const { one, editor } = await open()
  for (const section of ['hero', 'below', null]) {
    editor.select(section)
    expect(one.opened.selected).toBe(section)
    expect(changesOf(one, () => editor.select(section))).toBe(0)
  }
})

test('a picture that is chosen brings its section along, and is left when a section is selected', async () => {
  const { one, editor } = await open()
  editor.choose(PARAGRAPH)
  expect([one.state.chosen, one.opened.selected]).toEqual([PARAGRAPH, 'hero'])
  editor.select('hero')
  expect([one.state.chosen, one.opened.selected]).toEqual([null, 'hero'])
})

test('the selection goes with the page that is left, and stays with the language', async () => {
  const { one, editor } = await open()
  const page = { ...one.opened.site.pages[0]!, id: 'second', path: '/Second', sections: [] }
  one.do([{ do: 'insert-page', after: null, page }])
  const home = one.opened.page
  editor.select('hero')
  editor.showLanguage('tr')
  expect(one.opened).toMatchObject({ page: home, language: 'tr', selected: 'hero' })
  editor.goTo('second')
  expect(one.opened).toMatchObject({ page: 'second', language: 'tr', selected: null })
  editor.goTo('gone')
  expect(one.opened.page).toBe('second')
  expect(changesOf(one, () => editor.goTo('second'))).toBe(0)
})

test('[U42] what is being typed becomes a change before anything leaves it', async () => {
  const { one, editor } = await open()
  const page = one.opened.page
  let commits = 0
  editor.onLeave(() => {
    commits += 1
  })
  const leaving: readonly (() => unknown)[] = [
    () => editor.undo(),
    () => editor.redo(),
    () => editor.goTo(page),
    () => editor.showLanguage('en'),
    () => editor.show({ dialog: { kind: 'help' } }),
    () => editor.save(),
    () => editor.leave(),
    () => editor.publish(),
  ]
  for (const [at, leave] of leaving.entries()) {
    void leave()
    expect(commits).toBe(at + 1)
  }
  editor.show({ dialog: null })
  editor.show({ panel: 'pages' })
  expect(commits).toBe(leaving.length)
})

test('[U4] what a role may not is not opened, and what stands there stays', async () => {
  const site = new TestSite()
  const one = await site.open({ isEditor: true })
  one.editor.show({ dialog: { kind: 'help' } })
  one.editor.show({ dialog: { kind: 'settings' } })
  one.editor.show({ panel: 'theme' })
  expect(one.state).toMatchObject({ dialog: { kind: 'help' }, panel: null })
  one.editor.show({ dialog: null })
  expect(one.state.dialog).toBeNull()
})

test('the link of a text is chosen as long as the caret is in that text', async () => {
  const { one, editor } = await open()
  editor.placeCaret(TITLE)
  editor.chooseLink(true)
  expect(changesOf(one, () => editor.placeCaret({ ...TITLE }))).toBe(0)
  expect(one.state.isLinking).toBe(true)
  editor.placeCaret(PARAGRAPH)
  expect([one.state.isLinking, one.state.caret]).toEqual([false, PARAGRAPH])
  editor.chooseLink(true)
  editor.placeCaret({ section: 'below', path: 'paragraph' })
  expect(one.state.isLinking).toBe(false)
  editor.placeCaret(null)
  editor.chooseLink(true)
  editor.placeCaret(null)
  expect(one.state).toMatchObject({ isLinking: false, caret: null })
  expect(changesOf(one, () => editor.placeCaret(null))).toBe(0)
})

test('notices say what they are told, and can be dismissed one by one', async () => {
  const { one, editor } = await open()
  const offer = { label: 'Look', run: () => {} }
  editor.notify('First')
  editor.notify('Second', 'warning', true, offer)
  expect(one.state.notices).toEqual([
    { id: 1, kind: 'plain', text: 'First', hasUndo: false, offer: undefined },
    { id: 2, kind: 'warning', text: 'Second', hasUndo: true, offer },
  ])
  editor.dismiss(1)
  expect(one.state.notices.map(({ id }) => id)).toEqual([2])
})

test('the device and new pictures are known at once; those that were there stay', async () => {
  const { one, editor } = await open()
  editor.showDevice('phone')
  editor.addPictures({ first: 'one' } as never)
  editor.addPictures({ second: 'two' } as never)
  expect(one.state.device).toBe('phone')
  expect(one.opened.facts.imageFiles).toEqual({ first: 'one', second: 'two' })
  expect(one.opened.facts.account.rights).toContain('edit-site')
})

test('[U39] what went live is what is published now', async () => {
  const { one, editor } = await open()
  editor.wentLive({ publishedRevision: 4, publishedAhead: 1, more: true } as never)
  expect(one.opened).toMatchObject({ publishedRevision: 4, publishedAhead: 1 })
  expect(one.opened).not.toHaveProperty('more')
})

test('[U35] that the device is offline is told until it is not', async () => {
  const { site, one, editor } = await open()
  editor.wentOffline()
  expect(one.says).toBe('offline')
  editor.cameBack()
  await site.idle()
  expect(one.says).toBe('offline')
  editor.wentOnline()
  expect(one.says).toBe('saved')
})

test('[U42] a window that comes back asks what others did, and who was signed out is asked for again', async () => {
  const { site, one, editor } = await open()
  const other = await site.open()
  other.writes('Meanwhile')
  await other.saves()
  editor.cameBack()
  await site.idle()
  expect(one.reads()).toBe('Meanwhile')
  site.network.fates = [{ status: 401, code: 'sign-in-needed' }]
  one.writes('Mine')
  await site.idle()
  expect(one.says).toBe('signed-out')
  editor.cameBack()
  await site.idle()
  expect([one.says, site.server.revision()]).toEqual(['saved', 2])
})

test('[U35] who was signed out with nothing unsent is only told until they try again', async () => {
  const { site, one, editor } = await open()
  site.network.fates = [{ status: 401, code: 'sign-in-needed' }]
  await editor.catchUp()
  expect(one.says).toBe('signed-out')
  const asked = site.network.asked
  await editor.catchUp()
  expect(site.network.asked).toBe(asked)
  editor.retry()
  expect(one.says).toBe('saved')
  await site.idle()
  expect(site.network.asked).toBe(asked + 1)
})

test('[U35] who is signed out with something unsent stays told so until it is stored', async () => {
  const { site, one, editor } = await open()
  const out = { status: 401, code: 'sign-in-needed' }
  site.network.fates = [out, out]
  one.writes('Mine')
  await site.idle()
  editor.retry()
  expect(one.says).toBe('signed-out')
  await site.idle()
  expect(one.says).toBe('signed-out')
})

test('[EDIT-15] a closing window sends what is unsent in one last request, and nothing where nothing is', async () => {
  const { site, one, editor } = await open()
  const before = site.network.asked
  editor.leave()
  expect(site.network.asked).toBe(before)
  site.network.isHeld = true
  one.writes('At the end')
  await site.idle()
  const asked = site.network.asked
  editor.leave()
  expect(site.network.asked).toBe(asked + 1)
})

test.each([
  [{ status: 404, code: 'site-missing' }, 'missing'],
  [{ status: 403, code: 'not-allowed' }, 'missing'],
  [{ status: 401, code: 'sign-in-needed' }, 'signed-out'],
  [{ status: 500, code: 'server-failed' }, 'unreachable'],
  ['lost', 'unreachable'],
] as const)('a site that answers %j when it is opened is %s', async (fate, phase) => {
  const site = new TestSite()
  const one = site.begin()
  expect(one.state.phase).toBe('loading')
  site.network.fates = [fate]
  await one.open()
  expect(one.state).toMatchObject({ phase, opened: null })
  await one.open()
  expect(one.state).toMatchObject({ phase: 'ready', savedAt: site.clock.now() })
})

test('a site that is gone while it is edited is missing', async () => {
  const { site, one } = await open()
  const gone = { status: 404, code: 'site-missing' } as const
  // Whoever was taken away by mistake is brought back within seconds.
  site.network.fates = [gone, 'arrives', gone, gone]
  await one.editor.catchUp()
  await one.editor.catchUp()
  await one.editor.catchUp()
  expect(one.state.phase).toBe('ready')
  await one.editor.catchUp()
  expect(one.state.phase).toBe('missing')
})

test('[EDIT-15] nothing that others did is asked for while something of one’s own is still to be sent', async () => {
  const { site, one, editor } = await open()
  site.network.fates = ['lost']
  one.writes('Mine')
  await site.idle()
  const { asked } = site.network
  await editor.catchUp()
  expect(site.network.asked).toBe(asked)
})

test('[U42] one window asks once at a time what others did', async () => {
  const { site, editor } = await open()
  site.network.isHeld = true
  const { asked } = site.network
  void editor.catchUp()
  void editor.catchUp()
  expect(site.network.asked).toBe(asked + 1)
  site.network.release()
  await site.idle()
  await editor.catchUp()
  expect(site.network.asked).toBe(asked + 2)
})
