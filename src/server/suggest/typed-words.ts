import { fold, isHan } from '#gazetteer/fold.ts'

/** More words than these tell nobody apart any better. */
const mostWords = 8

/** What was typed, word by word; Chinese and letters are words of their own: "上海W酒店" → 上海, w, 酒店. */
export const wordsOf = (typed: string): string[] =>
  (fold(typed).match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []).slice(0, mostWords)

/** Words that people add to the name of a place. */
const filler = new Set(
  'hotel hotels accommodation stay stays in at near nearby around by the of to for with and a an room rooms'.split(
    ' ',
  ),
)
const hanFiller =
  /(?:附近的?|周边的?|旁边的?|的)?(?:酒店|宾馆|旅馆|旅店|饭店|住宿|民宿)?(?:附近|周边|推荐|预订|预定)?$/

/** "hotels in paris" → paris, 巴黎酒店 → 巴黎; the same words where nothing else would be left. */
export function withoutFiller(words: readonly string[]): string[] {
  const left = words
    .map((word) => (isHan(word) ? word.replace(hanFiller, '') : word))
    .filter((word) => word !== '' && !filler.has(word))
  return left.length > 0 ? left : [...words]
}
