import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonicalAddress, canonicalPath } from './canonical-path.ts'

test('each path has one canonical spelling', () => {
  const table: [string, string][] = [
    ['/', '/'],
    ['/dev/ui', '/dev/ui'],
    ['/%64ev/ui', '/dev/ui'],
    ['/x/../dev/ui', '/dev/ui'],
    ['/x/%2e%2e/dev/ui', '/dev/ui'],
    ['/./dev/ui', '/dev/ui'],
    ['//evil.example/', '/evil.example/'],
    ['/zh//evil.example', '/zh/evil.example'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['/../../x', '/x'],
    ['/hotel-search/北京', '/hotel-search/%E5%8C%97%E4%BA%AC'],
    ['/hotel-search/%E5%8C%97', '/hotel-search/%E5%8C%97'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%zz', '/%25zz'],
    ['/%ff', '/%25ff'],
    ['/docs/faq/', '/docs/faq/'],
  ]
  for (const [from, to] of table) assert.equal(canonicalPath(from), to, from)
})

test('a query is not changed', () => {
  assert.equal(canonicalAddress('//x?a=//y&b=%zz?c'), '/x?a=//y&b=%zz?c')
})

test('for any input the result is a local path, and canonicalising it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '.', '\\', '%', '2', 'e', 'a', '北', ':') }),
      (text) => {
        const path = canonicalPath(`/${text}`)
        assert.match(path, /^\/(?![\\/])/)
        assert.equal(canonicalPath(path), path)
      },
    ),
    { numRuns: 2_000 },
  )
})
