import type { Registry } from 'prom-client'
import { addGauge } from '../telemetry/gauges.ts'
import type { Replicas } from './replicas.ts'

export function measureReplicas(registry: Registry, replicas: Replicas) {
  const labels = ['replica']
  addGauge(
    registry,
    {
      name: 'lodestar_replica_lag_seconds',
      help: 'Age of the state of a replica; NaN while unknown',
      labels,
    },
    async () =>
      replicas.states().map(({ name, lag }) => ({
        labels: { replica: name },
        value: lag === null ? Number.NaN : lag / 1_000,
      })),
  )
  addGauge(
    registry,
    { name: 'lodestar_replica_used', help: '1 if this process reads from the replica', labels },
    async () =>
      replicas.states().map(({ name, isUsed }) => ({ labels: { replica: name }, value: Number(isUsed) })),
  )
}
