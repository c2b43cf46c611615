import { fold, isHan } from '#gazetteer/fold.ts'

/** More words do not improve the match. */
const mostWords = 8

/** The typed words; Chinese and Latin text are separate words: "上海W酒店" → 上海, w, 酒店. */
export const tokenise = (typed: string): string[] =>
  (fold(typed).match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []).slice(0, mostWords)

/** Stop words: words that people add to the name of a place. */
const stopWords = new Set(
  'hotel hotels accommodation stay stays in at near nearby around by the of to for with and a an room rooms'.split(
    ' ',
  ),
)
/** In the order in which they end a text: 外滩 附近的 酒店 推荐, matched from the last. */
const chineseStopWords = [
  ['附近', '周边', '推荐', '预订', '预定'],
  ['酒店', '宾馆', '旅馆', '旅店', '饭店', '住宿', '民宿'],
  ['附近的', '周边的', '旁边的', '附近', '周边', '旁边', '的'],
]
const withoutChineseStopWords = (word: string) =>
  chineseStopWords.reduce((left, endings) => {
    const ending = endings.find((text) => left.endsWith(text))
    return ending ? left.slice(0, -ending.length) : left
  }, word)

/** "hotels in paris" → paris, 巴黎酒店 → 巴黎; unchanged if nothing else would be left. */
export function withoutStopWords(words: readonly string[]): string[] {
  const left = words
    .map((word) => (isHan(word) ? withoutChineseStopWords(word) : word))
    .filter((word) => word !== '' && !stopWords.has(word))
  return left.length > 0 ? left : [...words]
}
