import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { everyDeskEndpoint } from '#contract/desk/schemas.ts'
import type { Answered, Endpoint, Envelope, Failure, IdempotentEndpoint, Parsed } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { fieldSentences } from '#contract/sentences.ts'
import type { PausableFeature } from '#domain/pausable-features.ts'
import type { Result } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { type Reason, refusals } from '#words/errors/refusals.ts'
import type { Tx } from '../db/database.ts'
import { isUnavailable } from '../db/faults.ts'
import { emit } from '../telemetry/events.ts'
import type { Caller, DeskCaller } from './caller.ts'
import { ServiceAway } from './service-away.ts'

/** The reason of a refusal, with further facts for the caller. */
export type Refused = Reason | ({ readonly reason: Reason } & Readonly<Record<string, unknown>>)
export type Outcome<Value> = Result<Value, Refused> & { readonly msg?: string } & Beside
/** Caching metadata of a value. */
type Beside = {
  /** ETag seed; defaults to a hash of the body. */
  readonly etagSeed?: string
  /** While this returns true, the same request has the same response. */
  readonly isFresh?: () => boolean
  /** Equals `JSON.stringify(value)`, for a value with parts that are serialised already. */
  readonly toJson?: () => string
}
/** Runs a transaction and stores its response: a repeated request gets the stored response without running again. */
export type RunIdempotently<Value> = (work: (tx: Tx) => Promise<Outcome<Value>>) => Promise<Outcome<Value>>
export type Verb<E> = (
  input: Parsed<E>,
  caller: Caller,
  runIdempotently: E extends IdempotentEndpoint ? RunIdempotently<Answered<E>> : undefined,
) => Outcome<Answered<E>> | Promise<Outcome<Answered<E>>>

type Request = { readonly endpoint: Endpoint; readonly input: unknown; readonly caller: Caller }
/** Answers a call that must not run twice; implemented by the requests feature. */
export type AnswerOnce = (
  request: Request,
  verb: (runIdempotently: RunIdempotently<unknown>) => Promise<Outcome<unknown>>,
) => Promise<Outcome<unknown>>

/** An endpoint and the use case that answers it. */
export type Binding = {
  readonly endpoint: Endpoint
  readonly verb: (input: never, caller: Caller, runIdempotently: never) => unknown
}
export const bind = <E extends Endpoint>(endpoint: E, verb: Verb<E>): Binding => ({ endpoint, verb })

/** The same for an endpoint of the desk, whose callers are staff. */
export const bindDesk = <E extends Endpoint>(
  endpoint: E,
  verb: (
    input: Parsed<E>,
    caller: DeskCaller,
    runIdempotently: E extends IdempotentEndpoint ? RunIdempotently<Answered<E>> : undefined,
  ) => Outcome<Answered<E>> | Promise<Outcome<Answered<E>>>,
): Binding => ({
  endpoint,
  // Only `serveDeskApi` calls these endpoints, with a caller of its own.
  verb: (input: Parsed<E>, caller: Caller, runIdempotently: never) =>
    verb(input, caller as DeskCaller, runIdempotently),
})

export type Dispatch = (endpoint: Endpoint, input: unknown, caller: Caller) => Promise<Envelope<unknown>>

/** A response before serialisation. */
export type Answer = { readonly envelope: Envelope<unknown> } & Beside
export type Respond = (endpoint: Endpoint, input: unknown, caller: Caller) => Promise<Answer>

/** The same for callers in this process, who need values. */
export const inProcess =
  (respond: Respond): Dispatch =>
  async (endpoint, input, caller) =>
    (await respond(endpoint, input, caller)).envelope

type Options = {
  bindings: readonly Binding[]
  log: FastifyBaseLogger
  /** Whether this upload ticket is ours and still valid. */
  admits?: (ticket: unknown) => boolean
  answerOnce?: AnswerOnce
  pausedFeatures?: () => Promise<ReadonlySet<PausableFeature>>
  checkOutput?: boolean
}

const neverOnce: AnswerOnce = () => {
  throw new Error('No store of idempotent requests is configured.')
}

const none: ReadonlySet<PausableFeature> = new Set()
const noneIsPaused = async () => none

type AnyVerb = (
  input: unknown,
  caller: Caller,
  runIdempotently: RunIdempotently<unknown> | undefined,
) => Outcome<unknown> | Promise<Outcome<unknown>>

