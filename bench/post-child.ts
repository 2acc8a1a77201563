import { open, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'

// The floor: a bare server that reads a JSON body and keeps it as one row, durably, with a commit of its own. What is posted to
// `/publish` is a page: it is written to a file first, as durably, and is what whoever asks for `/` gets.
const [, , file] = process.argv
const database = new Sqlite(file!)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('create table if not exists kept (id integer primary key, body text)')
const keep = database.prepare('insert into kept (body) values (?)')
let page = ''

async function publish(html: string): Promise<void> {
  const folder = dirname(file!)
  const unfinished = await open(join(folder, 'page.unfinished'), 'w')
  await unfinished.writeFile(html)
  await unfinished.datasync()
  await unfinished.close()
  await rename(join(folder, 'page.unfinished'), join(folder, 'page.html'))
  const names = await open(folder, 'r')
  await names.sync()
  await names.close()
  keep.run('published')
  page = html
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(page)
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', async () => {
    if (request.url === '/publish') {
      await publish(text)
      return void response.end()
    }
    const { changes } = JSON.parse(text) as { changes?: readonly { readonly id: string }[] }
    const { lastInsertRowid } = keep.run(text)
    const kept = { revision: Number(lastInsertRowid), changes: changes?.map(({ id }) => ({ id })) ?? [], missed: [] }
    const body = JSON.stringify(kept)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
// As long as the server that is measured keeps them.
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit())
