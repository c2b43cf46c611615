import { decideReview, listByState, type ReviewRow, type ReviewState } from '#server/reviews/decide-review.ts'
import { LONGEST_REPLY, replyToReview } from '#server/reviews/reply-to-review.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, indented, print, readable } from './printing.ts'

const help = `Usage: npm run ops -- reviews list [--state waiting|published|refused] [--limit N]
       npm run ops -- reviews publish ID…
       npm run ops -- reviews refuse ID…
       npm run ops -- reviews reply ID TEXT

Guests' reviews wait for moderation.

  list      waiting reviews, oldest first, or those in another state
  publish   publishes reviews on their hotels' pages, as verified stays, and counts them in the scores
  refuse    hides them and deletes their pictures; a published one is unpublished
  reply     shows the hotel's reply under a published review; an empty TEXT removes it

  --json    prints JSON instead of lines`

const isId = (id: string) => /^\d{1,18}$/.test(id)
const states: readonly ReviewState[] = ['waiting', 'published', 'refused']
const decisions = { publish: 'published', refuse: 'refused' } as const

export const reviewsCommand: Command = {
  name: 'reviews',
  about: "moderate guests' reviews and reply to them",
  help,
  run: async (words, { open, actor }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: '50' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', ...ids] = options.positionals
    const { json } = options.values
    if (what === 'list') {
      const state = states.find((one) => one === options.values.state)
      const limit = Number(options.values.limit)
      if (!state) return fail(`There is no state "${options.values.state}"`, 2)
      if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
        return fail('--limit is a number up to 1000', 2)
      const reviews = await listByState((await open()).db, state, limit)
      print(json, reviews, reviews.map(textOf).join('\n\n') || 'No reviews.')
      return 0
    }
    if (what === 'reply') return reply(ids, json, open)
    if (!(what in decisions) || ids.length === 0 || !ids.every(isId))
      return fail('Which one? npm run ops -- reviews list | publish ID… | refuse ID…', 2)
    const to = decisions[what as keyof typeof decisions]
    const { db } = await open()
    const outcomes: { id: string; state: string; done: boolean }[] = []
    for (const id of ids) {
      const decided = await decideReview(db, { id, to, by: await actor(), now: Date.now() })
      outcomes.push({ id, state: decided.ok ? to : decided.refusal, done: decided.ok })
    }
    print(json, outcomes, outcomes.map(outcomeText).join('\n'))
    return outcomes.every(({ done }) => done) ? 0 : 1
  },
}

async function reply([id = '', text = '', ...more]: string[], json: boolean, open: Workplace['open']) {
  const written = text.trim()
  if (!isId(id) || more.length > 0)
    return fail('Which one, and what? npm run ops -- reviews reply ID TEXT', 2)
  if (written.length > LONGEST_REPLY) return fail(`A reply has at most ${LONGEST_REPLY} characters`, 2)
  const { db } = await open()
  const replied = await replyToReview(db, { id, text: written || null, now: Date.now() })
  const outcome = { id, state: replied.ok ? 'replied' : replied.refusal, done: replied.ok }
  print(json, [outcome], outcomeText(outcome))
  return outcome.done ? 0 : 1
}

const textOf = ({ id, score, author, title, text, hotelId, orderId, images, writtenAt }: ReviewRow) =>
  `${id}  ${score}/10  ${readable(author)}, ${new Date(writtenAt).toISOString().slice(0, 10)}, hotel ${hotelId}, order ${orderId}, ${images.length} pictures
  ${readable(title)}
${indented(text)}`

const outcomeText = ({ id, state, done }: { id: string; state: string; done: boolean }) => {
  if (done) return `${id}: ${state}.`
  return state === 'not_found'
    ? `${id}: there is no such review.`
    : `${id}: is ${state}, nothing was changed.`
}
