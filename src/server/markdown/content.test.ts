import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { readFrontMatter } from './front-matter.ts'
import { plainText, renderMarkdown } from './markdown.ts'
import { fillMarkdown, fillText } from './placeholders.ts'
import { sectionsOf } from './sections.ts'

test('HTML in a text is escaped', () => {
  const html = renderMarkdown('<script>alert(1)</script> and <img src=x onerror=alert(1)> `</script>`', 'en')
  assert.doesNotMatch(html, /<(?!\/?(p|code)>)/)
  assert.match(html, /&lt;script&gt;/)
})

test('a link leads within the site in the language of the page, to an e-mail address or to an https URL', () => {
  assert.match(renderMarkdown('[a](/docs/faq#x)', 'zh'), /href="\/zh\/docs\/faq#x"/)
  assert.match(renderMarkdown('[a](/apps/down_ios.html)', 'zh'), /href="\/apps\/down_ios\.html"/)
  assert.match(renderMarkdown('[a](mailto:a@b.example)', 'en'), /href="mailto:a@b\.example"/)
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    '&#106;avascript:alert(1)',
  ])
    assert.doesNotMatch(renderMarkdown(`[a](${address})`, 'en'), /<a/, address)
})

test('images are not rendered', () => {
  assert.doesNotMatch(renderMarkdown('![a](https://elsewhere.example/x.png)', 'en'), /<img/)
})

test('a placeholder is filled in, and an unknown one throws', () => {
  assert.equal(fillText('{{hold_minutes}} minutes', { hold_minutes: 30 }), '30 minutes')
  assert.throws(() => fillText('{{hold_hours}}', { hold_minutes: 30 }), /hold_hours/)
  assert.throws(() => fillText('{{constructor}}', {}), /constructor/)
})

test('a filled-in value cannot become markup', () => {
  const site = '*Inn* <b>& Co</b> [x](/y)\n# z'
  const html = renderMarkdown(fillMarkdown('Welcome to {{site}}.', { site }), 'en')
  assert.doesNotMatch(html, /<(?!\/?p>)/)
  assert.match(html, /\*Inn\* &lt;b&gt;/)
  const mail = fillMarkdown('[{{mail}}](mailto:{{mail}})', { mail: 'a_b-c@inn.example' })
  assert.match(renderMarkdown(mail, 'en'), /<a href="mailto:a_b-c@inn\.example">a_b-c@inn\.example<\/a>/)
})

test('front matter is parsed, and an invalid or missing one throws', () => {
  const Facts = z.strictObject({ title: z.string() })
  assert.deepEqual(readFrontMatter('---\ntitle: A\n---\n\nText\n', Facts), {
    facts: { title: 'A' },
    body: 'Text',
  })
  assert.throws(() => readFrontMatter('Text', Facts))
  assert.throws(() => readFrontMatter('---\ntitle: A\nother: B\n---\n', Facts))
})

test('a text is split at its headings', () => {
  const { opening, sections } = sectionsOf(
    'First.\n\n## One {#one}\n\nA\n\n### In one {#in}\n\n## Two {#two}\n\nB',
    2,
  )
  assert.equal(opening, 'First.')
  assert.deepEqual(sections, [
    { id: 'one', title: 'One', body: 'A\n\n### In one {#in}' },
    { id: 'two', title: 'Two', body: 'B' },
  ])
})

test('plainText removes the markup', () => {
  assert.equal(plainText('A **bold** [link](/x).\n\n- one\n- two\nand more'), 'A bold link. one two and more')
})
