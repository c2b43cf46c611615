import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mentionedRooms } from './room-mentions.ts'
import { tokenise } from './tokenise.ts'

const mentioned = (typed: string) =>
  mentionedRooms(tokenise(typed))
    .map(
      ({ word, isWhole, rest }) =>
        `${word.id}${isWhole ? '' : '…'}${rest.length > 0 ? ` | ${rest.join(' ')}` : ''}`,
    )
    .toSorted()

test('a room or bed is recognised before, after and between other words', () => {
  assert.deepEqual(mentioned('king bed'), ['king'])
  assert.deepEqual(mentioned('king bed tokyo'), ['king | tokyo'])
  assert.deepEqual(mentioned('family room in new york'), ['family_room | in new york'])
  assert.deepEqual(mentioned('东京家庭房'), ['family_room | 东京'])
  assert.deepEqual(mentioned('家庭房 东京'), ['family_room | 东京'])
  assert.deepEqual(mentioned('上海的双床房推荐'), ['twin_room | 上海的 推荐'])
})

test('a prefix of a phrase is recognised at the end of the text only', () => {
  assert.deepEqual(mentioned('tokyo fam'), ['family_room… | tokyo'])
  assert.deepEqual(mentioned('fam tokyo'), [])
  assert.deepEqual(mentioned('fa'), [])
  assert.deepEqual(mentioned('家庭'), ['family_room…'])
})

test('synonyms are recognised as the same room or bed', () => {
  assert.deepEqual(mentioned('大床房'), ['double_room', 'king', 'queen'])
  assert.deepEqual(mentioned('榻榻米'), ['futon', 'japanese_room'])
  assert.deepEqual(mentioned('标间'), ['twin_room'])
})

test('other words are no rooms', () => {
  for (const typed of ['paris', '上海', 'hotel', 'bedford', '床'])
    assert.deepEqual(mentioned(typed), [], typed)
})