// The page bundle has its own copies of the endpoint constants, so an endpoint is identified by method and
// path, not by object.
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The single entry point for HTTP and server-rendered pages: access, validation, use case, envelope. */
export function createRespond({
  bindings,
  log,
  admits = () => false,
  answerOnce = neverOnce,
  pausedFeatures = noneIsPaused,
  checkOutput = false,
}: Options): Respond {
  const verbs = new Map(bindings.map(({ endpoint, verb }) => [keyOf(endpoint), verb as AnyVerb]))
  const schemas = new Map(
    [...everyEndpoint, ...everyDeskEndpoint].map(({ endpoint, input, output }) => [
      keyOf(endpoint),
      { input, output },
    ]),
  )

  async function answer(endpoint: Endpoint, input: unknown, caller: Caller): Promise<Answer> {
    const { locale } = caller
    const hasTicket = endpoint.access === 'session_or_ticket' && admits(ticketOf(input))
    const shut = hasTicket ? null : whyShut(endpoint, caller)
    if (shut) return { envelope: refused(shut, locale) }
    if (endpoint.feature && (await pausedFeatures()).has(endpoint.feature))
      return { envelope: failure('feature_paused', locale, { feature: endpoint.feature }) }

    const schema = schemas.get(keyOf(endpoint))
    if (!schema) return { envelope: failure('not_found', locale) }
    const parsed = schema.input.safeParse(input, { reportInput: true })
    if (!parsed.success) {
      const fields = fieldSentences(parsed.error.issues, locale)
      return { envelope: failure('invalid_input', locale, { fields }) }
    }
    const verb = verbs.get(keyOf(endpoint))
    if (!verb) return { envelope: failure('not_built', locale) }

    const asked = { endpoint, input: parsed.data, caller }
    const outcome = endpoint.idempotent
      ? await answerOnce(asked, async (runIdempotently) => verb(parsed.data, caller, runIdempotently))
      : await verb(parsed.data, caller, undefined)
    if (!outcome.ok) return { envelope: refused(outcome.refusal, locale) }
    if (checkOutput) schema.output.parse(outcome.value)
    const { etagSeed, isFresh, toJson, msg = answerWords(locale).success } = outcome
    return {
      envelope: { code: 1, msg, data: outcome.value },
      ...(etagSeed ? { etagSeed } : {}),
      ...(isFresh ? { isFresh } : {}),
      ...(toJson ? { toJson } : {}),
    }
  }

  return async (endpoint, input, caller) => {
    const answered = await answer(endpoint, input, caller).catch((error: unknown) => ({
      envelope:
        excused(error, caller.locale) ?? incident(error, { log, locale: caller.locale, path: endpoint.path }),
    }))
    emit('call', { path: endpoint.path, outcome: outcomeOf(answered.envelope) })
    return answered
  }
}

const outcomeOf = (envelope: Envelope<unknown>): string =>
  envelope.code === 1 ? 'ok' : (envelope as Failure).data.reason

/** Temporary errors that are not incidents. */
export function excused(error: unknown, locale: Locale): Failure | null {
  if (error instanceof Overloaded) return failure('overloaded', locale, { retry_after: error.retryAfter })
  const isAway = error instanceof ServiceAway || isUnavailable(error)
  return isAway ? failure('unavailable', locale, { retry_after: RETRY_AFTER }) : null
}

/** Seconds until clients may retry while the database is unavailable; reconnection is attempted twice a second. */
export const RETRY_AFTER = 2

/** Too much work at the moment; may be thrown from any depth, and the caller retries later. */
export class Overloaded extends Error {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('overloaded')
    this.retryAfter = retryAfter
  }
}

function whyShut(endpoint: Endpoint, caller: Caller): Refused | null {
  const { access } = endpoint
  if (access === 'desk_public' || access === 'desk_entry' || access === 'desk')
    return whyShutDesk(endpoint, caller)
  const { session, deadToken } = caller
  const isOpen = access === 'public' || access === 'own' || access === 'provider'
  if (isOpen || session) return null
  return deadToken ? 'session_expired' : 'sign_in_required'
}

function whyShutDesk(
  { access, permission = null, reauthenticate }: Endpoint,
  { staff = null, deadToken }: Caller,
): Refused | null {
  if (access === 'desk_public') return null
  const isIn = staff && (access === 'desk_entry' || staff.stage === 'open')
  if (!isIn) return deadToken ? 'session_expired' : 'sign_in_required'
  if (permission && !staff.permissions.includes(permission)) return { reason: 'forbidden', permission }
  return reauthenticate && !staff.isRecentlyProven ? 'reauthentication_required' : null
}

const ticketOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'ticket' in input ? input.ticket : undefined

const refused = (refusal: Refused, locale: Locale) =>
  typeof refusal === 'string' ? failure(refusal, locale) : failure(refusal.reason, locale, refusal)

export function failure(
  reason: Reason,
  locale: Locale,
  facts: Readonly<Record<string, unknown>> = {},
): Failure {
  const { code, text } = refusals[reason]
  // Also when no input could be read: callers may iterate over `fields`.
  const fields = reason === 'invalid_input' ? { fields: {} } : null
  return { code, msg: text[locale], data: { ...fields, ...facts, reason } }
}

/** An internal error: the caller gets a number to quote, the log gets the details. */
export function incident(
  error: unknown,
  at: { log: FastifyBaseLogger; locale: Locale; path: string },
): Failure {
  const number = randomUUID().slice(0, 8)
  at.log.error({ err: error, incident: number, path: at.path }, 'a call failed')
  return failure('internal', at.locale, { incident: number })
}
