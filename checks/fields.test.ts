import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldKinds, root } from './sources.ts'

const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const recipe = /## Recipe: a template\n(.*?)\n## /s.exec(contributing)?.[1] ?? ''

test.each(fieldKinds)('authors of templates are told of fields of the kind "%s"', (kind) => {
  expect(recipe, `CONTRIBUTING.md, "Recipe: a template", does not name \`${kind}\``).toContain(`\`${kind}\``)
})

test('kinds of field are known by the names that the fields have', () => {
  expect(fieldKinds).toContain('date')
  expect(fieldKinds.length).toBeGreaterThan(12)
})
