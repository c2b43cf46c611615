import { createHash } from 'node:crypto'
import * as z from 'zod'
import { refuse } from '#domain/result.ts'
import { refusals } from '#words/errors/refusals.ts'
import { type Db, type Pool, type Tx, transaction } from '../db/database.ts'
import { type AnswerOnce, type Outcome, Overloaded } from '../http/dispatch.ts'
import {
  claimRequest,
  dropRequests,
  type RequestKey,
  type RequestRow,
  readRequest,
  writeAnswer,
} from './store.ts'

const Identified = z.looseObject({ req_id: z.string() })

/**
 * Runs a call with a `req_id` once, and repeats its response however often it is sent. The response is stored in the
 * transaction of the effect, so that neither a lost connection nor a killed process separates them.
 */
export const createAnswerOnce =
  ({ db, now }: { db: Pool; now: () => number }): AnswerOnce =>
  async ({ endpoint, input, caller }, verb) => {
    const { req_id: reqId, ...body } = Identified.parse(input)
    const key = {
      guestId: caller.session?.guestId ?? null,
      staffId: caller.staff?.staffId ?? null,
      endpoint: endpoint.path,
      reqId,
    }
    const bodyHash = hashOf(body)
    const known = await readRequest(db, key)
    if (known?.answer) return answerOf(known, known.answer, bodyHash)

    const remembered = new Set<Outcome<unknown>>()
    const outcome = await verb(async (work) => {
      const { answer } = await transaction(db, async (tx) => {
        const request = await claimRequest(tx, { ...key, bodyHash, madeAt: new Date(now()) }).catch(
          asOverload,
        )
        if (request.answer) return { answer: answerOf(request, request.answer, bodyHash) }
        return remember(tx, key, await transaction(tx, work))
      })
      remembered.add(answer)
      return answer
    })
    if (outcome.ok && !remembered.has(outcome))
      throw new Error(`${endpoint.path} must return the result of runIdempotently.`)
    return outcome
  }

const answerOf = (request: RequestRow, answer: Outcome<unknown>, bodyHash: string): Outcome<unknown> =>
  request.bodyHash === bodyHash ? answer : refuse('request_reused')

async function remember(tx: Tx, key: RequestKey, answer: Outcome<unknown>) {
  // Returned as a refusal, so that the request is rolled back too: a repetition runs again.
  if (isPassing(answer)) return { ...answer, answer }
  await writeAnswer(tx, key, answer)
  return { answer }
}

/** A rate limit, or an error that is not the caller's. */
function isPassing(answer: Outcome<unknown>): boolean {
  if (answer.ok) return false
  const { code } = refusals[typeof answer.refusal === 'string' ? answer.refusal : answer.refusal.reason]
  return code === 429 || code >= 500
}

const queryCancelled = '57014'

/** The same request has been running elsewhere for longer than the lock timeout. */
function asOverload(error: { code?: string }): never {
  throw error.code === queryCancelled ? new Overloaded(5) : error
}

const hashOf = (body: object) =>
  createHash('sha256').update(JSON.stringify(body, sortedKeys)).digest('base64url')

const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const keptFor = 7 * 86_400_000

export const purgeRequests = (db: Db, now: number) => dropRequests(db, new Date(now - keptFor))
