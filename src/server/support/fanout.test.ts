import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Carrier, createFanout, type News, readNews, writeNews } from './fanout.ts'

const news: News = { conversation: '12', kind: 'typing', by: 'staff' }

test('an event is short, contains no message text, and is parsed back as written', () => {
  assert.equal(writeNews(news), '12 typing staff')
  assert.deepEqual(readNews('12 typing staff'), news)
  for (const text of ['', 'x message guest', '12 shout guest']) assert.equal(readNews(text), null)
})

test('without a carrier, subscribers of this process receive events until they unsubscribe', () => {
  const fanout = createFanout(null)
  const heard: News[] = []
  const leave = fanout.subscribe('12', (one) => heard.push(one))
  fanout.publish(news)
  fanout.publish({ ...news, conversation: '13' })
  leave()
  fanout.publish(news)
  assert.deepEqual(heard, [news])
})

test('remote events are received, a gap triggers a lookup, and a failing carrier is retried', async () => {
  let listens = 0
  let hear: (text: string | null) => void = () => {}
  const carrier: Carrier = {
    send: async () => {
      throw new Error('away')
    },
    listen: async (heard) => {
      listens += 1
      if (listens === 1) throw new Error('away')
      hear = heard
    },
    close: async () => {},
  }
  const fanout = createFanout(carrier)
  const heard: News[] = []
  let gaps = 0
  fanout.subscribe('12', (one) => heard.push(one))
  fanout.onGap(() => {
    gaps += 1
  })
  fanout.start()
  fanout.publish(news)
  while (listens < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  hear('12 message guest')
  hear(null)
  assert.equal(heard.length, 2)
  assert.equal(gaps, 1)
  await fanout.close()
})
