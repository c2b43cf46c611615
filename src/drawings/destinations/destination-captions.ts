import type { Bilingual } from '#domain/text/locale.ts'
import { hourWords } from '../caption-words.ts'
import type { Captions } from '../captions.ts'
import type { Scenery } from '../subject.ts'
import { type DestinationLight, type DestinationSubject, destinationLight } from './destination.ts'

const phrases: Record<Scenery, (name: Bilingual) => Bilingual> = {
  city: ({ en, zh }) => ({ en: `the skyline of ${en}`, zh: `${zh}的天际线` }),
  old_town: ({ en, zh }) => ({ en: `the roofs of ${en}`, zh: `${zh}的屋顶` }),
  river: ({ en, zh }) => ({ en: `${en} by its river`, zh: `${zh}的河岸` }),
  beach: ({ en, zh }) => ({ en: `the shore at ${en}`, zh: `${zh}的海岸` }),
  island: ({ en, zh }) => ({ en: `the water around ${en}`, zh: `${zh}的海面` }),
  mountain: ({ en, zh }) => ({ en: `the mountains of ${en}`, zh: `${zh}的群山` }),
  countryside: ({ en, zh }) => ({ en: `the country around ${en}`, zh: `${zh}的田野` }),
  desert: ({ en, zh }) => ({ en: `the dunes near ${en}`, zh: `${zh}附近的沙丘` }),
  garden: ({ en, zh }) => ({ en: `gardens in ${en}`, zh: `${zh}的园林` }),
  airport: ({ en, zh }) => ({ en: `${en} behind its airfield`, zh: `${zh}与机场` }),
}

const lightWords: Record<DestinationLight, Bilingual> = {
  ...hourWords,
  aurora: { en: 'under the northern lights', zh: '极光下' },
}

/** The captions of a place's picture. */
export function destinationCaptions(
  subject: DestinationSubject,
  name: Bilingual,
  light: DestinationLight = destinationLight(subject),
): Captions {
  const phrase = phrases[subject.scenery](name)
  const when = lightWords[light]
  return {
    caption: { en: `${name.en} (illustration)`, zh: `${name.zh}（插画）` },
    alternative: { en: `Illustration: ${phrase.en}, ${when.en}`, zh: `插画：${when.zh}，${phrase.zh}` },
  }
}
