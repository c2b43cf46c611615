import * as z from 'zod'
import { isConnection } from './connection-url.ts'
import { optional, whole, withDefault } from './setting.ts'

const form = 'an address such as postgres://user:password@host:5432/name'
const postgresUrl = z.string().refine(isConnection, form)

/** URLs separated by commas. */
export const replicaUrls = (urls = ''): string[] =>
  urls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)

/** Settings of the connections to the database. */
export const connectionSettings = {
  DATABASE_URL: optional(
    postgresUrl,
    'PostgreSQL 15 or newer, or a pooler in front of it. Several servers are separated by commas, `postgres://user:password@one,two:5433/name`: the one that accepts writes is used. If absent, an embedded server runs in `DATA_DIR`. With a public URL it requires `SECRET`',
  ),
  DATABASE_DIRECT_URL: optional(
    postgresUrl,
    'PostgreSQL itself, if `DATABASE_URL` is a pooler such as pgbouncer: notifications, migrations and the queue of jobs need a session, see [operating.md](operating.md#pool-connections)',
  ),
  DATABASE_REPLICA_URL: optional(
    z.string().refine((value) => replicaUrls(value).every(isConnection), {
      error: 'addresses such as postgres://user:password@host:5432/name, separated by commas',
    }),
    'Read replicas, separated by commas, for reads that may be a few seconds old: loading cities into memory, and reports. One that lags more than 5 seconds is left out',
  ),
  DATABASE_POOL: withDefault(
    whole(2, 200),
    10,
    'Connections of one process to the database, beside a few for jobs and notifications',
  ),
}
