import * as z from 'zod'
import { paymentMethods } from '#domain/payment/payment-means.ts'
import { paymentStates } from '#domain/payment/payment-states.ts'
import { id, instant, Money, requestId } from './fields.ts'

export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof PaymentState>

/** Amounts come from the order, never from the caller. */
export const PaymentRequest = z.object({ id: id(), req_id: requestId() })
export type PaymentRequest = z.infer<typeof PaymentRequest>

export const PaypalOrder = z.object({ paypal_id: z.string(), approve_url: z.string() })
export type PaypalOrder = z.infer<typeof PaypalOrder>

export const MoneySummary = z.object({ captured: Money, held: Money, refunded: Money, fee: Money })
export type MoneySummary = z.infer<typeof MoneySummary>

/** A form that the browser posts to the gateway. */
export const GatewayForm = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })
export type GatewayForm = z.infer<typeof GatewayForm>

export const AlipayCode = z.object({
  qr: z.string(),
  /** For payment on the phone that shows the page. */
  deep_link: z.string(),
  /** The payment page for desktop browsers; null for a hold. */
  page_url: z.string().nullable(),
  expires: instant(),
})
export type AlipayCode = z.infer<typeof AlipayCode>

export const AlipayDeposit = PaymentRequest.extend({ action: z.enum(['freeze', 'capture', 'unfreeze']) })
export type AlipayDeposit = z.infer<typeof AlipayDeposit>

export const MoneyEvent = z.object({
  at: instant(),
  kind: z.enum(['created', 'authorise', 'capture', 'void', 'refund', 'close']),
  state: z.enum(['planned', 'sent', 'succeeded', 'failed', 'unknown']),
  method: PaymentMethod,
  amount: Money,
  /** The amount in the provider's currency; null if it is the order's own, or not known yet. */
  charged: Money.nullable(),
})
export type MoneyEvent = z.infer<typeof MoneyEvent>

export const MoneyEvents = z.array(MoneyEvent).max(100)
export type MoneyEvents = z.infer<typeof MoneyEvents>

// The signature covers the raw bytes: a provider's message is verified before it is parsed.
export const PaypalMessage = z.looseObject({ id: z.string().max(128), event_type: z.string().max(128) })
export type PaypalMessage = z.infer<typeof PaypalMessage>

export const SignedFields = z.record(z.string().max(64), z.string().max(16_384))
export type SignedFields = z.infer<typeof SignedFields>

/** The plain text that the provider requires, without our envelope. */
export const ProviderReceipt = z.string()
export type ProviderReceipt = z.infer<typeof ProviderReceipt>
