import type { QuestionForm } from '#contract/questions.ts'
import { accountName } from '#domain/account-name.ts'
import type { Id } from '#domain/id.ts'
import { whyModerate } from '#domain/moderation.ts'
import { publicName } from '#domain/public-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { questionWords } from '#words/questions.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { hasStayed } from '../booking/guest-data.ts'
import { type Db, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { waitingLetter } from './letters.ts'
import { presentQuestion } from './present.ts'
import { insertQuestion } from './store.ts'
import type { QuestionsWorld } from './world.ts'

/** A guest asks about a hotel or about the site; what gives cause for doubt waits until one of us has read it. */
export async function askQuestion(world: QuestionsWorld, form: QuestionForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const { locale } = caller
  const tooMany = await world.limiter.take(['question_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const hotelId = form.hotel ?? null
  const hotel = hotelId === null ? null : await findHotel(world.db, hotelId)
  if (hotelId !== null && !hotel) return refuse('not_found')
  if (hotel?.state === 'closed') return refuse('hotel_closed')
  const say = questionWords(locale)
  const now = world.now()
  return transaction(world.db, async (tx) => {
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
      await world.outbox.put(tx, {
        event: `question:${question.id}`,
        kind: 'question_waiting',
        to: accountName(world.support),
        locale,
        letter: waitingLetter(world, {
          ...{ kind: 'question', id: question.id, hotelId, text: form.text, from: account, cause, locale },
        }),
      })
    const shown = presentQuestion(question, [], {
      zone: hotel?.zone ?? 'UTC',
      locale,
      site: world.siteName(locale),
    })
    return { ...ok(shown), msg: cause ? say.askedWaiting : say.asked }
  })
}

/** By which others know a guest. */
export const authorName = async (db: Db, guestId: Id) =>
  publicName((await guestContact(db, guestId))?.name ?? '')
