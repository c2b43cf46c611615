import type { Ticket, TicketSummary } from '#contract/feedback.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { feedbackWords } from '#words/support/feedback.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { MessageRow, SummaryRow, TicketRow } from './store.ts'

const zone = 'UTC'

export const presentSummary = (row: SummaryRow): TicketSummary => ({
  ticket: row.number,
  topic: row.topic,
  state: row.state,
  text: row.text,
  last: { by: row.lastBy, text: row.lastText },
  unread: row.unread,
  at: isoInstant(row.openedAt, zone),
  updated_at: isoInstant(row.updatedAt, zone),
})

export const presentTicket = (
  { number, topic, state, about, openedAt }: TicketRow,
  messages: readonly MessageRow[],
  locale: Locale,
): Ticket => ({
  ticket: number,
  topic,
  state,
  about,
  at: isoInstant(openedAt, zone),
  messages: messages.map(({ n, by, text, files, at }) => ({
    id: `${n}`,
    by,
    text,
    files: files.map((id, position) => ({
      id,
      url: uploadAddress(id),
      alt: feedbackWords(locale).picture(position + 1),
    })),
    at: isoInstant(at, zone),
  })),
})
