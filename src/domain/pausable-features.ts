import type { PaymentMethod } from './payment/payment-means.ts'

/** Parts of the site that an operator can pause. A paused payment method finishes what was begun with it. */
export const pausableFeatures = [
  'booking',
  'registration',
  'paypal',
  'alipay',
  'unionpay',
  'chat',
  'claims',
  'reviews',
  'questions',
  'translation',
  'agents',
  'partners',
  'newsletter',
] as const
export type PausableFeature = (typeof pausableFeatures)[number]

/** The payment methods that guests can still begin a payment with. */
export const withoutPaused = (
  methods: readonly PaymentMethod[],
  paused: ReadonlySet<PausableFeature>,
): readonly PaymentMethod[] => methods.filter((method) => !paused.has(method))
