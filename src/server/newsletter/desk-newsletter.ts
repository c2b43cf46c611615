import type {
  DeskNewsletter,
  IssueDraft,
  IssueSending,
  NewsletterAddress,
} from '#contract/desk/publishing.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { locales } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import type { SendingContext } from './context.ts'
import { insertIssue, listIssues, listTopics, readIssue, writeSent } from './issue-store.ts'
import { removeSubscription, sendIssue } from './send-issue.ts'
import { countByState } from './store.ts'

const mostIssues = 50

export type Sender = { readonly trace: Trace; readonly zone: string }

/** Subscribers by language, and the issues that were sent from the desk. */
export async function describeNewsletter(db: Db, { zone }: Pick<Sender, 'zone'>): Promise<DeskNewsletter> {
  const [counts, topics, issues] = await Promise.all([
    countByState(db),
    listTopics(db),
    listIssues(db, mostIssues),
  ])
  const countOf = (state: string, locale: string) =>
    counts.find((row) => row.state === state && row.locale === locale)?.count ?? 0
  const at = (date: Date) => isoInstant(date.getTime(), zone)
  return {
    counts: locales.map((locale) => ({
      lang_of: locale,
      subscribed: countOf('subscribed', locale),
      pending: countOf('pending', locale),
      unsubscribed: countOf('unsubscribed', locale),
    })),
    topics,
    issues: issues.map(({ id, name, locale, topic, subject, state, readers, sentBy, createdAt, sentAt }) => ({
      ...{ id, name, topic, subject, state, readers },
      lang_of: locale,
      by: sentBy,
      created: at(createdAt),
      sent: sentAt && at(sentAt),
    })),
  }
}

const issueOf = ({ subject, paragraphs, lang_of, topic }: IssueDraft) => ({
  issue: { subject, paragraphs },
  locale: lang_of,
  topic: topic ?? null,
})

/** Counts the recipients; nothing is sent. */
export async function previewIssue(context: SendingContext, draft: IssueDraft) {
  const readers = await sendIssue(context, { ...issueOf(draft), name: '', dryRun: true })
  return ok({
    readers,
    subject: draft.subject,
    paragraphs: [...draft.paragraphs],
    site: context.siteName(draft.lang_of),
  })
}

/** Queues an issue; a job sends it, so that a long list does not hold the request. */
export async function queueIssue(context: SendingContext, tx: Tx, sending: IssueSending, sender: Sender) {
  const { issue, locale, topic } = issueOf(sending)
  const now = context.now()
  const { name } = sending
  const id = await insertIssue(tx, { ...issue, name, locale, topic, sentBy: sender.trace.name, now })
  if (id === null) return refuse('issue_exists')
  await addJob(tx, 'send_issue', { id })
  await recordAudit(tx, sender.trace, {
    action: 'newsletter_sent',
    object: { kind: 'newsletter', id, name },
    after: { subject: issue.subject, language: locale, topic },
    now,
  })
  return ok(await describeNewsletter(tx, sender))
}

/** Idempotent: nobody receives an issue twice, however often the job runs. */
export async function sendQueuedIssue(context: SendingContext, id: string) {
  const found = await readIssue(context.db, id)
  if (found?.state !== 'queued') return
  const { name, locale, topic, subject, paragraphs } = found
  const issue = { subject, paragraphs }
  const readers = await sendIssue(context, { issue, name, locale, topic, dryRun: false })
  await writeSent(context.db, id, { readers, now: context.now() })
}

export async function removeAtDesk(
  context: SendingContext,
  tx: Tx,
  { email }: NewsletterAddress,
  sender: Sender,
) {
  const address = accountName(email)!.value
  const removed = await removeSubscription({ ...context, db: tx }, address)
  if (!removed.ok) return refuse(removed.refusal === 'not_found' ? 'not_found' : 'already_decided')
  await recordAudit(tx, sender.trace, {
    action: 'newsletter_address_removed',
    object: { kind: 'newsletter', id: address, name: address },
    now: context.now(),
  })
  return ok(await describeNewsletter(tx, sender))
}
