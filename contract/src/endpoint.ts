import type * as z from 'zod/mini'
import type { Post } from './roles.ts'
import type { TermName } from './terms.ts'

/** Bodies of JSON. What a stranger may send, and most of what a person does. */
export const MAX_BODY_BYTES = 64 * 2 ** 10
/** An act that signs: the text of 200 applications is in it. */
export const MAX_SIGNED_BYTES = 2 ** 20
/** Sheets and batches: 200 lines with 50 invoices each, and their texts, are 4 MB. */
export const MAX_BATCH_BYTES = 8 * 2 ** 20

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call. Route paths of the portal: the menu of the caller's current role must hold one of them (I21).
 * `signedIn`: whoever has a session. `anyone`: also without one. `outside`: an institution, by the signature of its
 * registered key; no session opens it. Never left out, so that nobody opens a call by forgetting.
 */
export type Permission = readonly string[] | 'signedIn' | 'anyone' | 'outside'

/**
 * One call, said once. The portal's client, the server's route, its validation and the OpenAPI page are
 * all made from this value.
 */
export interface Endpoint<
  Params extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method
  /** Below `API_BASE`, parameters as `:name`. */
  path: `/${string}`
  /** Sentence of the OpenAPI page. */
  summary: string
  permission: Permission
  /** Still open when the password has expired (I28: personal centre, logout). */
  openWhenPasswordExpired?: true
  params: Params
  query: Query
  body: Body
  data: Data
  /** The body is multipart form data with this field names; `body` then describes the text fields. */
  multipart?: true
  /** The answer is a file, not an envelope. */
  binary?: true
  /** A browser opens the address itself (link, image, redirect), so it cannot carry the signature header; or a person at a shell does. */
  unsigned?: true
  /** Asked by the page, not by the person: does not extend the session. */
  passive?: true
  /** The body may hold a whole batch of forms ({@link MAX_BATCH_BYTES}). */
  large?: true
  /** Bytes of JSON that are read, where the call has a bound of its own ({@link bodyLimitOf}). */
  maxBytes?: number
  /** Of those who may open a page, only these posts. Left out: all. */
  posts?: readonly Post[]
  /** Refused (01000202) while one of these switches of the platform is off. */
  flags?: readonly ActFlag[]
  /** Only with permission `anyone`: who has proved a mobile number, by the header {@link TICKET_HEADER}. Refused: 01000112. */
  withTicket?: true
  /** Terms of inputs that are none by their key, for the words of a refusal. */
  names?: InputNames
}

/** Switches of the platform that close acts (spec §3). */
export type ActFlag = 'userRoleAdd' | 'userRoleModify' | 'ukeyAdd' | 'ukeyChange' | 'registerUrl'

/** Carries the ticket of a stranger who has proved his mobile number; see {@link Endpoint.withTicket}. */
export const TICKET_HEADER = 'x-register-ticket'

/** By key of the input: `pkSupplier` is chosen as the supplier. */
export type InputNames = Readonly<Record<string, TermName>>

interface Definition<
  Params extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Data extends z.ZodMiniType,
> {
  method: Method
  path: `/${string}`
  summary: string
  permission: Permission
  openWhenPasswordExpired?: true
  params?: Params
  query?: Query
  body?: Body
  data: Data
  multipart?: true
  binary?: true
  unsigned?: true
  passive?: true
  large?: true
  maxBytes?: number
  posts?: readonly Post[]
  flags?: readonly ActFlag[]
  withTicket?: true
  names?: InputNames
}

export function endpoint<
  Data extends z.ZodMiniType,
  Params extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Definition<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return {
    ...definition,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
  }
}

/** How many bytes of JSON the server reads of a call, at most. */
export function bodyLimitOf({ large, maxBytes, permission, body }: Endpoint): number {
  if (maxBytes !== undefined) return maxBytes
  if (large) return MAX_BATCH_BYTES
  const fields = (body as Partial<z.ZodMiniObject> | undefined)?.shape ?? {}
  return 'signature' in fields && permission !== 'anyone' ? MAX_SIGNED_BYTES : MAX_BODY_BYTES
}

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What the caller hands over. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>
export type QueryOf<E extends Endpoint> = Input<E['query']>
export type BodyOf<E extends Endpoint> = Input<E['body']>
/** What `data` of the envelope holds. */
export type DataOf<E extends Endpoint> = z.output<E['data']>
/** What the handler receives after validation. */
export type ParsedParams<E extends Endpoint> = Output<E['params']>
export type ParsedQuery<E extends Endpoint> = Output<E['query']>
export type ParsedBody<E extends Endpoint> = Output<E['body']>

/** The address below `API_BASE` with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`The path ${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}
