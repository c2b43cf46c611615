import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCrawler, stepsOfRequest } from './request-step.ts'

test('pages and the calls of an open page are the same steps', () => {
  const table = [
    ['/hotel-search/suzhou?s_d=2027-01-10', ['search']],
    ['/zh/hotel-search/suzhou', ['search']],
    ['/api/hot/hlis?kw=suzhou', ['search']],
    ['/api/hot/hlis?kw=suzhou&page=2', []],
    ['/hotels/12', ['hotel']],
    ['/hotels/12?s_d=2027-01-10', ['hotel', 'prices']],
    ['/api/hot/h_detail?id=12', ['hotel']],
    ['/api/hot/r_detail?id=12', ['prices']],
    ['/hreserve?quote=x', ['checkout']],
    ['/hreserve', []],
    ['/api/hot/r_guarinfo?quote=x', ['checkout']],
    ['/api/hot/r_rooms?quotes=x,y', ['checkout']],
    ['/hotels/pay', []],
    ['/', []],
    ['/assets/hotels/12', []],
    ['/api/hot/reviews?id=12', []],
  ] as const
  for (const [address, steps] of table) assert.deepEqual(stepsOfRequest(address), [...steps], address)
})

test('crawlers and programs without a name are not counted', () => {
  assert.ok(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)') && isCrawler(''))
  assert.ok(!isCrawler('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'))
})
