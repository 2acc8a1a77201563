import { expect, test } from 'vitest'
import { importsOf, shippedCode } from './sources.ts'

/** The doors of `sections` that hold the templates of this installation (dependency injection). */
const CONCRETE = ['definitions', 'all-words', 'views', 'presentation', 'first-views'].map(
  (door) => `@mimar/sections/${door}`,
)

/** Where programs begin; they hand the templates on. */
const ENTRIES = [
  'apps/editor/src/shell/main.tsx',
  'apps/server/src/installation.ts',
  'apps/server/src/serving.ts',
  // A thread has no functions from outside.
  'apps/server/src/archive/archive.worker.ts',
  'apps/server/src/releases/drawing.worker.ts',
  // The build, which takes the words of one language at a time.
  'apps/editor/template-words.ts',
  // Views come to the canvas by and by.
  'apps/editor/src/canvas/views.ts',
  'apps/editor/src/canvas/all-views.ts',
]

test('the catalogue of templates is passed to who asks something of it, and imported only where a program begins', () => {
  const importing = shippedCode.filter(
    (source) =>
      !source.file.startsWith('packages/sections/') &&
      importsOf(source).some(({ from, isTypeOnly }) => CONCRETE.includes(from) && !isTypeOnly),
  )
  const files = importing.map(({ file }) => file).sort()
  expect(files, 'take the catalogue as a value: `editor.catalog`, `surroundings.catalog`, a parameter').toEqual(
    ENTRIES.toSorted(),
  )
})
