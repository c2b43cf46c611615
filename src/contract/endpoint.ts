import type * as z from 'zod'
import type { Reason } from '#words/refusals.ts'

/**
 * Who may call: anybody, and all get the same; anybody, about what is their own; a signed-in guest; a guest or the holder
 * of a form's upload ticket; a payment provider.
 */
export type Access = 'public' | 'own' | 'session' | 'session_or_ticket' | 'provider'
export type Method = 'GET' | 'POST'

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly refusals: readonly Reason[]
  /** Takes a file: the body may be multipart, and larger than others. */
  readonly upload: boolean
  /** Carries a `req_id`: sent again, it has the same answer and no second effect. */
  readonly idempotent: boolean
  /** Never present at run time: ties the endpoint to its schemas, which only the server loads. */
  readonly schemas?: { input: Input; output: Output }
}

type Identified = z.ZodType<{ readonly req_id: string }>
export type IdempotentEndpoint<
  Input extends Identified = Identified,
  Output extends z.ZodType = z.ZodType,
> = Endpoint<Input, Output> & { readonly idempotent: true }

/** What a caller sends (fields with a default may be left out), what the server then works with, what comes back. */
export type Asked<E> = E extends Endpoint<infer Input, z.ZodType> ? z.input<Input> : never
export type Parsed<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never
export type Answered<E> = E extends Endpoint<z.ZodType, infer Output> ? z.output<Output> : never

type Terms = {
  access?: Access
  refusals?: readonly Reason[]
  upload?: boolean
  idempotent?: boolean
}

const endpoint = (
  method: Method,
  path: string,
  { access = 'session', refusals = [], upload = false }: Terms,
) => ({ method, path, access, refusals, upload })

export const get = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  terms: Terms & { idempotent?: never } = {},
): Endpoint<Input, Output> => ({ ...endpoint('GET', path, terms), idempotent: false })

export function post<Input extends Identified, Output extends z.ZodType>(
  path: string,
  terms: Terms & { idempotent: true },
): IdempotentEndpoint<Input, Output>
export function post<Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  terms?: Terms & { idempotent?: never },
): Endpoint<Input, Output>
export function post(path: string, terms: Terms = {}): Endpoint {
  const { idempotent = false, refusals = [] } = terms
  const reused: readonly Reason[] = idempotent ? ['request_reused'] : []
  return { ...endpoint('POST', path, { ...terms, refusals: [...refusals, ...reused] }), idempotent }
}

export type Success<Output> = { readonly code: 1; readonly msg: string; readonly data: Output }
export type Failure = {
  readonly code: number
  readonly msg: string
  readonly data: {
    readonly reason: Reason | 'invalid_input'
    readonly fields?: Readonly<Record<string, string>>
    readonly retry_after?: number
    readonly incident?: string
  } & Readonly<Record<string, unknown>>
}
export type Envelope<Output> = Success<Output> | Failure

export const succeeded = <Output>(answer: Envelope<Output>): answer is Success<Output> => answer.code === 1
