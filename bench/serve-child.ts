import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'

// The floor: a bare server that sends whole buffers with the headers it is given, by address; the first where it knows none.
const given = JSON.parse(process.argv[2]!) as { [address: string]: { file: string; headers: string[] } }
const pages = new Map(
  Object.entries(given).map(([address, { file, headers }]) => [address, { file, body: readFileSync(file), headers }]),
)
const [first] = pages.values()
const fromMemory: RequestListener = (request, response) => {
  const { body, headers } = pages.get(request.url ?? '') ?? first!
  response.writeHead(200, headers)
  response.end(body)
}
/** Of what is in no memory, each answer reads its file. */
const fromDisk: RequestListener = async (request, response) => {
  const { file, headers } = pages.get(request.url ?? '') ?? first!
  const bytes = await readFile(file)
  response.writeHead(200, headers)
  response.end(bytes)
}
const server = createServer(process.argv[3] === 'disk' ? fromDisk : fromMemory)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit())
