import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The floor: a bare server that sends one buffer, whatever it is asked.
const body = readFileSync(process.argv[2]!)
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit())
