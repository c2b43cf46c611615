import type { Registry } from 'prom-client'
import type { RateTable } from '#domain/money/exchange.ts'
import { addGauge } from '../telemetry/gauges.ts'

type Options = { readonly rates: () => Promise<RateTable>; readonly now: () => number }

export function measureRates(registry: Registry, { rates, now }: Options) {
  addGauge(
    registry,
    {
      name: 'lodestar_rates_age_seconds',
      help: 'Age of the exchange rates, from the begin of their day in UTC',
    },
    async () => (now() - Date.parse((await rates()).date)) / 1_000,
  )
}
