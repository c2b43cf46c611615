import { planOf } from './buildings/planning.ts'
import { mix } from './canvas/colour.ts'
import { lightOf } from './canvas/hours.ts'
import { hash } from './canvas/random.ts'
import { decorOf } from './interiors/decor.ts'
import { isExterior, type PictureSpec } from './spec.ts'
import type { PictureSubject, Scenery } from './subject.ts'

const grounds: Record<Scenery, string> = {
  city: '#8b8f98',
  old_town: '#c4b096',
  river: '#5f93b5',
  beach: '#f0d8a6',
  island: '#6fc7cc',
  mountain: '#7fae6a',
  countryside: '#93b56c',
  desert: '#dfae74',
  garden: '#7fae74',
  airport: '#9aa3a8',
}

/** A CSS background shown until a picture has loaded: its sky, its building and its ground. */
export function placeholderOf(subject: PictureSubject, { view, hour }: PictureSpec): string {
  const light = lightOf(hour, hash(`${subject.seed}|light`) & 255)
  const lit = (colour: string) => mix(colour, light.ambient, light.cast)
  if (!isExterior(view)) {
    const { wall, wallShade, floor } = decorOf(subject).palette
    return `linear-gradient(${lit(wallShade)},${lit(wall)} 68%,${lit(floor)} 72%,${lit(floor)})`
  }
  const plan = planOf(subject)
  const ground = lit(plan.snow ? '#e9eff7' : grounds[subject.scenery])
  if (view === 'entrance') return `linear-gradient(${lit(plan.palette.wall)} 80%,${ground})`
  if (view === 'aerial') return `linear-gradient(${mix(ground, light.haze, 0.5)},${ground})`
  return `linear-gradient(${light.sky[0]},${light.sky[2]} 45%,${lit(plan.palette.wall)} 62%,${ground} 80%)`
}
