import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textOf } from './sites.ts'

const LAYOUT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<link rel="canonical" href="{{ .Permalink }}"><style>{{ .Site.Params.css | safeCSS }}</style></head><body><main>
{{ range .Params.parts }}<section><h2>{{ .title }}</h2><p>{{ .text }}</p><a href="/Rooms/">Rooms</a></section>{{ end }}
</main><footer>© 2026</footer></body></html>`

/** The same pages and texts for Hugo, which Debian has; undefined where it is not installed. */
export function makeHugo(pages: number, sections: number) {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mimar-hugo-'))
  for (const part of ['content', 'layouts/_default']) mkdirSync(join(folder, part), { recursive: true })
  const config = {
    baseURL: 'http://localhost/',
    disableKinds: ['taxonomy', 'term', 'RSS'],
    params: { css: 'p{margin:0}' },
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  for (const name of ['single', 'list', 'home']) {
    writeFileSync(join(folder, 'layouts/_default', `${name}.html`), LAYOUT)
  }
  for (let index = 0; index < pages; index += 1) {
    const parts = Array.from({ length: sections }, (_, at) => ({
      title: `Page ${index}, part ${at}`,
      text: textOf(at),
    }))
    writeFileSync(join(folder, 'content', `Page-${index}.md`), JSON.stringify({ title: `Page ${index}`, parts }))
  }
  return {
    /** Milliseconds for all pages, into a folder that is empty. */
    build(): number {
      rmSync(join(folder, 'public'), { recursive: true, force: true })
      const began = performance.now()
      const { status, stderr } = spawnSync('hugo', ['--quiet'], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(`Hugo failed: ${stderr}`)
      return performance.now() - began
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
