import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { test } from 'node:test'
import { chinese, english, files, offending } from '#test/support/phrases.ts'

test('every phrase is read in both languages', () => {
  for (const phrases of [chinese, english]) {
    assert.ok(phrases.length > 1_000, `${phrases.length} phrases`)
    const read = new Set(phrases.map(({ where }) => where))
    const silent = files.filter(
      (file) => !read.has(basename(file)) && !['words.ts', 'format.ts', 'desk/when.ts'].includes(file),
    )
    assert.deepEqual(silent, [])
  }
})

/** Discouraged terms and their replacements. */
const terms: readonly (readonly [wrong: RegExp, instead: string])[] = [
  [/定金|订金(?!额)/, '预付款'],
  [/设备(?=.*(酒店|客房))|酒店设备|客房设备/, '设施'],
  [/售罄|售完|订满|满房/, '已订完'],
  [/价格计划|房价计划/, '价格方案'],
  [/登陆|登入/, '登录'],
  [/电子邮件|电邮|邮件地址/, '邮箱'],
  [/不含餐/, '不含早餐'],
  [/(?<![\d.,])[1-5]星级/, '四星级'],
  [/(?<!\d)0级会员/, '普通会员'],
  [/(?<!渠道)手续费/, '取消费'],
  [/评论|评价(?!方案)/, '点评'],
  [/折扣码|促销码|优惠代码/, '优惠码'],
  [/代金券|优惠劵/, '优惠券'],
  [/帐号|帐户/, '账号'],
  [/信用卡担保|银行卡担保/, '担保'],
  [/代理(?!商)/, '代理商'],
  [/到店付(?!款)|现付|到付/, '到店支付'],
  [/点评[\d.]+分/, '评分'],
]

test('Chinese uses one term per thing', () => {
  const wrong = terms.flatMap(([pattern, instead]) =>
    offending(chinese, pattern, /^refusals\.ts wrong_type/).map((found) => `${found} → ${instead}`),
  )
  assert.deepEqual(wrong, [])
})

const han = '\\p{Script=Han}'
/** Lists for machines, separated by commas, and words that guests type. */
const forMachines = /(keywords|Keywords|keywordsFor|typed|named|fileName)$/

test('texts about ourselves contain no superlatives, which advertising law forbids', () => {
  const ours = chinese.filter(({ where }) =>
    /^(home|shell|footer|not-built|centre|page-names)\.ts$/.test(where),
  )
  // 最优价保证 is the specification's name of the guarantee; its page states the conditions.
  assert.deepEqual(offending(ours, /最(?!近|多|少|后|优价保证)|第一|顶级|国家级/), [])
})

/** Removes dates and instants that were passed as arguments. */
const withoutFacts = (text: string) => text.replace(/\d{4}-\d\d-\d\d(T[\d:+]+)?/g, '')

test('Chinese typography: no half-width punctuation, no spaces, 至 in ranges, no slash in dates', () => {
  const bare = chinese.map((said) => ({ ...said, text: withoutFacts(said.text) }))
  const faults = [
    ...offending(bare, new RegExp(`${han}[,.;:!?()](?!\\d)|[,;:!?(]${han}`, 'u'), forMachines),
    ...offending(bare, new RegExp(`${han} +[\\d¥$€A-Za-z]|[\\dA-Za-z] +${han}`, 'u'), /^shell\.ts title$/),
    ...offending(bare, new RegExp(`${han} +${han}`, 'u'), forMachines),
    ...offending(bare, /\b\d{1,2}\/\d{1,2}\b|[\d日] *[–—] *[\d¥]|日 *~/),
    ...offending(bare, /["']|\.\.\./),
  ]
  assert.deepEqual([...new Set(faults)], [])
})

test('counts have thousands separators', () => {
  const counted =
    /^(reviews|hotels|stays|staysIn|bookable|show|total|shown|sampleReviews|guestReviews|placeHotels|helpful)$/i
  const many = [...chinese, ...english].filter(({ where, key }) => counted.test(key) && where !== 'rates.ts')
  assert.ok(many.some(({ text }) => text.includes('2,345')))
  assert.deepEqual(offending(many, /2345/), [])
})

test('no Chinese phrase is an English sentence, and no English phrase contains Chinese', () => {
  // Language names are in their own language, and the title ends as the specification says.
  const named = /^(shell|profile)\.ts (english|chinese|title)$/
  assert.deepEqual(offending(chinese, /[A-Za-z’]{2,} [A-Za-z’]{2,} [A-Za-z’]{2,}/, named), [])
  assert.deepEqual(offending(english, /\p{Script=Han}/u, named), [])
})

test('the home page and the guarantee page name the best-rate guarantee, as the specification does', () => {
  for (const where of ['home.ts', 'guarantee.ts']) {
    assert.ok(
      english.some((said) => said.where === where && said.text === 'Best-rate guarantee'),
      where,
    )
    assert.ok(
      chinese.some((said) => said.where === where && said.text === '最优价保证'),
      where,
    )
  }
})

test('English has no calques and one term per thing', () => {
  const calques = [
    /\bdear(er|est)?\b/,
    /\bin the house\b/,
    /\bstands? (here|there|in|on|beside)\b/,
    /did not come$/,
    /\b(One|one) (is|can|has|looks|sleeps)\b/,
    /beds that the room has/,
    /\bfree (room|until)\b|\brooms are free\b/i,
    /\bper \w+ and (night|stay)\b/,
    /\blowest price guarantee\b/i,
    /\bMay (pets|I)\b/,
    /\bpromotion code\b/i,
    /\bdeposit\b/i,
  ]
  // The column of a table is called “Cancellation”: there “Free until” is enough.
  const allowed = /^rates\.ts free/
  assert.deepEqual(
    calques.flatMap((calque) => offending(english, calque, allowed)),
    [],
  )
})

/** Further discouraged terms and their replacements. */
const plainer: readonly (readonly [wrong: RegExp, instead: string])[] = [
  [/\b(is|are|was|were|been|be) kept\b|\bKept for you\b/, 'held, charged or saved'],
  [/\bone press\b|\byour press\b/i, 'click'],
  [/\bwhole price\b/i, 'total price'],
  [/\bpeople are here\b/i, 'our team is online'],
  [/\bhas run out$/i, 'has expired'],
  [/\bbecomes of\b/i, 'happens to'],
  [/\bMoney trail\b/i, 'Payments and refunds'],
  [/\bto be had\b/i, 'available'],
]

test('English states what is held, charged or saved, and whom to expect', () => {
  const wrong = plainer.flatMap(([pattern, instead]) =>
    offending(english, pattern).map((found) => `${found} → ${instead}`),
  )
  assert.deepEqual(wrong, [])
})

test('English never writes a bare ¥, which may be yen', () => {
  const own = english.map((said) => ({ ...said, text: said.text.replaceAll('¥1,234', '') }))
  assert.deepEqual(offending(own, /(?<!CN|JP)¥/), [])
})
