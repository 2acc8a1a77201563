import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As strict as the checkout: what compiles there is what the build of an installation takes. */
const COMPILER = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noFallthroughCasesInSwitch: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['mimar.config.ts', 'templates', 'integrations', 'ornaments'],
}

const TESTS = `import { defineConfig } from 'vitest/config'

// Styles are read as text (?raw); without \`css\` they would be empty.
export default defineConfig({ test: { include: ['templates/**/*.test.tsx'], css: true } })
`

/** Writes what compiles and tests templates beside `mimar.config.ts`; what is there stays. Returns what was made. */
export function writeProject(home: string): readonly string[] {
  const files = { 'tsconfig.json': `${JSON.stringify(COMPILER, null, 2)}\n`, 'vitest.config.ts': TESTS }
  return Object.entries(files).flatMap(([name, text]) => {
    if (existsSync(join(home, name))) return []
    writeFileSync(join(home, name), text)
    return [name]
  })
}
