import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Locale, locales } from '#domain/text/locale.ts'
import { chinese, english, offending, type Said } from '#test/support/phrases.ts'

const root = join(import.meta.dirname, '../..')

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
]

test('English avoids banned words', () => {
  assert.deepEqual([...new Set(broken(english, bannedEnglish))], [])
})

test('Chinese avoids banned words', () => {
  assert.deepEqual([...new Set(broken(chinese, bannedChinese))], [])
})

test('no sentence contains the brand: it comes from the settings', () => {
  const allowed = /^shell\.ts site$/
  assert.deepEqual(offending([...english, ...chinese], /Lodestar|星宿/, allowed), [])
})

type Labels = Readonly<Record<string, unknown>>
const longest: Record<Locale, number> = { en: 24, zh: 12 }

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
