import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listHotels, listQuestions } from '#contract/endpoints.ts'
import type { Answer, Respond } from '../http/dispatch.ts'
import { createPageAnswers } from './page-answers.ts'

const life = 10_000

function context(answerOf: (asked: number) => Partial<Answer> = () => ({})) {
  const time = { now: 0 }
  let asked = 0
  const respond: Respond = async () => {
    asked += 1
    return { envelope: { code: 1, msg: 'ok', data: asked }, ...answerOf(asked) } as Answer
  }
  return {
    time,
    asked: () => asked,
    answers: createPageAnswers({ respond, now: () => time.now, lifeMs: life }),
  }
}

test('pages that ask the same share one answer, also while it is on its way', async () => {
  const { answers, asked } = context()
  const both = await Promise.all([
    answers(listHotels, { kw: 'kyoto' }, 'en'),
    answers(listHotels, { kw: 'kyoto' }, 'en'),
  ])
  assert.equal(both[0], both[1])
  assert.equal(await answers(listHotels, { kw: 'kyoto' }, 'en'), both[0])
  assert.equal(asked(), 1)
})

test('another endpoint, input or language is another question', async () => {
  const { answers, asked } = context()
  await answers(listHotels, { kw: 'kyoto' }, 'en')
  await answers(listHotels, { kw: 'kyoto' }, 'zh')
  await answers(listHotels, { kw: 'osaka' }, 'en')
  await answers(listQuestions, { kw: 'kyoto' }, 'en')
  assert.equal(asked(), 4)
})

test('an answer serves no longer than a page may be old, and says when it was asked for', async () => {
  const { answers, time } = context()
  time.now = 500
  const first = await answers(listHotels, {}, 'en')
  time.now = 500 + life - 1
  assert.equal((await answers(listHotels, {}, 'en')).at, 500)
  time.now = 500 + life
  const second = await answers(listHotels, {}, 'en')
  assert.notEqual(second.etagSeed, first.etagSeed)
  assert.equal(second.at, 500 + life)
})

test('an answer that knows itself outdated is asked for anew', async () => {
  let isFresh = true
  const { answers, asked } = context(() => ({ isFresh: () => isFresh }))
  await answers(listHotels, {}, 'en')
  isFresh = false
  await answers(listHotels, {}, 'en')
  assert.equal(asked(), 2)
})

test('a refusal is not kept', async () => {
  const { answers, asked } = context((count) =>
    count === 1 ? { envelope: { code: 503, msg: 'busy', data: { reason: 'overloaded' } } } : {},
  )
  assert.equal((await answers(listHotels, {}, 'en')).envelope.code, 503)
  assert.equal((await answers(listHotels, {}, 'en')).envelope.code, 1)
  assert.equal(asked(), 2)
})
