import { Counter, Histogram, type Registry } from 'prom-client'
import { observe } from './events.ts'

const fast = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const slow = [0.01, 0.1, 1, 10, 60, 600]

/** Counts the events of this process; returns the function that ends it. */
export function collectEvents(registry: Registry): () => void {
  const registers = [registry]
  const queries = new Histogram({
    name: 'lodestar_database_query_seconds',
    help: 'Time of statements of this process, by kind',
    labelNames: ['kind'],
    buckets: fast,
    registers,
  })
  const queryErrors = new Counter({
    name: 'lodestar_database_query_errors_total',
    help: 'Statements that failed, by kind',
    labelNames: ['kind'],
    registers,
  })
  const waits = new Histogram({
    name: 'lodestar_database_wait_seconds',
    help: 'Time that a transaction waits for a connection of the pool',
    buckets: fast,
    registers,
  })
  const services = new Histogram({
    name: 'lodestar_service_seconds',
    help: 'Time of calls to mail, sms, push, s3, redis, translation and rates',
    labelNames: ['service'],
    buckets: fast,
    registers,
  })
  const failures = new Counter({
    name: 'lodestar_service_errors_total',
    help: 'Calls of these services that failed',
    labelNames: ['service'],
    registers,
  })
  const limited = new Counter({
    name: 'lodestar_limited_total',
    help: 'Requests refused with 429, by limit',
    labelNames: ['limit'],
    registers,
  })
  const bookings = new Counter({
    name: 'lodestar_bookings_total',
    help: 'Bookings by outcome: ok, or the reason of the refusal',
    labelNames: ['outcome'],
    registers,
  })
  const refusals = new Counter({
    name: 'lodestar_refusals_total',
    help: 'Calls that were refused, by reason',
    labelNames: ['reason'],
    registers,
  })
  const shards = new Counter({
    name: 'lodestar_search_shards_total',
    help: 'Searches of a city by whether it was in memory: hit or load',
    labelNames: ['result'],
    registers,
  })
  const jobs = new Histogram({
    name: 'lodestar_job_seconds',
    help: 'Time of background jobs, by task and result',
    labelNames: ['task', 'result'],
    buckets: slow,
    registers,
  })
  const ends = [
    observe('query', ({ kind, ends }) =>
      ends.push((seconds, isOk) => {
        queries.observe({ kind }, seconds)
        if (!isOk) queryErrors.inc({ kind })
      }),
    ),
    observe('transaction_began', ({ waitedSeconds }) => waits.observe(waitedSeconds)),
    observe('service', ({ service, ends }) =>
      ends.push((seconds, isOk) => {
        services.observe({ service }, seconds)
        if (!isOk) failures.inc({ service })
      }),
    ),
    observe('limited', ({ limit }) => limited.inc({ limit })),
    observe('call', ({ path, outcome }) => {
      if (path === bookingPath) bookings.inc({ outcome })
      if (outcome !== 'ok') refusals.inc({ reason: outcome })
    }),
    observe('shard', ({ result }) => shards.inc({ result })),
    observe('job', ({ task, result, seconds }) => jobs.observe({ task, result }, seconds)),
  ]
  return () => {
    for (const end of ends) end()
  }
}

const bookingPath = 'hot/r_commit'
