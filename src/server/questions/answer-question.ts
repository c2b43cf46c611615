import type { AnswerForm, AnswerId } from '#contract/questions.ts'
import { accountName } from '#domain/account-name.ts'
import { whyModerate } from '#domain/moderation.ts'
import { ok, refuse } from '#domain/result.ts'
import { questionWords } from '#words/questions.ts'
import { hasStayed } from '../booking/guest-data.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { authorName } from './ask-question.ts'
import { waitingLetter } from './letters.ts'
import { presentAnswer } from './present.ts'
import { addVote, insertAnswer, lockAnswer, readQuestion } from './store.ts'
import { tellAsker } from './tell-asker.ts'
import type { QuestionsWorld } from './world.ts'

/** Who stayed at the hotel may answer what others ask about it; about the site, who has stayed anywhere. */
export async function answerQuestion(world: QuestionsWorld, form: AnswerForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const { locale } = caller
  const tooMany = await world.limiter.take(['question_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const say = questionWords(locale)
  const now = world.now()
  return transaction(world.db, async (tx) => {
    const question = await readQuestion(tx, form.question)
    if (question?.state !== 'published') return refuse('not_found')
    const { hotelId } = question
    if (!(await hasStayed(tx, { guestId, hotelId }))) return refuse('not_stayed')
    const cause = whyModerate({ text: form.text, isKnownGuest: true })
    const author = await authorName(tx, guestId)
    const state = cause ? 'waiting' : 'published'
    const written = { questionId: question.id, guestId, text: form.text, locale, author, state, now } as const
    const answer = await insertAnswer(tx, written)
    if (cause)
      await world.outbox.put(tx, {
        event: `answer:${answer.id}`,
        kind: 'answer_waiting',
        to: accountName(world.support),
        locale,
        letter: waitingLetter(world, {
          ...{ kind: 'answer', id: answer.id, hotelId, text: form.text, from: account, cause, locale },
        }),
      })
    else await tellAsker(world, tx, question, answer)
    const shown = presentAnswer(answer, { locale, site: world.siteName(locale) })
    return { ...ok(shown), msg: cause ? say.answeredWaiting : say.answered }
  })
}

/** Counted once for each guest, however often it is pressed. */
export async function markHelpful(world: QuestionsWorld, { answer: id }: AnswerId, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const tooMany = await world.limiter.take(['vote_per_account_hour'], { address: caller.address, account })
  if (tooMany) return refuse(tooMany)
  const { locale } = caller
  return transaction(world.db, async (tx) => {
    const answer = await lockAnswer(tx, id)
    const question = answer && (await readQuestion(tx, answer.questionId))
    if (answer?.state !== 'published' || question?.state !== 'published') return refuse('not_found')
    if (answer.guestId === guestId) return refuse('own_answer')
    await addVote(tx, { answerId: id, guestId, now: world.now() })
    const counted = (await lockAnswer(tx, id))!
    return ok(presentAnswer(counted, { locale, site: world.siteName(locale) }))
  })
}
