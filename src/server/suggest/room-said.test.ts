import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roomsSaid } from './room-said.ts'
import { wordsOf } from './typed-words.ts'

const said = (typed: string) =>
  roomsSaid(wordsOf(typed))
    .map(
      ({ word, isWhole, rest }) =>
        `${word.id}${isWhole ? '' : '…'}${rest.length > 0 ? ` | ${rest.join(' ')}` : ''}`,
    )
    .toSorted()

test('a room or bed is heard before, after and between other words', () => {
  assert.deepEqual(said('king bed'), ['king'])
  assert.deepEqual(said('king bed tokyo'), ['king | tokyo'])
  assert.deepEqual(said('family room in new york'), ['family_room | in new york'])
  assert.deepEqual(said('东京家庭房'), ['family_room | 东京'])
  assert.deepEqual(said('家庭房 东京'), ['family_room | 东京'])
  assert.deepEqual(said('上海的双床房推荐'), ['twin_room | 上海的 推荐'])
})

test('the beginning of a phrase is heard at the end of the text only', () => {
  assert.deepEqual(said('tokyo fam'), ['family_room… | tokyo'])
  assert.deepEqual(said('fam tokyo'), [])
  assert.deepEqual(said('fa'), [])
  assert.deepEqual(said('家庭'), ['family_room…'])
})

test('what people call one thing is one thing', () => {
  assert.deepEqual(said('大床房'), ['double_room', 'king', 'queen'])
  assert.deepEqual(said('榻榻米'), ['futon', 'japanese_room'])
  assert.deepEqual(said('标间'), ['twin_room'])
})

test('other words are no rooms', () => {
  for (const typed of ['paris', '上海', 'hotel', 'bedford', '床']) assert.deepEqual(said(typed), [], typed)
})
