import type { Bilingual } from '#domain/text/locale.ts'
import type { Random } from '../random.ts'
import { facilities } from './facility-sentences.ts'
import { openings } from './openings.ts'
import { practical } from './practical-sentences.ts'
import { rooms } from './room-sentences.ts'
import { surroundings, ways } from './surroundings.ts'
import type { Sentence, TextFacts } from './text-facts.ts'

/** A description of four to nine sentences; each follows from a fact, and no fact is repeated. */
export function describe(facts: TextFacts, random: Random): Bilingual {
  const told = new Set<string>()
  const some = (sentences: readonly Sentence[], count: number) => taken(sentences, facts, random, count, told)
  const opening = some(openings, 1)
  const outside = [...some(surroundings, random.int(1, 2)), ...some(ways, random.int(1, 2))]
  const more = outside.length < 2 ? 2 : random.int(1, 2)
  const inside = [...some(rooms, more), ...some(facilities, more)]
  const parts = random.chance(70) ? [...outside, ...inside] : [...inside, ...outside]
  const sentences = [...opening, ...parts, ...some(practical, random.int(1, 2))]
  return {
    en: sentences.map(([en]) => en).join(' '),
    zh: sentences.map(([, zh]) => zh).join(''),
  }
}

/** Chooses up to `count` true sentences on new topics, in list order. */
function taken(
  all: readonly Sentence[],
  facts: TextFacts,
  random: Random,
  count: number,
  told: Set<string>,
): (readonly [string, string])[] {
  const left = all.flatMap((sentence, at) => {
    const text = sentence(facts)
    return text ? [{ at, en: text[0], zh: text[1], about: text[2] }] : []
  })
  const chosen: typeof left = []
  while (chosen.length < count && left.length > 0) {
    const [next] = left.splice(random.int(0, left.length - 1), 1)
    if (!next || (next.about && told.has(next.about))) continue
    if (next.about) told.add(next.about)
    chosen.push(next)
  }
  return chosen.toSorted((a, b) => a.at - b.at).map(({ en, zh }) => [en, zh])
}
