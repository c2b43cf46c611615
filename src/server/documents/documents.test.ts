import assert from 'node:assert/strict'
import fs, { globSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { DocumentName } from '#contract/documents.ts'
import { locales } from '#domain/text/locale.ts'
import { testApp } from '#test/support/app.ts'
import { productFacts } from '../startup/product-facts.ts'
import { documentVersion, writtenDocument } from './read-document.ts'

const root = join(import.meta.dirname, '../../..')
const app = await testApp({
  env: {
    SITE_NAME: 'Inn </script> & *Co*',
    SUPPORT_EMAIL: 'help_me@inn.example',
    SUPPORT_HOURS: '00:00-24:00 UTC',
    OPERATOR_NAME: 'Inn & Co Ltd',
  },
})
const show = async (name: string, lang: string) => {
  const answer = await app.http.inject(`/api/system/described?name=${name}&lang=${lang}`)
  assert.equal(answer.statusCode, 200, name)
  return answer.json().data
}

const original = fs.readFileSync
// The first test: later ones read the files themselves.
test('a document that can no longer be read is served as it was at startup', async (t) => {
  const { mock } = t.mock.method(fs, 'readFileSync', (...asked: Parameters<typeof readFileSync>) => {
    if (String(asked[0]).includes('content/documents')) throw new Error('unreadable')
    return original(...asked)
  })
  syncBuiltinESMExports()
  t.after(() => {
    mock.restore()
    syncBuiltinESMExports()
  })
  for (const name of DocumentName.options) for (const locale of locales) await show(name, locale)
})

test('an agent accepts the version of the statement that is in force', () => {
  assert.match(documentVersion('agentstatement'), /^\d+\.\d+$/)
})

for (const name of DocumentName.options) {
  test(`the document ${name} is complete and has the same structure in both languages`, async () => {
    const [en, zh] = await Promise.all(locales.map((locale) => show(name, locale)))
    assert.deepEqual([en.version, en.date], [zh.version, zh.date])
    assert.equal(documentVersion(name), en.version)
    const shape = (document: typeof en) =>
      document.contents.map(({ id, level }: { id: string; level: number }) => `${level} ${id}`)
    assert.deepEqual(shape(en), shape(zh))
    const ids = en.contents.map(({ id }: { id: string }) => id)
    assert.equal(new Set(ids).size, ids.length)
    for (const document of [en, zh]) {
      const { title, des, kword } = document.tdk
      for (const text of [title, des, kword, document.title]) assert.ok(text.length > 1)
      assert.ok(document.minutes >= 1 && document.sections.length > 3)
      assert.equal(JSON.stringify(document).match(/\{\{|\*\*/), null)
      assert.ok(
        document.sections.every(
          (part: { html: string; answers: [] }) => part.html || part.answers.length > 0,
        ),
      )
    }
    assert.match(zh.html, /[\u4e00-\u9fff]/)
    assert.doesNotMatch(en.html, /[\u4e00-\u9fff]/)
  })
}

test('links in documents lead to existing pages and sections', async () => {
  const routes = globSync('*.tsx', { cwd: join(root, 'src/web/routes') })
    .map(
      (file) =>
        /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(root, 'src/web/routes', file), 'utf8'))?.[1],
    )
    .filter((path) => path !== undefined)
    .map((path) => new RegExp(`^${path.replace(/(?<=.)\/$/, '').replace(/\$\w+/g, '[^/]+')}$`))
  const own = [...routes, /^\/api\/docs$/]
  for (const locale of locales) {
    const documents = new Map<string, { html: string; contents: { id: string }[] }>()
    for (const name of DocumentName.options) documents.set(name, await show(name, locale))
    for (const [name, { html }] of documents) {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
      for (const href of links.filter((each) => !each.startsWith('mailto:'))) {
        const [path = '', fragment] = href.replace(/^\/zh(?=\/|$)/, '').split('#')
        assert.ok(locale === 'en' || href.startsWith('/zh') || href.startsWith('/api'), `${name}: ${href}`)
        assert.ok(
          own.some((route) => route.test(path || '/')),
          `${name}: ${href}`,
        )
        const sections = documents.get(path.replace('/docs/', ''))?.contents.map(({ id }) => id)
        if (fragment) assert.ok(sections?.includes(fragment), `${name}: ${href}`)
      }
    }
  }
})

test("documents take the product's numbers from the product", () => {
  const spelled = new RegExp(
    `(?<![\\d{.])(?:${productFacts.hold_minutes}|${productFacts.quote_minutes}) ?(?:minutes|分钟)|` +
      `(?<![\\d.])(?:${productFacts.agent_percent}|${productFacts.member_percent}) ?%|` +
      `${productFacts.points_months} ?(?:months|个月)|${productFacts.points_per_yuan} ?(?:points|积分)`,
  )
  for (const name of DocumentName.options)
    for (const locale of locales)
      assert.doesNotMatch(writtenDocument(name, locale).body, spelled, `${name} ${locale}`)
})

test('retention periods in documents are placeholders, not literals', () => {
  const typed =
    /(?<![\d{.])(?:\d+|two|three) ?(?:minutes|hours|days|months|years|分钟|小时|天|个月|年)|[一两三]年/g
  // A promise of ours that no constant of the product holds.
  const promised = ['30 days', '30天']
  for (const name of ['privacy', 'cookie'] as const)
    for (const locale of locales) {
      const found = [...writtenDocument(name, locale).body.matchAll(typed)].map(([text]) => text)
      assert.deepEqual(
        found.filter((text) => !promised.includes(text)),
        [],
        `${name} ${locale}`,
      )
      assert.equal(found.length, name === 'privacy' ? 1 : 0, `${name} ${locale}`)
    }
})

test("placeholders are replaced by the product's numbers", async () => {
  const { html } = await show('terms', 'en')
  assert.match(html, /valid for 15 minutes/)
  assert.match(html, /hold the room for 30 minutes/)
  const loyalty = await show('loyalty', 'zh')
  assert.match(loyalty.html, /100积分抵1元/)
  assert.match(loyalty.html, /24个月/)
  assert.match((await show('agentstatement', 'en')).html, /4% of the room price/)
})

test("the site name is escaped wherever it appears, and the operator's hours are shown", async () => {
  for (const locale of locales) {
    const { html, tdk } = await show('about', locale)
    assert.doesNotMatch(html, /<\/script>|<em>Co/)
    assert.match(html, /Inn &lt;\/script&gt; &amp; \*Co\*/)
    assert.match(tdk.title, /Inn <\/script> & \*Co\*/)
    assert.match(html, /href="mailto:help_me@inn\.example"/)
    assert.match(html, locale === 'en' ? /around the clock/ : /全天24小时/)
  }
})

test('terms and privacy name the operator, and every document says what changed', async () => {
  for (const locale of locales) {
    for (const name of ['terms', 'privacy', 'agentstatement', 'about'])
      assert.match((await show(name, locale)).html, /Inn &amp; Co Ltd/, name)
    for (const name of DocumentName.options) assert.ok((await show(name, locale)).changed, name)
  }
})

test('the cookie document names every cookie and storage item of the site', () => {
  const sources = (pattern: string) =>
    globSync(pattern, { cwd: join(root, 'src') })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  // A file that stores an item has its name in one constant.
  const keeps = /\b(?:items|tabItems|cookies)\b|document\.cookie|setCookie|\bStorage\b|keptName/
  const named = /^(?:export )?const \w*(?:[nN]ame|[iI]tem|[kK]ey|[cC]ookie) = '([\w.]+)'/gm
  const written = /\b(?:items\.set|setCookie)\('([\w.]+)'/g
  const ofFile = (text: string) =>
    [...text.matchAll(named), ...text.matchAll(written)].map(([, name]) => name!)
  const kept = [
    ...sources('web/**/*.{ts,tsx}')
      .filter((text) => keeps.test(text))
      .flatMap(ofFile),
    ...sources('web/translation/page-language-item.ts').flatMap(ofFile),
    ...sources('server/**/*.ts').flatMap((text) =>
      [...text.matchAll(/^(?:export )?const \w*[cC]ookie = '([\w.]+)'|setCookie\('([\w.]+)'/gm)].map(
        ([, name, other]) => (name ?? other)!,
      ),
    ),
  ]
  const cookies = [
    'USER_TOEKN',
    'known_device',
    'setupLang',
    'localcurrency',
    'invite',
    'support_visitor',
    'googtrans',
  ]
  for (const name of [...cookies, 'history_mantal', 'reserve.form', 'page_translation', 'push_device'])
    assert.ok(kept.includes(name), `${name} is found in the code`)
  for (const locale of locales) {
    const { body } = writtenDocument('cookie', locale)
    for (const name of kept) assert.ok(body.includes(`\`${name}\``), `${locale}: ${name}`)
    const table = body.slice(body.indexOf('{#cookies}'), body.indexOf('{#local}'))
    assert.deepEqual(
      [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name),
      cookies,
    )
  }
})
