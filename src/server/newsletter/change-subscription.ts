import { randomBytes } from 'node:crypto'
import type { Subscription, SubscriptionState } from '#contract/feedback.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { newsletterWords } from '#words/site/newsletter.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../http/dispatch.ts'
import type { NewsletterContext } from './context.ts'
import { alreadyMail, confirmMail } from './mails.ts'
import { askToConfirm, lockByToken, writeState } from './store.ts'

const day = 86_400_000
/** A confirmation link is valid for this many days. */
export const daysToConfirm = 7

const limits = ['newsletter_per_account_day', 'newsletter_per_address_hour'] as const

/** Subscribes, confirms or unsubscribes an address; it is subscribed once its owner has confirmed it. */
export async function changeSubscription(
  context: NewsletterContext,
  { action, email, topics, token }: Subscription,
  caller: Caller,
): Promise<Outcome<SubscriptionState>> {
  if (action === 'subscribe') return subscribe(context, { email: accountName(email!).value, topics }, caller)
  return action === 'confirm' ? confirm(context, token!, caller) : unsubscribe(context, token!, caller)
}

async function subscribe(
  context: NewsletterContext,
  { email, topics }: { email: string; topics: readonly string[] },
  caller: Caller,
): Promise<Outcome<SubscriptionState>> {
  const { locale } = caller
  const tooMany = await context.limiter.take(limits, { address: caller.address, account: email })
  if (tooMany) return refuse(tooMany)
  const now = context.now()
  await transaction(context.db, async (tx) => {
    const fresh = randomBytes(24).toString('base64url')
    const asked = await askToConfirm(tx, { email, token: fresh, locale, topics, now })
    const isNew = asked.state === 'pending'
    await context.outbox.put(tx, {
      event: `newsletter:${asked.token}:${asked.state}:${now}`,
      kind: isNew ? 'newsletter_confirm' : 'newsletter_already',
      to: { kind: 'email', value: email },
      locale: asked.locale,
      mail: isNew ? confirmMail(context, asked) : alreadyMail(context, asked),
    })
  })
  return { ...ok({ state: 'pending' as const }), msg: newsletterWords(locale).pendingTitle }
}

const confirm = (context: NewsletterContext, token: string, { locale }: Caller) =>
  transaction(context.db, async (tx): Promise<Outcome<SubscriptionState>> => {
    const found = await lockByToken(tx, token)
    const isLate = found?.state === 'pending' && context.now() > found.askedAt + daysToConfirm * day
    if (!found || found.state === 'unsubscribed' || isLate) return refuse('link_invalid')
    if (found.state === 'pending') await writeState(tx, found.email, 'subscribed', context.now())
    return { ...ok({ state: 'subscribed' as const }), msg: newsletterWords(locale).subscribedTitle }
  })

/** Idempotent. */
const unsubscribe = (context: NewsletterContext, token: string, { locale }: Caller) =>
  transaction(context.db, async (tx): Promise<Outcome<SubscriptionState>> => {
    const found = await lockByToken(tx, token)
    if (!found) return refuse('link_invalid')
    if (found.state !== 'unsubscribed') await writeState(tx, found.email, 'unsubscribed', context.now())
    return { ...ok({ state: 'unsubscribed' as const }), msg: newsletterWords(locale).unsubscribedTitle }
  })
