// OpenAPI description of the API, made from the contract.
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorSchema } from './schemas.ts'

/** The description of the API as OpenAPI 3.1. */
export function openapi(address: string, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mimar', version },
    servers: [{ url: `${address}/api/v1` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function describe(name: string, { path, summary, query = [], body, bytes, answers, isForGuests }: Endpoint) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = [...new Set([...query, 'lang'])].map((parameter) => ({
    name: parameter,
    in: 'query',
    schema: { type: 'string' },
  }))
  const responses = Object.entries(answers).map(([status, answer]) => [status, response(answer)])
  return {
    operationId: name,
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    ...(isForGuests ? { security: [{}, { bearer: [] }] } : {}),
    ...(bytes ? { requestBody: { required: true, content: { [bytes]: {} } } } : {}),
    responses: { ...Object.fromEntries(responses), default: response(errorSchema) },
  }
}

function response(answer: z.ZodType | string) {
  if (typeof answer !== 'string') return { description: 'JSON', content: content(answer) }
  return answer.includes('/') ? { description: answer, content: { [answer]: {} } } : { description: answer }
}

function content(schema: z.ZodType) {
  return { 'application/json': { schema: z.toJSONSchema(schema) } }
}
