import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { type Locale, locales } from '#domain/text/locale.ts'
import { chinese, english, offending, type Said } from '#test/support/phrases.ts'
import { amenityNames, bedNames } from './hotels/hotel-facts.ts'
import { offerWords } from './hotels/offers.ts'
import { listPageWords } from './search/list-page.ts'

const root = join(import.meta.dirname, '../..')

type Labels = Readonly<Record<string, unknown>>
const longest: Record<Locale, number> = { en: 24, zh: 12 }

type Rule = readonly [wrong: RegExp, instead: string]
const broken = (phrases: readonly Said[], rules: readonly Rule[]) =>
  rules.flatMap(([wrong, instead]) => offending(phrases, wrong).map((found) => `${found} → ${instead}`))

const bannedEnglish: readonly Rule[] = [
  [/\be-mails?\b/i, 'email'],
  [/(?<![\w-])mails?\b/i, 'email'],
  [/\b(press(es|ed)?)\b/i, 'click or tap'],
  [/\beras(e|ed|es|ing)\b/i, 'delete'],
  [/\bmeans of payment\b|\bways? to pay\b|\bway of paying\b/i, 'payment method'],
  [/\bsign(ed|s|ing)?[ -](in|out)\b/i, 'log in'],
  [/\b(somebody|anybody|nobody|whoever)\b/i, 'someone, anyone, no one, or we'],
  [/\bwishes\b/i, 'special requests'],
  [/\bkept\b/i, 'held, charged or saved'],
  [/\bgoes back\b|\bcomes back after\b/i, 'is refunded'],
  [/\bhas run out\b/i, 'has passed or has expired'],
  [/\b(given|family) name\b/i, 'first name or last name'],
  [/\bworking days?\b/i, 'business days'],
  [/\b(a person|people) (reads?|answers?)\b/i, 'we'],
  [/\btelephone\b/i, 'phone'],
  [/\b(prices?|it) (falls?|fell)\b/i, 'drops'],
  [/\bwhole order\b/i, 'whole booking'],
]

/** Guests make bookings; the label of the number is the only exception. Sort orders are no bookings. */
const orderOfGuest: Rule = [/\borders?\b(?! numbers?\b)(?<!(recommended|default) order)/i, 'booking']

/** Sentences that the product or the style guide fixes. */
const literal =
  /please do not pay again|Hotels cannot pay to rank higher|The size of file cannot over 5 MB|The source is not exsiting/i
const uncontracted: readonly Rule[] = [
  [
    /\b(can|do|does|did|is|are|was|were|will|would|have|has|had|could) not\b|\bcannot\b/i,
    'a contraction such as can’t',
  ],
  [
    /(?<!\b(who|what|where|kind of hotel|as) )\b((we|they) (are|have(?! a\b)|will)|(it|there) is)\b/i,
    'we’re, we’ll, it’s',
  ],
  [/(?<!\b(who|what|where) )\byou (are|will)\b(?! here)/i, 'you’re or you’ll'],
  [/\byou have (already|been|left|paid|read|reached|reviewed|seen|sent|used)\b/i, 'you’ve'],
]

const bannedChinese: readonly Rule[] = [
  [/发票/, '账单'],
  [/币种/, '货币'],
  [/特别要求/, '特殊要求'],
  [/常用旅客/, '常用入住人'],
  [/资金明细/, '款项明细'],
  [/备案号/, '登记号'],
  [/取消规则/, '取消政策'],
  [/稍后付款/, '稍后支付'],
  [/家住宿/, '家酒店'],
  [/您的账户/, '您的账号'],
  [/发信|来信/, '发邮件'],
  [/住宿列表|全部住宿/, '酒店'],
]

/** The desk is for staff, who do handle orders. */
const forGuests = (phrases: readonly Said[]) => phrases.filter(({ file }) => !file.startsWith('desk/'))

test('English avoids banned words', () => {
  assert.deepEqual([...new Set(broken(english, bannedEnglish))], [])
})

test('Chinese avoids banned words', () => {
  assert.deepEqual([...new Set(broken(chinese, bannedChinese))], [])
})

