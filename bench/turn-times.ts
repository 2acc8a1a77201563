import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/** Event loop delay in processor time, which other programs of a busy machine do not lengthen. Loaded into the server that is measured. */
const port = Number(process.env.TURN_TIMES_PORT)
const isServer = isMainThread && process.argv[1]?.endsWith('main.js')

if (isServer && port > 0) {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let [longest, before, first] = [0, spent(), spent()]
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }
  setInterval(look, 1).unref()
  const server = createServer((_request, response) => {
    look()
    response.end(JSON.stringify({ longest, all: before - first }))
    longest = 0
    first = before
  })
  server.listen(port, '127.0.0.1').unref()
}
