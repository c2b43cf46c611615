import type { Experience } from '#contract/reviews.ts'

type Voice = Pick<Experience, 'text'> & { readonly hotel: Pick<Experience['hotel'], 'place'> }

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.。]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

function resembles(one: Voice, other: Voice): boolean {
  if (one.hotel.place === other.hotel.place) return true
  const said = sentencesOf(one.text)
  return sentencesOf(other.text).some((sentence) => said.includes(sentence))
}

/** The newest that speak of different places and do not repeat each other; short of those, the newest. */
export function variedVoices<Each extends Voice>(voices: readonly Each[], count: number): Each[] {
  const varied: Each[] = []
  for (const voice of voices) if (!varied.some((known) => resembles(known, voice))) varied.push(voice)
  return [...varied, ...voices.filter((voice) => !varied.includes(voice))].slice(0, count)
}
