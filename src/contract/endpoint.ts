import type * as z from 'zod'
import type { PausableFeature } from '#domain/pausable-features.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Reason } from '#words/errors/refusals.ts'

/**
 * `public`: anybody, with the same response for all. `own`: anybody, for their own data. `session`: a
 * logged-in guest. `session_or_ticket`: a guest, or the holder of a form's upload ticket. `provider`: a
 * payment provider.
 */
export type GuestAccess = 'public' | 'own' | 'session' | 'session_or_ticket' | 'provider'
/** At the desk: anybody; a login whose second factor may be missing; an open staff session. */
export type DeskAccess = 'desk_public' | 'desk_entry' | 'desk'
export type Access = GuestAccess | DeskAccess
export type Method = 'GET' | 'POST'

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly refusals: readonly Reason[]
  /** Accepts a file: the body may be multipart, and larger than usual. */
  readonly upload: boolean
  /** Carries a `req_id`: a repeated request gets the same response and has no second effect. */
  readonly idempotent: boolean
  /** Refused while an operator has paused this feature. */
  readonly feature?: PausableFeature
  /** Required permission at the desk; null for a member's own account. */
  readonly permission?: Permission | null
  /** Requires both factors within the last minutes. */
  readonly reauthenticate?: boolean
  /** Type only: binds the endpoint to its schemas, which only the server loads. */
  readonly schemas?: { input: Input; output: Output }
}

type Identified = z.ZodType<{ readonly req_id: string }>
export type IdempotentEndpoint<
  Input extends Identified = Identified,
  Output extends z.ZodType = z.ZodType,
> = Endpoint<Input, Output> & { readonly idempotent: true }

/** The input that a caller sends (fields with a default are optional), the parsed input, and the output. */
export type Asked<E> = E extends Endpoint<infer Input, z.ZodType> ? z.input<Input> : never
export type Parsed<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never
export type Answered<E> = E extends Endpoint<z.ZodType, infer Output> ? z.output<Output> : never

type Terms = {
  access?: Access
  refusals?: readonly Reason[]
  upload?: boolean
  idempotent?: boolean
  feature?: PausableFeature
}

const endpoint = (
  method: Method,
  path: string,
  { access = 'session', refusals = [], upload = false, feature }: Terms,
) => ({
  method,
  path,
  access,
  upload,
  ...(feature ? { feature, refusals: [...refusals, 'feature_paused' as const] } : { refusals }),
})

type DeskTerms = {
  access?: DeskAccess
  permission: Permission | null
  reauthenticate?: boolean
  refusals?: readonly Reason[]
}

const deskTerms = ({ access = 'desk', permission, reauthenticate = false, refusals = [] }: DeskTerms) => ({
  access,
  permission,
  reauthenticate,
  refusals: [
    ...refusals,
    ...(permission ? (['forbidden'] as const) : []),
    ...(reauthenticate ? (['reauthentication_required'] as const) : []),
  ],
  upload: false,
})

export const deskGet = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  terms: DeskTerms,
): Endpoint<Input, Output> => ({
  method: 'GET',
  path: `desk/${path}`,
  ...deskTerms(terms),
  idempotent: false,
})

/** A staff change with effects outside the staff table carries a `req_id`. */
export const deskChange = <Input extends Identified, Output extends z.ZodType>(
  path: string,
  terms: DeskTerms,
): IdempotentEndpoint<Input, Output> => ({
  method: 'POST',
  path: `desk/${path}`,
  ...deskTerms({ ...terms, refusals: [...(terms.refusals ?? []), 'request_reused'] }),
  idempotent: true,
})

export const deskPost = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  terms: DeskTerms,
): Endpoint<Input, Output> => ({
  method: 'POST',
  path: `desk/${path}`,
  ...deskTerms(terms),
  idempotent: false,
})

/** Accepts a file. Its name follows from its content, so a repeated request has no further effect. */
export const deskUpload = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  terms: DeskTerms,
): Endpoint<Input, Output> => ({ ...deskPost<Input, Output>(path, terms), upload: true })

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