test('guests read of bookings, not of orders', () => {
  assert.deepEqual([...new Set(broken(forGuests(english), [orderOfGuest]))], [])
})

test('English uses contractions', () => {
  // Generic form messages are quoted by the specification, and API errors are for programmers.
  const technical = /^(validation|refusals|pictures|hotels)\.ts$/
  const said = forGuests(english).filter(({ where, text }) => !technical.test(where) && !literal.test(text))
  assert.deepEqual([...new Set(broken(said, uncontracted))], [])
})

const written = (locale: Locale): Said[] =>
  globSync(`content/documents/*.${locale}.md`, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/\]\([^)]*\)/g, ']')
      .split('\n')
      .map((text, at) => ({ file, where: basename(file), key: String(at + 1), text })),
  )

test('documents obey the same rules as the pages', () => {
  const lines = written('en').filter(({ text }) => !literal.test(text))
  assert.ok(lines.length > 500)
  assert.deepEqual(broken(lines, [...bannedEnglish, orderOfGuest, ...uncontracted]), [])
  const ownAccount: Rule = [/(?<!收款|支付)账户/, '账号']
  const found = broken(written('zh'), [...bannedChinese, ownAccount])
  assert.deepEqual(found, [])
})

test('no document contains the brand: it comes from the settings', () => {
  // `lodestar` in lower case is the name of a storage item.
  assert.deepEqual(offending([...written('en'), ...written('zh')], /Lodestar|星宿/), [])
})

test('filters are short: 24 characters in English, 12 in Chinese', () => {
  for (const locale of locales) {
    const say = listPageWords(locale)
    const offers = offerWords(locale)
    const labels = [
      say.payLater,
      say.unrated,
      say.anyScore,
      ...[9, 8, 7].map(say.scoreFrom),
      ...[1, 2, 3, 4, 5].map(say.starCount),
      offers.free,
      ...(['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const).map(
        (board) => offers[board],
      ),
      ...Object.values({ ...amenityNames, ...bedNames }).map((name) => name[locale]),
    ]
    assert.deepEqual(
      labels.filter((label) => label.length > longest[locale]),
      [],
    )
  }
})

test('no sentence contains the brand: it comes from the settings', () => {
  const allowed = /^shell\.ts site$/
  assert.deepEqual(offending([...english, ...chinese], /Lodestar|星宿/, allowed), [])
})

/** Literal labels of the buttons in a component: `<Button …>{say.key}</Button>`, and the words that `say` names. */
async function buttonLabels(file: string): Promise<{ key: string; texts: Record<Locale, unknown> }[]> {
  const source = readFileSync(join(root, file), 'utf8')
  const [, table] = /const say = (\w+Words)\(/.exec(source) ?? []
  const [, module] = table ? (new RegExp(`${table} } from '#words/([^']+)'`).exec(source) ?? []) : []
  if (!table || !module) return []
  const tables = (await import(join(import.meta.dirname, module))) as Record<string, (of: Locale) => Labels>
  const words = tables[table]
  if (!words) return []
  const inButtons = [...source.matchAll(/<(?:Button|Chip)\b[\s\S]*?<\/(?:Button|Chip)>/g)].map(
    ([text]) => text,
  )
  const keys = new Set(
    inButtons.flatMap((text) => [...text.matchAll(/^\s*\{say\.(\w+)\}\s*$/gm)].map(([, key]) => key!)),
  )
  return [...keys].map((key) => ({ key, texts: { en: words('en')[key], zh: words('zh')[key] } }))
}

test('labels of buttons are short: 24 characters in English, 12 in Chinese', async () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root })
  const labels = (
    await Promise.all(
      files.map(async (file) => (await buttonLabels(file)).map((label) => ({ file, ...label }))),
    )
  ).flat()
  assert.ok(labels.length > 60, `${labels.length} labels`)
  const long = labels.flatMap(({ file, key, texts }) =>
    locales.flatMap((locale) => {
      const text = texts[locale]
      return typeof text === 'string' && text.length > longest[locale] ? [`${file} ${key}: ${text}`] : []
    }),
  )
  assert.deepEqual([...new Set(long)], [])
})
