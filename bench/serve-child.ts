import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The floor: a bare server that sends one buffer with the headers it is given, whatever it is asked.
const [, , file, headers] = process.argv
const body = readFileSync(file!)
const sent = JSON.parse(headers!) as string[]
const server = createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit())
