export const outcomes = ['pending', 'subscribed', 'unsubscribed', 'expired', 'email', 'too_many'] as const
export type NewsletterOutcome = (typeof outcomes)[number]

/** A link of a mail, or how a form came out. */
export type NewsletterQuery = {
  readonly confirm?: string
  readonly unsubscribe?: string
  readonly state?: NewsletterOutcome
}

const tokenIn = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{16,200}$/.test(value) ? value : undefined

export function readNewsletterQuery({
  confirm,
  unsubscribe,
  state,
}: Record<string, unknown>): NewsletterQuery {
  const outcome = outcomes.find((known) => known === state)
  const [toConfirm, toLeave] = [tokenIn(confirm), tokenIn(unsubscribe)]
  return {
    ...(toConfirm ? { confirm: toConfirm } : {}),
    ...(toLeave ? { unsubscribe: toLeave } : {}),
    ...(outcome ? { state: outcome } : {}),
  }
}
