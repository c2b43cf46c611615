import type { Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { addGauge, sharedRead } from '../telemetry/gauges.ts'
import { countOpenHolds, countRecentOrders } from './metrics-store.ts'

/** Orders of the last hour and holds. */
export function measureOrders(registry: Registry, { db, now }: { db: Db; now: () => number }) {
  const holds = sharedRead(() => countOpenHolds(db, now()))
  addGauge(
    registry,
    {
      name: 'lodestar_orders_last_hour',
      help: 'Orders booked in the last hour, by state',
      labels: ['state'],
    },
    async () =>
      (await countRecentOrders(db, now())).map(({ state, count }) => ({ labels: { state }, value: count })),
  )
  addGauge(
    registry,
    { name: 'lodestar_holds', help: 'Orders that wait for payment' },
    async () => (await holds()).open,
  )
  addGauge(
    registry,
    { name: 'lodestar_holds_overdue', help: 'Orders unpaid five minutes after their time ended' },
    async () => (await holds()).overdue,
  )
}
