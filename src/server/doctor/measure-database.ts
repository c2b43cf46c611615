import type { Registry } from 'prom-client'
import { clockSkew } from '../db/clock-skew.ts'
import type { Pool } from '../db/database.ts'
import { poolUseOf } from '../db/measured-pool.ts'
import { addGauge, sharedRead } from '../telemetry/gauges.ts'
import { readServerFacts, readStandbys } from './store.ts'

/** The pool of this process, the clock and the standbys of the database. */
export function measureDatabase(registry: Registry, { db, now }: { db: Pool; now: () => number }) {
  const use = poolUseOf(db)
  if (use) {
    const { size } = use
    const inUse = () => use.statements + use.transactions
    addGauge(
      registry,
      { name: 'lodestar_database_pool_size', help: 'Connections that this process may open' },
      () => size,
    )
    addGauge(
      registry,
      { name: 'lodestar_database_pool_in_use', help: 'Statements and transactions in progress' },
      () => Math.min(inUse(), size),
    )
    addGauge(
      registry,
      { name: 'lodestar_database_pool_waiting', help: 'Statements and transactions beyond the pool' },
      () => Math.max(0, inUse() - size),
    )
  }
  const facts = sharedRead(async () => {
    const before = now()
    const { time, connections, maxConnections } = await readServerFacts(db)
    const skew = clockSkew({ before, database: time.getTime(), after: now() })
    return { skewSeconds: Math.abs(skew) / 1_000, connections, maxConnections }
  })
  addGauge(
    registry,
    {
      name: 'lodestar_clock_skew_seconds',
      help: 'Difference between the clocks of this machine and the database',
    },
    async () => (await facts()).skewSeconds,
  )
  addGauge(
    registry,
    { name: 'lodestar_database_connections', help: 'Connections of all programs to the database server' },
    async () => (await facts()).connections,
  )
  addGauge(
    registry,
    { name: 'lodestar_database_connections_max', help: 'Connections that the server allows' },
    async () => (await facts()).maxConnections,
  )
  addGauge(
    registry,
    {
      name: 'lodestar_standby_lag_seconds',
      help: 'Lag of each standby of the database',
      labels: ['standby'],
    },
    async () =>
      (await readStandbys(db)).map(({ name, lagSeconds }) => ({
        labels: { standby: name },
        value: lagSeconds ?? 0,
      })),
  )
}
