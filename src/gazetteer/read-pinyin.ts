import { readTable } from './read-table.ts'

/** Pinyin without tones: one syllable per character, empty if unknown. */
export type PinyinReader = (text: string) => string[]

export function readPinyin(): PinyinReader {
  const lines = readTable('sounds').map(({ sound = '', written = '' }) => ({ sound, written }))
  const isWord = ({ sound }: { sound: string }) => sound.includes(' ')
  const sounds = new Map(
    lines
      .filter((line) => !isWord(line))
      .flatMap(({ sound, written }) => [...written].map((sign) => [sign, sound])),
  )
  const words = new Map(
    lines
      .filter(isWord)
      .flatMap(({ sound, written }) => written.split('|').map((word) => [word, sound.split(' ')])),
  )
  return makePinyinReader(sounds, words)
}

/** Words with an irregular reading take precedence over their characters, longest first. */
export function makePinyinReader(
  sounds: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, readonly string[]>,
): PinyinReader {
  const byFirst = Map.groupBy(
    [...words].toSorted(([a], [b]) => b.length - a.length),
    ([word]) => word[0]!,
  )
  return (text) => {
    const read: string[] = []
    while (read.length < text.length) {
      const at = read.length
      const word = byFirst.get(text[at]!)?.find(([each]) => text.startsWith(each, at))
      if (word) read.push(...word[1])
      else read.push(sounds.get(text[at]!) ?? '')
    }
    return read
  }
}
