import { expect, onTestFinished, test } from 'vitest'
import { openInstallation } from '../installation.ts'
import { insertSite } from '../releases/testing.ts'
import { listen } from '../server.ts'
import { readSettings } from '../settings.ts'
import { newFolder } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { hero, someSite } from '../testing/site.ts'
import { storageBeside } from '../testing/stores.ts'
import { hear, startVarnish } from './testing.ts'

test('an installation in whose settings a cache is named marks what it publishes, and has it forgotten', async () => {
  const server = await listen(0)
  server.handle((_, response) => void response.end('ok'))
  const port = await startVarnish(server.port)
  const cache = { CDN: 'varnish', CDN_URL: `http://127.0.0.1:${port}` }
  const folder = newFolder()
  const settings = { DATA_DIR: folder, AVIF: 'off', ...storageBeside(folder), ...cache }
  const installation = await openInstallation(readSettings(settings))
  onTestFinished(async () => {
    await server.close()
    await installation.close()
  })
  server.handle((request, response) =>
    request.url === '/healthz' ? void response.end('ok') : installation.hosting(request, response),
  )
  await installation.purging.start()
  await insertSite(installation.database, installation.owner.id)
  const site = someSite()
  await installation.publishing.publish('hotel', site, 1)
  const read = () => hear(port, '/')
  await eventually(async () => expect((await read()).status).toBe(200))
  // What was noted with the publish may be forgotten once more before.
  await eventually(async () => expect((await read()).cache).toBe('hit'))
  const [home, ...others] = site.pages
  const section = { ...hero('hero'), content: { ...hero('hero').content, title: { en: 'Another title' } } }
  await installation.publishing.publish('hotel', { ...site, pages: [{ ...home!, sections: [section] }, ...others] }, 2)
  await eventually(async () => expect((await read()).body).toContain('Another title'))
})
