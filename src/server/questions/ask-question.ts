import type { QuestionForm } from '#contract/questions.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { whyModerate } from '#domain/text/moderation.ts'
import { publicName } from '#domain/text/person-name.ts'
import { questionWords } from '#words/support/questions.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { hasStayed } from '../booking/personal-data.ts'
import { type Db, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { QuestionsContext } from './context.ts'
import { waitingMail } from './mails.ts'
import { presentQuestion } from './present.ts'
import { insertQuestion } from './store.ts'

/** A guest asks about a hotel or about the site; a doubtful question waits for moderation. */
export async function askQuestion(context: QuestionsContext, form: QuestionForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const { locale } = caller
  const tooMany = await context.limiter.take(['question_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const hotelId = form.hotel ?? null
  const hotel = hotelId === null ? null : await findHotel(context.db, hotelId)
  if (hotelId !== null && !hotel) return refuse('not_found')
  if (hotel?.state === 'closed') return refuse('hotel_closed')
  const say = questionWords(locale)
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const isKnownGuest = await hasStayed(tx, { guestId, hotelId: null })
    const cause = whyModerate({ text: form.text, isKnownGuest })
    const author = await authorName(tx, guestId)
    const state = cause ? 'waiting' : 'published'
    const question = await insertQuestion(tx, {
      hotelId,
      guestId,
      text: form.text,
      locale,
      author,
      state,
      now,
    })
    if (cause)
      await context.outbox.put(tx, {
        event: `question:${question.id}`,
        kind: 'question_waiting',
        to: accountName(context.support),
        locale,
        mail: waitingMail(context, {
          ...{ kind: 'question', id: question.id, hotelId, text: form.text, from: account, cause, locale },
        }),
      })
    const shown = presentQuestion(question, [], {
      zone: hotel?.zone ?? 'UTC',
      locale,
      site: context.siteName(locale),
    })
    return { ...ok(shown), msg: cause ? say.askedWaiting : say.asked }
  })
}

/** The public name of a guest. */
export const authorName = async (db: Db, guestId: Id) =>
  publicName((await guestContact(db, guestId))?.name ?? '')
