import type { QuestionPage, QuestionQuery } from '#contract/questions.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import type { Zone } from '#domain/zone-time.ts'
import { sampledHotel } from '../demo-loader/sampled-hotel.ts'
import { sampledQuestions } from '../demo-loader/sampled-questions.ts'
import { presentQuestion } from './present.ts'
import { findPublished } from './store.ts'
import type { QuestionsWorld } from './world.ts'

const siteZone = 'UTC'

/**
 * What guests asked and were answered, newest first: their own before the samples, which are not stored but follow from
 * the hotel. Without a hotel, what was asked about the site.
 */
export async function listQuestions(world: QuestionsWorld, query: QuestionQuery, locale: Locale) {
  const { hotel } = query
  if (hotel === undefined) return ok(await pageOf(world, query, { samples: [], zone: siteZone, locale }))
  const found = await sampledHotel(world, hotel)
  if (!found.ok) return found
  const samples = sampledQuestions(found.value, locale)
  return ok(await pageOf(world, query, { samples, zone: found.value.hotel.zone, locale }))
}

type Beside = { samples: QuestionPage['list']; zone: Zone; locale: Locale }

async function pageOf(
  { db, siteName }: QuestionsWorld,
  { hotel, page, page_size }: QuestionQuery,
  { samples, zone, locale }: Beside,
): Promise<QuestionPage> {
  const offset = (page - 1) * page_size
  const own = await findPublished(db, { hotelId: hotel ?? null, offset, limit: page_size })
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
