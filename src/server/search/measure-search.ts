import type { Registry } from 'prom-client'
import { addGauge } from '../telemetry/gauges.ts'
import type { Shards } from './shards/shards.ts'

/** The memory of the cities that searches use. */
export function measureSearch(registry: Registry, shards: Pick<Shards, 'bytes' | 'count'>) {
  addGauge(
    registry,
    { name: 'lodestar_search_memory_bytes', help: 'Memory of the cities that searches use' },
    shards.bytes,
  )
  addGauge(
    registry,
    { name: 'lodestar_search_cities', help: 'Cities in the memory of this process' },
    shards.count,
  )
}
