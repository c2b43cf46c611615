import { readInboxKey } from '#domain/inbox/inbox-entry.ts'
import type { Locale } from '#domain/text/locale.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import type { Db } from '../db/database.ts'
import { readSummary } from '../feedback/inbox-tickets.ts'
import { showForStaff as readClaim } from '../guarantee/decide-claim.ts'
import { showForStaff as readLead } from '../partners/follow-lead.ts'
import { publishedAnswers, readDeskAnswer, readDeskQuestion } from '../questions/inbox-questions.ts'
import { readReview } from '../reviews/inbox-reviews.ts'
import {
  answerRow,
  claimRow,
  type EntryRow,
  leadRow,
  questionRow,
  reviewRow,
  ticketRow,
} from './entry-rows.ts'

/** One entry by its key, in any state; null if it does not exist. */
export async function findEntry(db: Db, key: string, locale: Locale): Promise<EntryRow | null> {
  const named = readInboxKey(key)
  if (!named) return null
  const { kind, id } = named
  switch (kind) {
    case 'ticket': {
      const ticket = await readSummary(db, id)
      return ticket && ticketRow(ticket)
    }
    case 'question': {
      const question = await readDeskQuestion(db, id)
      if (!question) return null
      const answers = question.state === 'published' ? await publishedAnswers(db, id) : []
      return questionRow(question, question.state === 'refused' || answers.length > 0)
    }
    case 'answer': {
      const answer = await readDeskAnswer(db, id)
      return answer && answerRow(answer)
    }
    case 'review': {
      const review = await readReview(db, id)
      return review && reviewRow(review)
    }
    case 'claim': {
      const claim = await readClaim(db, id)
      return claim && claimRow(claim, inboxWords(locale).claim)
    }
    case 'lead': {
      const lead = await readLead(db, id)
      return lead && leadRow(lead)
    }
  }
}
