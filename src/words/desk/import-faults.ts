import type { Locale } from '#domain/text/locale.ts'
import { words } from '../words.ts'

/** Why a change of an import could not be undone. */
export const leftOverReasons = words({
  en: { changed_since: 'changed since the import', booked: 'has bookings' },
  zh: { changed_since: '导入后又有更改', booked: '已有预订' },
})

/**
 * Chinese for the reasons of the importer, which are English. `{n}` stands for any text; the text itself is translated if
 * it is a phrase of this list.
 */
const catalogue: readonly (readonly [english: string, chinese: string])[] = [
  ['is empty; it must be {0}', '为空；应填写{0}'],
  ['is empty; an amount needs its currency', '为空；金额需注明货币'],
  ['is empty, and so is units; give one of them, or both', '为空，units也为空；请至少填写其一'],
  ['is empty; the first line must name the columns: {0}', '文件为空；首行须列出列名：{0}'],
  ['{0}; may be empty', '{0}；可留空'],
  ['own, or {0}', 'own，或{0}'],
  ['text of at most {0} characters', '不超过{0}个字符的文字'],
  ['is {0} characters long; at most {1} are allowed', '长度为{0}个字符，最多{1}个'],
  ['"{0}" is not a telephone number such as {1}', '“{0}”不是电话号码，格式如{1}'],
  ['a telephone number such as {0}', '电话号码，如{0}'],
  [
    '"{0}" may hold only letters, digits, dot, hyphen and underscore, at most 60',
    '“{0}”只能包含字母、数字、点、连字符和下划线，最多60个字符',
  ],
  ['letters, digits, dot, hyphen and underscore, at most 60', '字母、数字、点、连字符和下划线，最多60个字符'],
  ['"{0}" is not a whole number from {1} to {2}', '“{0}”不是{1}到{2}之间的整数'],
  ['a whole number from {0} to {1}', '{0}到{1}之间的整数'],
  ['"{0}" is not a number from {1} to {2}', '“{0}”不是{1}到{2}之间的数字'],
  ['a number from {0} to {1}', '{0}到{1}之间的数字'],
  [
    '"{0}" is not a percentage from 0 to {1} with at most two decimals',
    '“{0}”不是0到{1}之间、最多两位小数的百分比',
  ],
  ['percent from 0 to {0}, at most two decimals', '0到{0}之间的百分比，最多两位小数'],
  ['"{0}" is not one of {1}', '“{0}”不在可选值之内：{1}'],
  ['one of {0}', '以下之一：{0}'],
  ['"{0}" is not a date such as {1}', '“{0}”不是日期，格式如{1}'],
  ['a date such as {0}', '日期，如{0}'],
  ['"{0}" is not a time such as {1}', '“{0}”不是时间，格式如{1}'],
  ['a time such as {0}', '时间，如{0}'],
  ['"{0}" is not a time zone such as {1}', '“{0}”不是时区，格式如{1}'],
  ['a time zone such as {0}', '时区，如{0}'],
  ['"{0}" is not a currency code such as {1}', '“{0}”不是货币代码，格式如{1}'],
  ['a currency code such as {0}', '货币代码，如{0}'],
  ['"{0}" is not a moment with its offset such as {1}', '“{0}”不是带时差的时刻，格式如{1}'],
  ['a moment with its offset such as {0}', '带时差的时刻，如{0}'],
  ['"{0}" is not a slug such as {1}', '“{0}”不是地点标识，格式如{1}'],
  ['a slug such as {0}', '地点标识，如{0}'],
  ['"{0}" is not an https address or a path that begins with /', '“{0}”不是https网址，也不是以/开头的路径'],
  ['an https address or a path that begins with /', 'https网址，或以/开头的路径'],
  ['{0}: no such id; they are {1}', '{0}：没有这样的标识，可用的有{1}'],
  ['"{0}" is no id', '“{0}”不是有效标识'],
  ['"{0}" is not an amount of {1}', '“{0}”不是{1}金额'],
  ['"{0}" is too large', '“{0}”过大'],
  ['is too large to be kept', '过大，无法保存'],
  ['"{0}" is more than all of it', '“{0}”超过全额'],
  [
    '"{0}" is neither a percentage (30%), nor nights (1n), nor an amount (50.00)',
    '“{0}”既不是百分比（30%），也不是晚数（1n）或金额（50.00）',
  ],
  [
    '"{0}" is not prepay, guarantee, at_hotel, or a deposit such as "deposit 30%"',
    '“{0}”不是prepay、guarantee、at_hotel，也不是“deposit 30%”这样的预付款',
  ],
  [
    '"{0}" is not a step such as "1d18:00 100%" or "booking 100%"',
    '“{0}”不是取消规则，格式如“1d18:00 100%”或“booking 100%”',
  ],
  [
    '"{0}" is not a band such as "12 80.00 50%" (age, amount a night, part of the meals)',
    '“{0}”不是年龄段，格式如“12 80.00 50%”（年龄、每晚金额、餐费比例）',
  ],
  ['the ages of the bands do not rise', '年龄段须由小到大排列'],
  ['"{0}" is not a number of beds such as "1 king"', '“{0}”不是床数，格式如“1 king”'],
  ['"{0}" is no kind of bed; they are {1}', '“{0}”不是床型，可用的有{1}'],
  [
    '"{0}" is not days of the week such as 67 for Saturday and Sunday',
    '“{0}”不是星期，格式如67（周六和周日）',
  ],
  [
    'holds {0} prices for {1} nights; give one, or one for each night',
    '有{0}个价格，但共{1}晚；请填一个，或每晚一个',
  ],
  [
    'holds {0} numbers for {1} nights; give one, or one for each night',
    '有{0}个数字，但共{1}晚；请填一个，或每晚一个',
  ],
  [
    'must be empty beside a rate: rooms are counted for all rates together',
    '填写rate时须留空：房量由所有价格方案共用',
  ],
  ['is before from', '早于from'],
  ['is not after booked_from', '不晚于booked_from'],
  ['is more than max_adults ({0})', '大于max_adults（{0}）'],
  ['is more than max_guests ({0})', '大于max_guests（{0}）'],
  ['must be above 0 for {0}', '{0}须大于0'],
  ['must be above 0', '须大于0'],
  ['must be empty for a percentage', '百分比须留空'],
  ['must be 3 to 20 capital letters and digits', '须为3至20个大写字母或数字'],
  ['"{0}" is no currency that this site has a rate of exchange for', '本站没有“{0}”的汇率'],
  ['the hotel "{0}" is faulty itself', '酒店“{0}”的数据本身有误'],
  ['no hotel has the code "{0}"', '没有代码为“{0}”的酒店'],
  ['no city has the slug "{0}"', '没有标识为“{0}”的城市'],
  ['"{0}" is not a district of {1}', '“{0}”不是{1}的区域'],
  ['the hotel would stand {0} km from {1}; check lat and lon', '酒店距{1}{0}公里，请核对lat和lon'],
  ['"{0}" stands there already, on line {1}', '“{0}”已在第{1}行出现'],
  ['hotel {0} has no room "{1}"', '酒店{0}没有房型“{1}”'],
  ['hotel {0} has no rate "{1}"', '酒店{0}没有价格方案“{1}”'],
  [
    'rate "{0}" of hotel {1} takes the prices of its rooms; one with prices of its own has "own" as its percent',
    '酒店{1}的价格方案“{0}”按房型价格计算；单独定价的方案percent须为“own”',
  ],
  ['{0} rooms are booked for a night until {1}; there cannot be fewer', '截至{1}有一晚已订出{0}间，不能更少'],
  ['{0} rooms are booked for the night of {1}; there cannot be fewer', '{1}当晚已订出{0}间，不能更少'],
  ['rooms are booked in {0}; the currency cannot change', '已有以{0}计价的预订，货币不能更改'],
  ['rooms are booked by the clock of {0}; the zone cannot change', '已有按{0}时间的预订，时区不能更改'],
  ['room "{0}" of hotel {1} is missing, but booked until {2}', '缺少酒店{1}的房型“{0}”，但预订持续到{2}'],
  ['hotel {0} is missing, but rooms are booked until {1}', '缺少酒店{0}，但预订持续到{1}'],
  ['hotel {0} has no rooms: nobody can book it', '酒店{0}没有房型，无法预订'],
  ['hotel {0} has no rates: nobody can book it', '酒店{0}没有价格方案，无法预订'],
  ['room {0} of hotel {1} has no prices: nobody can book it', '酒店{1}的房型{0}没有价格，无法预订'],
  [
    'rate {0} of hotel {1} is to have prices of its own and has none: nobody can book it',
    '酒店{1}的价格方案{0}须单独定价但没有价格，无法预订',
  ],
  [
    '{0} was never taken in and is not shown; take it in by: {1}',
    '{0}尚未收录，不会显示；可用以下命令收录：{1}',
  ],
  ['is not UTF-8 text; save the file as UTF-8', '不是UTF-8文本，请以UTF-8格式保存文件'],
  ['so are {0} more lines', '另有{0}行也是如此'],
  ['is not a JSON object', '不是JSON对象'],
  ['there is no such column; they are {0}', '没有这一列，可用的列有{0}'],
  ['this column is missing', '缺少这一列'],
  ['this column stands there twice', '这一列重复'],
  [
    'the columns are parted by {0}; part them by commas (in a spreadsheet: save as CSV, comma delimited)',
    '列以{0}分隔；请改用逗号（在电子表格中另存为逗号分隔的CSV）',
  ],
  ['semicolons', '分号'],
  ['tabs', '制表符'],
  ['bars', '竖线'],
  ['has {0} fields, but the first line names {1} columns', '有{0}个字段，但首行列出{1}列'],
  [
    'a quote stands inside a field that does not begin with one; double it and put the field in quotes',
    '字段中有引号但未以引号开头；请将引号写两次，并用引号括住整个字段',
  ],
  ['text follows a closing quote; put a comma between fields', '右引号后还有文字；字段之间请用逗号分隔'],
  ['a quote is opened here and never closed', '此处的引号没有闭合'],
  [
    'is not a file of an inventory; they are {0}, each .csv or .ndjson',
    '不是可导入的文件；可用的文件有{0}，格式为.csv或.ndjson',
  ],
  ['{0} is there too; keep one of them', '{0}也在其中，请保留一个'],
  ['the files name {0} hotels; at most {1} can be imported at once', '文件涉及{0}家酒店，一次最多导入{1}家'],
]

