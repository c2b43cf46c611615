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

test('pages with the same request share one response, also while it is in flight', async () => {
  const { answers, asked } = context()
  const both = await Promise.all([
    answers(listHotels, { kw: 'kyoto' }, 'en'),
    answers(listHotels, { kw: 'kyoto' }, 'en'),
  ])
  assert.equal(both[0], both[1])
  assert.equal(await answers(listHotels, { kw: 'kyoto' }, 'en'), both[0])
  assert.equal(asked(), 1)
})

test('another endpoint, input or language is another cache key', async () => {
  const { answers, asked } = context()
  await answers(listHotels, { kw: 'kyoto' }, 'en')
  await answers(listHotels, { kw: 'kyoto' }, 'zh')
  await answers(listHotels, { kw: 'osaka' }, 'en')
  await answers(listQuestions, { kw: 'kyoto' }, 'en')
  assert.equal(asked(), 4)
})

test('a cached response expires with the page life and carries its time', async () => {
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

test('a stale response is requested again', async () => {
  let isFresh = true
  const { answers, asked } = context(() => ({ isFresh: () => isFresh }))
  await answers(listHotels, {}, 'en')
  isFresh = false
  await answers(listHotels, {}, 'en')
  assert.equal(asked(), 2)
})

test('a refusal is not cached', async () => {
  const { answers, asked } = context((count) =>
    count === 1 ? { envelope: { code: 503, msg: 'busy', data: { reason: 'overloaded' } } } : {},
  )
  assert.equal((await answers(listHotels, {}, 'en')).envelope.code, 503)
  assert.equal((await answers(listHotels, {}, 'en')).envelope.code, 1)
  assert.equal(asked(), 2)
})
