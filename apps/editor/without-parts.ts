/**
 * A step of the build (dead code elimination): which style sheets a template shares is asked by the server alone, which draws
 * the styles of the canvas; in the editor's first file each letter counts.
 */
export const withoutParts = () => ({
  name: 'without-parts',
  // On what is written, before types are taken out.
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!DEFINITION.test(id)) return null
    return { code: code.replace(PARTS, ''), map: null }
  },
})

/** `sections/src/navbar/navbar.ts`: a template in the folder of its name. */
const DEFINITION = /\/packages\/sections\/src\/([\w-]+)\/\1\.ts$/
const PARTS = /^ {2}parts: \[[^\]]*\],\n/m