type Entry = {
  /** The text between the placeholders. */
  readonly pieces: readonly string[]
  /** The number of each placeholder. */
  readonly order: readonly string[]
  readonly chinese: string
}

const entries: readonly Entry[] = catalogue.map(([english, chinese]) => ({
  pieces: english.split(/\{\d\}/),
  order: [...english.matchAll(/\{(\d)\}/g)].map(([, number]) => number!),
  chinese,
}))

/** The texts at the placeholders, or null if the reason is another one. */
function match(reason: string, { pieces, order }: Entry): ReadonlyMap<string, string> | null {
  const [first = '', ...rest] = pieces
  if (rest.length === 0) return reason === first ? new Map() : null
  if (!reason.startsWith(first)) return null
  const found = new Map<string, string>()
  let from = first.length
  for (const [at, piece] of rest.entries()) {
    const isLast = at === rest.length - 1
    const to = isLast ? reason.length - piece.length : reason.indexOf(piece, from)
    if (to < from || !reason.startsWith(piece, to)) return null
    found.set(order[at]!, reason.slice(from, to))
    from = to + piece.length
  }
  return found
}

/** The reason of a fault in a language; an unknown one stays English. */
export function faultIn(reason: string, locale: Locale): string {
  if (locale === 'en') return reason
  for (const entry of entries) {
    const parts = match(reason, entry)
    if (!parts) continue
    return entry.chinese.replace(/\{(\d)\}/g, (_, number: string) => {
      const part = parts.get(number) ?? ''
      return part === reason ? part : faultIn(part, locale)
    })
  }
  return reason
}
