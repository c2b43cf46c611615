import * as z from 'zod'
import { optional, secret, text, web, whole, withDefault, yes } from './setting.ts'

/** Settings of the processes: load, jobs, logs and metrics. */
export const operationSettings = {
  DRAIN_SECONDS: optional(
    whole(0, 600),
    'Seconds for which `/api/ready` answers 503 before connections close, so that a load balancer notices. If absent, 10 with a public URL, otherwise 0',
  ),
  SEARCH_MEMORY_MB: withDefault(whole(16, 1_000_000), 512, 'Size of the search cache in megabytes'),
  JOBS: withDefault(
    z.enum(['in_process', 'off'], 'in_process or off'),
    'in_process',
    'Where background jobs run: `in_process`, or `off` if `npm run worker` runs them',
  ),
  JOB_CONCURRENCY: withDefault(
    whole(1, 50),
    2,
    'Number of background jobs that one process runs at the same time',
  ),
  BACKUP_DIR: optional(
    text,
    'The folder of backups, on another disk. With it the embedded database archives its log, see [operating.md](operating.md)',
  ),
  BACKUP_KEY: optional(
    secret,
    'At least 32 characters that encrypt backups. Store them outside of this machine too: a backup is useless without them',
  ),
  BACKUP_DAYS: withDefault(
    whole(1, 3_650),
    14,
    'Days for which backups are stored; the two newest always are',
  ),
  QUIET: withDefault(
    yes,
    '0',
    '1 for a restored copy: it runs no jobs, sends no messages, calls no service and moves no money',
  ),
  WORKER_PORT: optional(
    whole(0, 65_535),
    'The port on which `npm run worker` answers `/api/health`, `/api/ready` and `/metrics`. If absent, none',
  ),
  METRICS_TOKEN: optional(
    z.string().min(16, 'at least 16 characters'),
    'The bearer token for `/metrics`. If absent, metrics are served locally only, and not at all with a public `PUBLIC_URL`',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    web,
    'The collector of OpenTelemetry that receives traces over HTTP, such as `http://127.0.0.1:4318`. If absent, nothing is traced',
  ),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z.coerce.number<number>('a number from 0 to 1').min(0).max(1),
    0.1,
    'The share of requests and jobs that are traced, from 0 to 1',
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
    'fatal, error, warn, info, debug, trace or silent',
  ),
}
