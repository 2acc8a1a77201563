import type { Endpoint, JsonOf } from '@mimar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'

/** Gives back JSON as the contract has it, or the reply by which it has sent bytes or nothing. */
type Handler<E extends Endpoint> = (request: FastifyRequest, reply: FastifyReply) => Promise<JsonOf<E> | FastifyReply>

/** Answers an endpoint of the contract; an answer that the contract does not describe does not compile. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  { method, path }: E,
  ...rest: [Handler<E>] | [RouteShorthandOptions, Handler<E>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest
  app.route({ ...options, method, url: path, handler })
}
