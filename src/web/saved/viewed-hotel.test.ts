import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewedCard, viewedHotel } from './viewed-hotel.ts'

const hotel = {
  id: '12',
  name: 'The Paper Crane Hotel',
  name_other: '东京纸鹤酒店',
  place: { name: 'Tokyo' },
  stars: 4,
  score: 9.1,
  gallery: [{ url: '/media/v2/h/12/front-0-day.svg', card: '/media/v2/h/12/front-0-day-card.svg' }],
}

test('a hotel that was seen is shown again in the language of the page', () => {
  const seen = { ...viewedHotel(hotel, 'en') }
  assert.deepEqual(viewedCard(seen, 'en'), {
    id: '12',
    name: 'The Paper Crane Hotel',
    place: 'Tokyo',
    stars: 4,
    score: 9.1,
    picture: '/media/v2/h/12/front-0-day-card.svg',
  })
  const other = viewedCard(seen, 'zh')
  assert.equal(other?.name, '东京纸鹤酒店')
  assert.equal(other?.place, '')
})

test('a spoilt entry shows nothing that is not ours', () => {
  assert.equal(viewedCard({ id: '12' }, 'en'), null)
  assert.equal(viewedCard({ id: 'javascript:1', name: 'x', lang: 'en' }, 'en'), null)
  const foreign = viewedCard({ id: '12', name: 'x', lang: 'en', picture: 'https://evil.example/a.png' }, 'en')
  assert.deepEqual(foreign, { id: '12', name: 'x', place: '', stars: 0, score: null, picture: null })
})
