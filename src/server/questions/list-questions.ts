import type { QuestionPage, QuestionQuery } from '#contract/questions.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Zone } from '#domain/time/zone-time.ts'
import { sampledQuestions } from '../demo-loader/sampled-questions.ts'
import { sampledHotel } from '../hotels/sampled-hotel.ts'
import type { QuestionsContext } from './context.ts'
import { ownSiteQuestions, presentQuestion } from './present.ts'
import { findShown } from './store.ts'

const siteZone = 'UTC'

/** Null for an anonymous visitor. */
type Reader = { readonly locale: Locale; readonly guestId: Id | null }

/**
 * Questions and answers, newest first: those of guests before the samples, which are not stored but derived from the
 * hotel. Without a hotel, questions about the site, and our own questions and answers.
 */
export async function listQuestions(
  context: QuestionsContext,
  query: QuestionQuery,
  { locale, guestId }: Reader,
) {
  const { hotel } = query
  if (hotel === undefined)
    return ok(
      await pageOf(context, query, {
        samples: ownSiteQuestions({ locale, site: context.siteName(locale) }),
        zone: siteZone,
        locale,
        guestId,
      }),
    )
  const found = await sampledHotel(context, hotel)
  if (!found.ok) return found
  const samples = sampledQuestions(found.value, locale)
  return ok(await pageOf(context, query, { samples, zone: found.value.hotel.zone, locale, guestId }))
}

type Beside = Reader & { samples: QuestionPage['list']; zone: Zone }

async function pageOf(
  { db, siteName }: QuestionsContext,
  { hotel, page, page_size }: QuestionQuery,
  { samples, zone, locale, guestId }: Beside,
): Promise<QuestionPage> {
  const offset = (page - 1) * page_size
  const own = await findShown(db, { hotelId: hotel ?? null, guestId, offset, limit: page_size })
  const shown = { zone, locale, site: siteName(locale) }
  const list = own.questions.map((question) => presentQuestion(question, own.answers, shown))
  const skipped = Math.max(0, offset - own.total)
  return {
    list: [...list, ...samples.slice(skipped, skipped + page_size - list.length)],
    total: own.total + samples.length,
    page,
    page_size,
  }
}
