import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './server.ts'

const ask = (port: number, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on(
      'error',
      reject,
    )
  })

test('a connection is kept for longer than proxies keep theirs, so that none sends a request into one that closes', async () => {
  const server = await listen(0)
  server.handle((_, response) => response.end('here'))
  const agent = new Agent({ keepAlive: true })
  const { headers } = await ask(server.port, agent)
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(60)
  agent.destroy()
  await server.close()
})

test('a server that closes answers what it was asked, and then waits for no connection that is merely kept', async () => {
  const server = await listen(0)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  server.handle(async (_, response) => {
    asked.resolve()
    await answer.promise
    response.end('here')
  })
  const agent = new Agent({ keepAlive: true })
  const answered = ask(server.port, agent)
  await asked.promise
  const closed = server.close().then(() => 'closed')
  answer.resolve()
  expect((await answered).statusCode).toBe(200)
  const tooLong = new Promise((resolve) => setTimeout(resolve, 5_000, 'still open'))
  expect(await Promise.race([closed, tooLong])).toBe('closed')
  agent.destroy()
})
