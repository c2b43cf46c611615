import * as z from 'zod'
import { pausableFeatures } from '#domain/pausable-features.ts'
import { flag, id, instant, list, plainDate, requestId, text, token } from '../fields.ts'

const jobStates = ['running', 'failed', 'retrying', 'waiting'] as const

export const DeskJob = z.object({
  id: id(),
  task: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  max_attempts: z.int(),
  run_at: instant(),
  error: z.string().nullable(),
  /** JSON, cut to a length that can be read. */
  payload: z.string(),
})
export type DeskJob = z.infer<typeof DeskJob>

export const FailedRow = z.object({
  task: z.string(),
  row: z.string(),
  error: z.string(),
  tries: z.int(),
  retry_at: instant(),
})
export type FailedRow = z.infer<typeof FailedRow>

export const PeriodicTask = z.object({
  task: z.string(),
  /** A cron expression in UTC. */
  every: z.string(),
  next: instant(),
  /** The last runs, oldest first. */
  runs: z.array(z.object({ at: instant(), ms: z.int(), done: z.boolean() })),
})
export type PeriodicTask = z.infer<typeof PeriodicTask>

export const DeskJobs = z.object({
  counts: z.record(z.enum(jobStates), z.int()),
  /** Jobs that run, failed or are tried again. */
  jobs: z.array(DeskJob),
  rows: z.array(FailedRow),
  tasks: z.array(PeriodicTask),
})
export type DeskJobs = z.infer<typeof DeskJobs>

export const JobChoice = z.object({ ids: list(id(), 100, 1), reason: text(400, 4), req_id: requestId() })
export type JobChoice = z.infer<typeof JobChoice>

export const JobRetry = z.object({ ids: list(id(), 100, 1), req_id: requestId() })
export type JobRetry = z.infer<typeof JobRetry>

export const TaskChoice = z.object({ task: token(60), req_id: requestId() })
export type TaskChoice = z.infer<typeof TaskChoice>

export const DeskSettings = z.object({
  features: z.array(
    z.object({
      feature: z.enum(pausableFeatures),
      /** Null while the feature works. */
      paused: z.object({ since: instant(), by: z.string(), reason: z.string() }).nullable(),
    }),
  ),
  settings: z.array(
    z.object({
      name: z.string(),
      /** Null for a secret, whose length is given instead, and for a setting without a value. */
      value: z.string().nullable(),
      secret_length: z.int().nullable(),
      source: z.enum(['environment', 'default']),
      /** In English, as in the documents. */
      about: z.string(),
    }),
  ),
  versions: z.object({
    site: z.string(),
    node: z.string(),
    postgres: z.string(),
    migrations: z.int(),
    newest_migration: z.string(),
  }),
  rates: z.object({
    date: plainDate(),
    base: z.string(),
    rates: z.array(z.object({ currency: z.string(), rate: z.string() })),
    /** Rates that jumped: the last one stays in force. */
    held_back: z.array(z.object({ currency: z.string(), since: plainDate() })),
  }),
  /** Messages that could not be delivered, the newest first. */
  undelivered: z.array(
    z.object({
      id: id(),
      at: instant(),
      kind: z.string(),
      to: z.string(),
      state: z.string(),
      fault: z.string().nullable(),
    }),
  ),
})
export type DeskSettings = z.infer<typeof DeskSettings>

export const FeatureSwitch = z.object({
  feature: z.enum(pausableFeatures),
  on: flag(),
  reason: text(400, 4),
  req_id: requestId(),
})
export type FeatureSwitch = z.infer<typeof FeatureSwitch>
