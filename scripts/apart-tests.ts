// Test isolation: which files of tests need modules of their own. All others share what they import, or half of a run would be spent on loading it again.
import { globSync, readFileSync } from 'node:fs'

/** Replaces modules or forgets them, which those who share them would notice; or has a window of its own, which modules remember. */
const NEEDS_ITS_OWN = /\bvi\.(?:doMock|mock|resetModules)\(|^\/\/ @vitest-environment /m

/** Those of the files below a folder that must not share their modules, as globs name them. */
export const apartTests = (root: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).filter((file) =>
    NEEDS_ITS_OWN.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
