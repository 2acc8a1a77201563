import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const SCRIPTS = {
  listener: 'src/canvas/first-listener.ts',
  loader: 'src/shell/first-loader.ts',
  // For the page on which nobody is signed in.
  'sign-in': 'src/account/sign-in-script.ts',
  // For the page that mailed links open.
  link: 'src/account/link-script.ts',
  // For the pages of an installation that nobody owns yet.
  'first-start': 'src/account/first-start-script.ts',
  // For the page of who has to come in by a passkey and has none.
  'passkey-needed': 'src/account/passkey-needed-script.ts',
}

/** What the server writes into its own pages and the editor's first answer: `dist/first/`. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    async generateBundle() {
      for (const [name, file] of Object.entries(SCRIPTS)) {
        this.emitFile({ type: 'asset', fileName: `first/${name}.js`, source: await programOf(file) })
      }
      const styles = readFileSync(join(import.meta.dirname, 'src/canvas/canvas.css'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'first/canvas.css', source: styles.replace(/\/\*[\s\S]*?\*\/\s*/g, '') })
    },
  }
}

/** One script without modules, to stand in a page. */
async function programOf(file: string): Promise<string> {
  const input = join(import.meta.dirname, file)
  const rolldownOptions = { input, output: { format: 'iife' } } as const
  const made = await build({
    ...{ configFile: false, logLevel: 'silent', root: import.meta.dirname },
    build: { write: false, target: 'es2023', rolldownOptions },
  })
  const [program] = (made as Rolldown.RolldownOutput).output
  return program.code.trim()
}
