import { darken } from '../canvas/colour.ts'
import { createScene } from '../canvas/scene.ts'
import { rect } from '../canvas/svg.ts'
import { catAvatar, craneAvatar, foxAvatar, owlAvatar, whaleAvatar } from './animals.ts'
import { grounds, type Motif } from './grounds.ts'
import {
  boatAvatar,
  cupAvatar,
  keyAvatar,
  lanternAvatar,
  mountainAvatar,
  pineAvatar,
  starAvatar,
} from './things.ts'

const motifs: readonly Motif[] = [
  starAvatar,
  foxAvatar,
  owlAvatar,
  whaleAvatar,
  mountainAvatar,
  lanternAvatar,
  boatAvatar,
  pineAvatar,
  cupAvatar,
  keyAvatar,
  craneAvatar,
  catAvatar,
]

export const avatarCount = motifs.length * 2

/** One of the default avatars, square; the second dozen repeats the first on other backgrounds. */
export function drawAvatar(index: number): string {
  const number = ((index % avatarCount) + avatarCount) % avatarCount
  const motif = number % motifs.length
  const ground = grounds[(motif + (number < motifs.length ? 0 : 3)) % grounds.length]!
  const scene = createScene({
    key: `avatar ${number}`,
    width: 240,
    height: 240,
    hour: 'day',
    tone: 0,
    sunLeft: true,
    size: 'full',
  })
  const back = rect(0, 0, 240, 240, scene.down([0, ground[0]], [1, ground[1]]))
  return scene.finish(
    back +
      motifs[motif]!(scene, ground) +
      rect(0, 0, 240, 240, scene.down([0.7, darken(ground[1], 0.4), 0], [1, darken(ground[1], 0.4), 0.2])),
  )
}
