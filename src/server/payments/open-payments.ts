import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Pool } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import { connectAlipay } from './alipay/alipay.ts'
import type { PaidOrders, PaymentContext } from './context.ts'
import { connectPaypal } from './paypal/paypal.ts'
import type { Provider } from './provider.ts'
import { quietProvider } from './quiet-provider.ts'
import { payerAddress } from './serve-cashier.ts'
import { connectUnionpay } from './unionpay/connect-unionpay.ts'

type Options = {
  db: Pool
  settings: Settings
  now: () => number
  origin: () => string
  orders: PaidOrders
  count?: PaymentContext['count']
  /** The simulator's URL, if its pages are shown under ours. */
  cashier?: string
  onStep?: (name: string) => void
  /** Timeout for providers; shorter in tests. */
  patience?: number
}

type Connecting = Pick<Options, 'settings' | 'now' | 'patience'>

/** A provider is connected if its settings exist: one line each. */
const connections: readonly ((options: Connecting) => Provider | null)[] = [
  connectPaypal,
  connectAlipay,
  connectUnionpay,
]

export function connectProviders(options: Connecting): ReadonlyMap<PaymentMethod, Provider> {
  const connected = connections.flatMap((connect) => connect(options) ?? [])
  return new Map(
    connected.map((provider) => [
      provider.method,
      options.settings.QUIET ? quietProvider(provider) : provider,
    ]),
  )
}

/** Dependencies of payments, shared by the API, background jobs and the operator's commands. */
export const openPayments = ({ db, settings, now, origin, orders, ...rest }: Options): PaymentContext => ({
  db,
  now,
  origin,
  orders,
  providers: connectProviders({
    settings,
    now,
    ...(rest.patience === undefined ? {} : { patience: rest.patience }),
  }),
  payerAddress: payerAddress(rest.cashier, origin),
  count: rest.count ?? (() => {}),
  ...(rest.onStep ? { onStep: rest.onStep } : {}),
})

/** Faults of the providers' settings, one sentence each. */
export async function whyProvidersWrong(providers: ReadonlyMap<PaymentMethod, Provider>): Promise<string[]> {
  const told = await Promise.all([...providers.values()].map((provider) => provider.whyWrong()))
  return told.filter((why) => why !== null)
}
