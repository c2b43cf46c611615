import { isHan } from '#gazetteer/fold.ts'

export type TransportKind = 'airport' | 'station'

/** A typed airport or station: "pudong jichang" → the kind, the words beside it, and both in our own vocabulary. */
export type TransportMention = Readonly<{
  kind: TransportKind
  rest: readonly string[]
  words: readonly string[]
}>

const listOf = (text: string) => text.split(' ')

/** Folded, in the languages of the countries that have airports and stations in the gazetteer. */
const kindOfWord = new Map<string, TransportKind>([
  ...listOf(
    'airport airports aeroport aeropuerto aeroporto flughafen luchthaven lufthavn flygplats lentoasema havalimani letiste lotnisko jichang kuko kuukou аэропорт مطار terminal',
  ).map((word) => [word, 'airport'] as const),
  ...listOf(
    'station gare bahnhof hauptbahnhof hbf stazione estacion estacao zhan huochezhan gaotiezhan chezhan eki вокзал',
  ).map((word) => [word, 'station'] as const),
])

/** Words beside the kind that no name needs. */
const fillers = new Set(listOf('international intl guoji railway train rail de du di do da of the'))

const endings: readonly (readonly [RegExp, TransportKind])[] = [
  [/第?[一二三四五]?号?(?:航站楼|候机楼)$/u, 'airport'],
  [/(?:国际)?(?:飞机场|机场|空港)$/u, 'airport'],
  [/(?:火车|高铁|动车|车)?[站駅]$/u, 'station'],
  [/(?:국제)?공항$/u, 'airport'],
  [/역$/u, 'station'],
  [/(?<=..)(?:guoji)?jichang$/, 'airport'],
  [/(?<=..)(?:huoche|gaotie|che)?zhan$/, 'station'],
]
const terminalNumber = /^t?\d[a-z]?$/
const hanWord: Readonly<Record<TransportKind, string>> = { airport: '机场', station: '站' }

/** Null without a kind, and without anything beside it. */
export function mentionedTransport(words: readonly string[]): TransportMention | null {
  const kinds = new Set<TransportKind>()
  const isTerminal = words.some((word) => word === 'terminal' || /航站楼|候机楼/.test(word))
  const rest = words
    .filter((word) => !fillers.has(word))
    .flatMap((word) => {
      if (terminalNumber.test(word) && (isTerminal || word.startsWith('t'))) {
        kinds.add('airport')
        return []
      }
      return withoutKind(word, kinds)
    })
  const [kind] = kinds
  if (!kind || kinds.size > 1 || rest.length === 0) return null
  return { kind, rest, words: inOurWords(rest, kind) }
}

/** The word without its endings: 浦东机场航站楼 → 浦东. */
function withoutKind(word: string, kinds: Set<TransportKind>): string[] {
  const kind = kindOfWord.get(word)
  if (kind) kinds.add(kind)
  let left = kind ? '' : word
  for (const [ending, of] of endings) {
    const shorter = left.replace(ending, '')
    if (shorter !== left) kinds.add(of)
    left = shorter
  }
  return left === '' ? [] : [left]
}

/** Chinese has no spaces: its words are joined, with the ending of the kind. */
function inOurWords(rest: readonly string[], kind: TransportKind): string[] {
  const isChinese = rest.every(isHan)
  return isChinese ? [rest.join('') + hanWord[kind]] : [...rest, kind]
}
