import type { DeskReviewPage, GuestWordsQuery, ReviewReply } from '#contract/desk/extranet.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { plainText, whyModerate } from '#domain/text/moderation.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Db, Pool, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { countForHotels, listForHotels } from './desk-store.ts'
import { replyToReview } from './reply-to-review.ts'

const pageSize = 30
const mostCounted = 200

export type DeskReviewContext = {
  readonly db: Pool
  readonly now: () => number
  readonly canTranslate: boolean
  readonly hotelNames: (db: Db, ids: readonly Id[], locale: Locale) => Promise<ReadonlyMap<Id, string>>
}
type Seen = { readonly hotels: readonly Id[] | null; readonly locale: Locale; readonly zone: string }

/** Published reviews with or without a reply of the hotel. */
export async function listDeskReviews(
  { hotelNames, canTranslate }: Pick<DeskReviewContext, 'hotelNames' | 'canTranslate'>,
  db: Db,
  { hotel, state, before }: GuestWordsQuery,
  { hotels, locale, zone }: Seen,
) {
  if (hotel && hotels && !hotels.includes(hotel)) return refuse('not_found')
  const which = { hotels, hotel: hotel ?? null }
  const [rows, open] = await Promise.all([
    listForHotels(db, {
      ...which,
      isAnswered: state === 'answered',
      before: before ?? null,
      limit: pageSize + 1,
    }),
    countForHotels(db, { ...which, isAnswered: false }, mostCounted),
  ])
  const shown = rows.slice(0, pageSize)
  const names = await hotelNames(db, [...new Set(shown.map(({ hotelId }) => hotelId))], locale)
  return ok<DeskReviewPage>({
    list: shown.map((row) => ({
      id: row.id,
      hotel: { id: row.hotelId, name: names.get(row.hotelId) ?? '' },
      score: row.score,
      title: plainText(row.title),
      text: plainText(row.text),
      lang: row.locale,
      author: plainText(row.author),
      at: isoInstant(row.writtenAt, zone),
      reply: row.reply === null ? null : plainText(row.reply),
    })),
    open,
    is_end: rows.length <= pageSize,
    can_translate: canTranslate,
  })
}

/** Replies in the hotel's name. A hotelier cannot publish links or contact details. */
export async function replyAtDesk(
  context: DeskReviewContext,
  tx: Tx,
  { id, text }: ReviewReply,
  { trace, ...seen }: Seen & { trace: Trace },
) {
  if (seen.hotels !== null && whyModerate({ text, isKnownGuest: true })) return refuse('text_not_public')
  const now = context.now()
  const replied = await replyToReview(tx, { id, text, now, hotels: seen.hotels })
  if (!replied.ok) return refuse('not_found')
  const { hotelId, title, before } = replied.value
  await recordAudit(tx, trace, {
    action: 'review_replied',
    object: { kind: 'review', id, name: title || id },
    hotelId,
    before: { reply: before },
    after: { reply: text },
    now,
  })
  signalDesk(tx)
  return listDeskReviews(context, tx, { hotel: undefined, state: 'open', before: undefined }, seen)
}
