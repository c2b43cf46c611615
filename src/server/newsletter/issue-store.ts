import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'

export type IssueRow = {
  readonly id: Id
  readonly name: string
  readonly locale: Locale
  readonly topic: string | null
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly state: 'queued' | 'sent'
  readonly readers: number
  readonly sentBy: string
  readonly createdAt: Date
  readonly sentAt: Date | null
}

const columns = (db: Db) => db`
  id, name, locale, topic, subject, paragraphs, state, readers, sent_by as "sentBy", created_at as "createdAt",
  sent_at as "sentAt"`

export const listIssues = (db: Db, limit: number) =>
  db<
    IssueRow[]
  >`select ${columns(db)} from newsletter_issues order by created_at desc, id desc limit ${limit}`

export async function readIssue(db: Db, id: Id): Promise<IssueRow | null> {
  const [row] = await db<IssueRow[]>`select ${columns(db)} from newsletter_issues where id = ${id}`
  return row ?? null
}

type NewIssue = Pick<IssueRow, 'name' | 'locale' | 'topic' | 'subject' | 'paragraphs' | 'sentBy'> & {
  readonly now: number
}

/** Null if an issue of this name exists. */
export async function insertIssue(tx: Tx, issue: NewIssue): Promise<Id | null> {
  const [row] = await tx<{ id: Id }[]>`
    insert into newsletter_issues (name, locale, topic, subject, paragraphs, state, sent_by, created_at)
    values (${issue.name}, ${issue.locale}, ${issue.topic}, ${issue.subject}, ${[...issue.paragraphs]}::text[],
      'queued', ${issue.sentBy}, ${new Date(issue.now)})
    on conflict (name) do nothing returning id`
  return row?.id ?? null
}

export const writeSent = (db: Db, id: Id, { readers, now }: { readers: number; now: number }) => db`
  update newsletter_issues set state = 'sent', readers = ${readers}, sent_at = ${new Date(now)} where id = ${id}`

/** Topics that confirmed subscribers chose. */
export async function listTopics(db: Db): Promise<string[]> {
  const rows = await db<{ topic: string }[]>`
    select distinct topic from newsletter_subscriptions, unnest(topics) topic
    where state = 'subscribed' order by topic limit 100`
  return rows.map(({ topic }) => topic)
}
