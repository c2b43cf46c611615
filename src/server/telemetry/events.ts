import { type Channel, channel } from 'node:diagnostics_channel'

/** Services of others that this site calls. */
export type Service = 'mail' | 'sms' | 'push' | 's3' | 'redis' | 'translation' | 'rates'
/** Called with the duration in seconds when the observed work ends. */
export type Ends = ((seconds: number, isOk: boolean) => void)[]

/** Events that features report; metrics and traces observe them without a dependency. */
export type Events = {
  /** At its start; observers add a callback for its end. */
  query: { readonly kind: string; readonly ends: Ends }
  service: { readonly service: Service; readonly ends: Ends }
  transaction_began: { readonly waitedSeconds: number }
  limited: { readonly limit: string }
  call: { readonly path: string; readonly outcome: string }
  shard: { readonly result: 'hit' | 'load' }
  job: { readonly task: string; readonly seconds: number; readonly result: 'done' | 'failed' }
}

const channels: Readonly<Record<keyof Events, Channel>> = {
  query: channel('lodestar:query'),
  service: channel('lodestar:service'),
  transaction_began: channel('lodestar:transaction_began'),
  limited: channel('lodestar:limited'),
  call: channel('lodestar:call'),
  shard: channel('lodestar:shard'),
  job: channel('lodestar:job'),
}

export function emit<Name extends keyof Events>(name: Name, event: Events[Name]) {
  const to = channels[name]
  if (to.hasSubscribers) to.publish(event)
}

/** Returns the function that ends the subscription. */
export function observe<Name extends keyof Events>(name: Name, heard: (event: Events[Name]) => void) {
  const listener = (event: unknown) => heard(event as Events[Name])
  const from = channels[name]
  from.subscribe(listener)
  return () => void from.unsubscribe(listener)
}

/** Reports a call of a service; it fails if the work throws, or if its value is a failure. */
export async function measureCall<Value>(
  service: Service,
  work: () => Promise<Value>,
  isFailure: (value: Value) => boolean = () => false,
): Promise<Value> {
  const ends: Ends = []
  emit('service', { service, ends })
  const began = performance.now()
  const end = (isOk: boolean) => {
    for (const each of ends) each((performance.now() - began) / 1_000, isOk)
  }
  try {
    const value = await work()
    end(!isFailure(value))
    return value
  } catch (error) {
    end(false)
    throw error
  }
}

/** Reports a failure outside of a call, such as a lost connection. */
export function reportFailure(service: Service) {
  const ends: Ends = []
  emit('service', { service, ends })
  for (const each of ends) each(0, false)
}
