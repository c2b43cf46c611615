import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Db, transaction } from '../db/database.ts'
import type { SendingContext } from './context.ts'
import { type Issue, issueMail } from './mails.ts'
import { countByState, listSubscribed, lockByEmail, type SubscriptionRow, writeState } from './store.ts'

const batch = 200

type Sending = {
  issue: Issue
  /** Identifies the issue: no subscriber gets the same one twice, however often it is sent. */
  name: string
  locale: Locale
  topic: string | null
  dryRun: boolean
}

/** Queues an issue for all confirmed subscribers; returns how many. */
export async function sendIssue(
  context: SendingContext,
  { issue, name, locale, topic, dryRun }: Sending,
): Promise<number> {
  let after = ''
  let count = 0
  for (;;) {
    const readers = await listSubscribed(context.db, { locale, topic, after, limit: batch })
    if (readers.length === 0) return count
    if (!dryRun) await post(context, readers, { issue, name })
    count += readers.length
    after = readers.at(-1)!.email
  }
}

const post = (
  context: SendingContext,
  readers: readonly SubscriptionRow[],
  { issue, name }: Pick<Sending, 'issue' | 'name'>,
) =>
  transaction(context.db, async (tx) => {
    for (const reader of readers)
      await context.outbox.put(tx, {
        event: `newsletter:${reader.token}:issue:${name}`,
        kind: 'newsletter',
        to: { kind: 'email', value: reader.email },
        locale: reader.locale,
        mail: issueMail(context, issue, reader),
      })
  })

export const countSubscriptions = ({ db }: SendingContext) => countByState(db)

/** For people who ask staff to be unsubscribed. */
export const removeSubscription = (
  context: Pick<SendingContext, 'now'> & { readonly db: Db },
  email: string,
) =>
  transaction(context.db, async (tx) => {
    const found = await lockByEmail(tx, email)
    if (!found) return refuse('not_found' as const)
    if (found.state === 'unsubscribed') return refuse('unsubscribed' as const)
    await writeState(tx, email, 'unsubscribed', context.now())
    return ok(null)
  })
