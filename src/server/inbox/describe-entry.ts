import type { InboxBody, InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { readInboxKey } from '#domain/inbox/inbox-entry.ts'
import { moderationFindings, plainText, whyModerate } from '#domain/text/moderation.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { hasStayed } from '../booking/personal-data.ts'
import type { Db } from '../db/database.ts'
import { showForStaff as readTicket } from '../feedback/staff-tickets.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import { showForStaff as readLead } from '../partners/follow-lead.ts'
import { authorOf, publishedAnswers, readDeskAnswer, readDeskQuestion } from '../questions/inbox-questions.ts'
import { previewSums, readReview } from '../reviews/inbox-reviews.ts'
import type { InboxTx, Reader } from './context.ts'
import { describeClaim } from './describe-claim.ts'

/** The part of an entry that only its kind has. */
export async function describeEntry(
  context: InboxTx,
  key: string,
  reader: Reader,
): Promise<InboxBody | null> {
  const named = readInboxKey(key)
  if (!named) return null
  const { kind, id } = named
  const { db } = context
  switch (kind) {
    case 'ticket':
      return describeTicket(db, id, reader)
    case 'question':
      return describeQuestion(context, id, reader)
    case 'answer':
      return describeAnswer(context, id, reader)
    case 'review':
      return describeReview(db, id, reader)
    case 'claim':
      return describeClaim(context, id, reader)
    case 'lead': {
      const lead = await readLead(db, id)
      if (!lead) return null
      const { locale, at: _, updatedAt: __, ...shown } = lead
      return { kind: 'lead', ...shown, lang: locale }
    }
  }
}

export const picturesOf = (ids: readonly string[]) => ids.map((id) => ({ id, url: uploadAddress(id) }))

async function describeTicket(db: Db, number: string, { zone }: Reader): Promise<InboxBody | null> {
  const ticket = await readTicket({ db }, number)
  if (!ticket) return null
  const { topic, about, state, messages } = ticket
  return {
    kind: 'ticket',
    number,
    topic,
    about,
    state,
    messages: messages.map(({ n, by, text, original, files, at }) => ({
      n,
      by,
      text: plainText(text),
      original,
      files: picturesOf(files),
      at: isoInstant(at, zone),
    })),
  }
}

async function hotelOf(db: Db, id: string | null, { locale }: Reader) {
  if (id === null) return null
  return { id, name: (await hotelNames(db, [id], locale)).get(id) ?? '' }
}

async function findingsOf(db: Db, { text, guestId }: { text: string; guestId: string | null }) {
  const findings = moderationFindings(text)
  const isKnownGuest = guestId === null || (await hasStayed(db, { guestId, hotelId: null }))
  return whyModerate({ text: '', isKnownGuest }) === 'unknown_author'
    ? [{ cause: 'unknown_author' as const, match: '' }, ...findings]
    : findings
}

async function describeQuestion(
  { db, siteName }: InboxTx,
  id: string,
  reader: Reader,
): Promise<InboxBody | null> {
  const question = await readDeskQuestion(db, id)
  if (!question) return null
  const [answers, hotel, findings] = await Promise.all([
    publishedAnswers(db, id),
    hotelOf(db, question.hotelId, reader),
    findingsOf(db, question),
  ])
  const site = siteName(reader.locale)
  return {
    kind: 'question',
    state: question.state,
    text: plainText(question.text),
    author: authorOf(question, site, reader.locale),
    hotel,
    findings,
    answers: answers.map((answer) => ({
      text: plainText(answer.text),
      by: authorOf(answer, site, reader.locale),
      lang: answer.locale,
    })),
  }
}

async function describeAnswer(
  { db, siteName }: InboxTx,
  id: string,
  reader: Reader,
): Promise<InboxBody | null> {
  const answer = await readDeskAnswer(db, id)
  if (!answer) return null
  const hotel = await hotelOf(db, answer.hotelId, reader)
  return {
    kind: 'answer',
    state: answer.state,
    text: plainText(answer.text),
    author: authorOf(answer, siteName(reader.locale), reader.locale),
    question: plainText(answer.question),
    hotel,
    findings: moderationFindings(answer.text),
  }
}

async function describeReview(db: Db, id: string, reader: Reader): Promise<InboxBodyOf<'review'> | null> {
  const review = await readReview(db, id)
  const sums = review && (await previewSums(db, review))
  if (!review || !sums) return null
  const hotel = await hotelOf(db, review.hotelId, reader)
  const shown = ({ score, count, scores }: typeof sums.with) => ({ score, count, scores: [...scores] })
  return {
    kind: 'review',
    state: review.state,
    score: review.score,
    marks: [...review.marks],
    title: plainText(review.title),
    text: plainText(review.text),
    author: plainText(review.author),
    hotel: hotel!,
    images: picturesOf(review.images),
    reply: review.reply === null ? null : plainText(review.reply),
    findings: moderationFindings(`${review.title}\n${review.text}`),
    without: shown(sums.without),
    with: shown(sums.with),
  }
}
