import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Translation } from '#contract/support.ts'
import { testApp } from '#test/support/app.ts'
import { ask } from '#test/support/guests.ts'
import { startTranslationServer } from '#test/support/translation-server.ts'
import { openEngine } from './open-engine.ts'
import { purgeTranslations } from './translate.ts'

const service = await startTranslationServer()
after(service.close)
let now = Date.parse('2027-01-10T08:00:00Z')
const env = { TRANSLATE_URL: service.url, TRANSLATE_KEY: 'secret' }
const app = await testApp({ env, clock: () => now })
const translate = async (fields: object) => {
  const { body, status } = await ask(app, 'ai_assistance/tanslate', fields)
  return { ...(body.data as unknown as Translation), status, reason: body.data.reason }
}

test('each engine uses its own protocol, with the same result', async () => {
  const asked = { texts: ['Good beds', 'Near the bay'], from: null, to: 'zh' }
  for (const [name, target] of [
    ['libretranslate', 'zh'],
    ['deepl', 'ZH-HANS'],
    ['google', 'zh-CN'],
  ] as const) {
    const engine = openEngine({
      TRANSLATE_URL: `${service.url}/`,
      TRANSLATE_ENGINE: name,
      TRANSLATE_KEY: 'secret',
    })!
    const made = await engine.translate(asked, AbortSignal.timeout(5_000))
    assert.deepEqual(made, { texts: [`[${target}] Good beds`, `[${target}] Near the bay`], source: 'en' })
  }
  const [libre, deepl, google] = service.sent
  assert.deepEqual(libre!.body, {
    ...{ q: asked.texts, source: 'auto', target: 'zh', format: 'text' },
    api_key: 'secret',
  })
  assert.equal(deepl!.headers.authorization, 'DeepL-Auth-Key secret')
  assert.equal(google!.headers['x-goog-api-key'], 'secret')
  assert.equal(openEngine({ TRANSLATE_URL: undefined, TRANSLATE_ENGINE: 'google', TRANSLATE_KEY: 'x' }), null)
})

test('a text is translated once and cached; our own words need no engine', async () => {
  const before = service.sent.length
  const first = await translate({ text: 'Lovely view', to: 'zh' })
  assert.deepEqual([first.texts, first.source, first.engine], [['[zh] Lovely view'], 'en', 'libretranslate'])
  const again = await translate({
    'texts[0]': 'Lovely view',
    'texts[1]': 'Twin room',
    'texts[2]': '10/10',
    to: 'zh',
  })
  assert.deepEqual(again.texts, ['[zh] Lovely view', '双床房', '10/10'])
  assert.equal(service.sent.length, before + 1)
  now += 91 * 86_400_000
  await purgeTranslations(app.db, now)
  assert.equal((await app.db`select from translations`).length, 0)
})

test('a text in the requested language is unchanged', async () => {
  const before = service.sent.length
  assert.deepEqual((await translate({ text: '房间很干净', to: 'zh-CN' })).texts, ['房间很干净'])
  assert.equal(service.sent.length, before)
})

test('a failing service is reported, and after three consecutive failures not called for half a minute', async () => {
  service.fail(500)
  for (let n = 1; n <= 3; n++) {
    const { status, reason } = await translate({ text: `Nice pool ${n}`, to: 'zh' })
    assert.deepEqual([status, reason], [503, 'translation_failed'])
  }
  const asked = service.sent.length
  service.fail(200)
  assert.equal((await translate({ text: 'Nice pool 4', to: 'zh' })).reason, 'translation_failed')
  assert.equal(service.sent.length, asked)
  now += 31_000
  assert.deepEqual((await translate({ text: 'Nice pool 4', to: 'zh' })).texts, ['[zh] Nice pool 4'])
})

test('text length and calls from one IP address are limited', async () => {
  assert.equal(
    (
      await translate({
        'texts[0]': 'a'.repeat(5_000),
        'texts[1]': 'b'.repeat(5_000),
        'texts[2]': 'c'.repeat(5_000),
        'texts[3]': 'd'.repeat(5_000),
        'texts[4]': 'e',
        to: 'zh',
      })
    ).status,
    400,
  )
  const from = { address: '203.0.113.9' }
  const say = (n: number) => ask(app, 'ai_assistance/tanslate', { text: `Sentence ${n}`, to: 'zh' }, from)
  for (let n = 0; n < 60; n++) assert.equal((await say(n)).status, 200)
  assert.equal((await say(60)).status, 429)
  // A cached text does not count.
  assert.equal((await say(0)).status, 200)
})

test('without an engine the text is returned unchanged with engine none', async () => {
  const plain = await testApp()
  const { body } = await ask(plain, 'ai_assistance/tanslate', { text: 'Lovely view', to: 'zh' })
  assert.deepEqual(body.data, { texts: ['Lovely view'], source: null, engine: 'none' })
})
