import { decimalText, type Money } from '#domain/money/money.ts'
import { refuse } from '#domain/result.ts'
import { siteName } from '../../settings/site-name.ts'
import type { Settings } from '../../settings.ts'
import type { Movement, Outcome, Provider, ProviderOperation, ProviderPayment } from '../provider.ts'
import { createSignatureCheck } from './check-signature.ts'
import { createPaypalClient, type PaypalAccess } from './client.ts'
import { readEvent } from './read-event.ts'
import {
  Authorization,
  Capture,
  factsOfOrder,
  movementOfCapture,
  movementOfRefund,
  movementsOfAuthorization,
  PaypalOrder,
  Refund,
} from './resources.ts'
import { readStatement } from './statement.ts'

type Options = PaypalAccess & {
  webhookId: string
  merchantId: string | null
  certHosts: readonly string[]
  certRoot: string | null
  brand: { readonly en: string; readonly zh: string }
  now: () => number
  patience?: number
}

type Connecting = { settings: Settings; now: () => number; patience?: number }

/** PayPal, if its settings exist. */
export function connectPaypal({ settings, now, patience }: Connecting): Provider | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = settings
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) return null
  return createPaypal({
    url: settings.PAYPAL_URL.replace(/\/$/, ''),
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    merchantId: settings.PAYPAL_MERCHANT_ID ?? null,
    certHosts: settings.PAYPAL_CERT_HOSTS.split(',').map((host) => host.trim()),
    certRoot: settings.PAYPAL_CERT_ROOT?.replaceAll('\\n', '\n') ?? null,
    brand: siteName(settings),
    now,
    ...(patience === undefined ? {} : { patience }),
  })
}

/** PayPal guarantees a hold for three days, and allows its renewal from the fourth. */
const HONOURED_DAYS = 3

const amountOf = (money: Money) => ({ currency_code: money.currency, value: decimalText(money) })
const path = (text: string | null) => encodeURIComponent(text ?? '')

/** PayPal's Orders v2 and Payments v2. */
export function createPaypal(options: Options): Provider {
  const { merchantId, brand } = options
  const client = createPaypalClient(options)
  const isSigned = createSignatureCheck(options)

  async function begin({ key, outNo, way, charge, title, locale, returnUrl }: ProviderPayment) {
    const made = await client.post('/v2/checkout/orders', {
      key,
      body: {
        intent: way === 'hold' ? 'AUTHORIZE' : 'CAPTURE',
        purchase_units: [
          {
            reference_id: outNo,
            custom_id: outNo,
            invoice_id: outNo,
            description: title.slice(0, 127),
            amount: amountOf(charge),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: brand[locale],
              locale: locale === 'zh' ? 'zh-CN' : 'en-US',
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
              return_url: returnUrl,
              cancel_url: returnUrl,
            },
          },
        },
      },
    })
    return read(made, (body) => {
      const order = PaypalOrder.parse(body)
      const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!link) throw new Error('PayPal returned no approval link')
      return { reference: order.id, next: { kind: 'redirect', url: link.href } as const }
    })
  }

  /** One call for each kind, with the operation's own idempotency key. */
  const calls: Record<
    ProviderOperation['kind'],
    (operation: ProviderOperation) => Promise<Outcome<readonly Movement[]>>
  > = {
    authorise: async ({ key, payment }) =>
      read(
        await client.post(`/v2/checkout/orders/${path(payment.reference)}/authorize`, { key }),
        movementsOf,
      ),
    capture: async ({ key, payment, charge, isFinal }) =>
      payment.holdId === null
        ? read(
            await client.post(`/v2/checkout/orders/${path(payment.reference)}/capture`, { key }),
            movementsOf,
          )
        : read(
            await client.post(`/v2/payments/authorizations/${path(payment.holdId)}/capture`, {
              key,
              body: {
                amount: amountOf(charge),
                final_capture: isFinal,
                invoice_id: `${payment.outNo}-${key.slice(0, 8)}`,
              },
            }),
            (body) => [movementOfCapture(Capture.parse(body))],
          ),
    void: async ({ key, payment, charge }) =>
      read(await client.post(`/v2/payments/authorizations/${path(payment.holdId)}/void`, { key }), () => [
        { kind: 'void', id: payment.holdId!, state: 'done', money: charge },
      ]),
    refund: async ({ key, charge, captureId, payment }) =>
      read(
        await client.post(`/v2/payments/captures/${path(captureId)}/refund`, {
          key,
          body: {
            amount: amountOf(charge),
            custom_id: key,
            invoice_id: `${payment.outNo}-${key.slice(0, 8)}`,
          },
        }),
        (body) => {
          const movement = movementOfRefund(Refund.parse(body))
          return [{ ...movement, operation: key, of: captureId! }]
        },
      ),
    reauthorise: async ({ key, payment, charge }) =>
      read(
        await client.post(`/v2/payments/authorizations/${path(payment.holdId)}/reauthorize`, {
          key,
          body: { amount: amountOf(charge) },
        }),
        (body) => movementsOfAuthorization(Authorization.parse(body)),
      ),
    // An order that is never captured expires by itself; only a capture before matters.
    close: async ({ payment }) =>
      payment.reference === null
        ? { is: 'done', value: [] }
        : read(await client.get(`/v2/checkout/orders/${path(payment.reference)}`), movementsOf),
  }

  return {
    method: 'paypal',
    payee: merchantId,
    honouredDays: HONOURED_DAYS,
    begin,
    run: async (operation) => {
      const outcome = await calls[operation.kind](operation)
      return outcome.is === 'refused' && outcome.code === 'ORDER_NOT_APPROVED'
        ? { is: 'refused', code: 'not_approved' }
        : outcome
    },
    read: async ({ reference }) =>
      reference === null
        ? { is: 'refused', code: 'not_begun' }
        : read(await client.get(`/v2/checkout/orders/${path(reference)}`), (body) =>
            factsOfOrder(PaypalOrder.parse(body)),
          ),
    readMessage: async (message) =>
      (await isSigned(message)) ? readEvent(message.body) : refuse('forbidden'),
    receipt: '',
    statement: (day) => readStatement(client, day),
    whyWrong: async () =>
      (await client.isRefused())
        ? `PayPal at ${options.url} refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: check them, and that they are for that host.`
        : null,
  }

  function movementsOf(body: Record<string, unknown>) {
    return factsOfOrder(PaypalOrder.parse(body)).movements
  }
}

/** A response of another shape is unknown. */
function read<Value>(
  outcome: Outcome<Record<string, unknown>>,
  parse: (body: Record<string, unknown>) => Value,
): Outcome<Value> {
  if (outcome.is !== 'done') return outcome
  try {
    return { is: 'done', value: parse(outcome.value) }
  } catch {
    return { is: 'unknown', why: 'an answer of another shape' }
  }
}
