import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'

const app = await testApp({ pages: true })
await app.db`insert into redirect_rules (path, target, permanent) values ('/hlist/Boston', '/docs/about', false)`

const visit = async (url: string) => {
  const { statusCode, headers } = await app.http.inject(url)
  return [statusCode, headers.location]
}

test('a legacy list URL finds its city by the bare name, in one hop that ends on a page', async () => {
  const moved: [string, string][] = [
    ['/hlist/New_York', '/hotel-search/america-usa-new-york'],
    ['/zh/hlist/New_York/?s_d=2027-01-01', '/zh/hotel-search/america-usa-new-york?s_d=2027-01-01'],
    ['/hlist/america-usa-houston', '/hotel-search/america-usa-houston'],
    ['/hlist/St._Louis', '/hotel-search/america-usa-st-louis'],
    ['/hlist/Paris', '/hotel-search/europe-france-paris'],
    ['/hlist/peking', '/hotel-search/asia-china-beijing'],
    ['/hlist/%E4%B8%8A%E6%B5%B7', '/hotel-search/asia-china-shanghai'],
    ['/hlist/France', '/counties/france'],
    ['/hdetail/5?lang=zh', '/zh/hotels/5'],
    ['/counties', '/counties/all'],
    ['/zh/counties/', '/zh/counties/all'],
  ]
  for (const [from, to] of moved) assert.deepEqual(await visit(from), [301, to], from)
  for (const to of ['/hotel-search/america-usa-new-york', '/counties/france'])
    assert.equal((await visit(to))[0], 200, to)
})

test("the operator's rule comes first, and an unknown name redirects as specified", async () => {
  assert.deepEqual(await visit('/hlist/Boston'), [302, '/docs/about'])
  assert.deepEqual(await visit('/hlist/Qwxzy_Town'), [301, '/hotel-search/qwxzy-town'])
  assert.equal((await visit('/hotel-search/qwxzy-town'))[0], 404)
})

test('the redirect endpoint returns the same rule to the browser', async () => {
  const answer = await app.http.inject('/api/system/getpath?path=/hlist/New_York')
  assert.deepEqual(answer.json().data, { redirect: '/hotel-search/america-usa-new-york', permanent: true })
})
