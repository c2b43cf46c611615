import { Gauge, type Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>
type Sample = { readonly labels: Labels; readonly value: number }
type Described = { readonly name: string; readonly help: string; readonly labels?: readonly string[] }
type Read = () => number | null | Promise<number | null | readonly Sample[]>

/** A gauge that is read at each scrape. Without the database it has no value, and the other metrics are served. */
export function addGauge(registry: Registry, { name, help, labels = [] }: Described, read: Read) {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const found = await (async () => read())().catch(() => null)
      this.reset()
      if (typeof found === 'number') this.set(found)
      else if (found === null) labels.length === 0 && this.set(Number.NaN)
      else for (const sample of found) this.set(sample.labels, sample.value)
    },
  })
}

/** One query for several gauges of a scrape, or for all scrapes of a time. */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  { lifeMs = 0 }: { lifeMs?: number } = {},
): () => Promise<Value> {
  let held: Promise<Value> | null = null
  let readAt = 0
  return () => {
    if (held && (lifeMs === 0 || performance.now() - readAt < lifeMs)) return held
    const reading = read()
    const forget = () => {
      if (held === reading) held = null
    }
    reading.then(lifeMs === 0 ? forget : () => {}, forget)
    readAt = performance.now()
    held = reading
    return reading
  }
}
