import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { endpoints } from './endpoints.ts'
import type { Frozen } from './frozen.ts'

type Endpoints = typeof endpoints

/** How code names an endpoint, `GET /sites/:id/document`: every other text is refused by the compiler, and none of it reaches the editor's bundle. */
export type Address = { [Name in keyof Endpoints]: AddressOf<Endpoints[Name]> }[keyof Endpoints]

type AddressOf<E extends Endpoint> = `${E['method']} ${E['path']}`

/** The endpoint at an address. */
export type At<A extends Address> = {
  [Name in keyof Endpoints as AddressOf<Endpoints[Name]>]: Endpoints[Name]
}[A]

type Success = 200 | 201 | 202 | 204
type Json<Answer> = Answer extends z.ZodType<infer Value> ? Frozen<Value> : never

/** What a handler may answer: JSON as the contract describes it, for success and for refusals that it names. */
export type JsonOf<E extends Endpoint> = {
  [Status in keyof E['answers']]: Json<E['answers'][Status]>
}[keyof E['answers']]

type SuccessOf<Answer> = Answer extends 'nothing'
  ? true
  : Json<Answer> extends readonly (infer Item)[]
    ? Listed<Item>
    : Json<Answer>

/** What a client is answered: `true` for nothing, a list with its length, else the JSON of success. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['answers']]: Status extends Success ? SuccessOf<E['answers'][Status]> : never
}[keyof E['answers']]

/** A list, and how long it is on the server, of which this may be a page. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly totalCount: number
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Placed<Names extends string> = [Names] extends [never]
  ? { readonly at?: undefined }
  : { readonly at: { readonly [Name in Names]: string } }

type Sent<E extends Endpoint> = E extends { readonly body: infer Body extends z.ZodType }
  ? { readonly body: Frozen<z.input<Body>> }
  : E extends { readonly bytes: string }
    ? { readonly body: Blob }
    : { readonly body?: undefined }

type QueryOf<E extends Endpoint> = E extends { readonly query: readonly (infer Name extends string)[] }
  ? Name | 'lang'
  : 'lang'

/** What a request to an endpoint is made with; `Bound` are the names in its path that the client fills in itself. */
export type Asked<E extends Endpoint, Bound extends string = never> = Placed<Exclude<NamesIn<E['path']>, Bound>> &
  Sent<E> & { readonly query?: { readonly [Name in QueryOf<E>]?: string | number | undefined } }
