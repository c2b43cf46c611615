import { sine } from '../canvas/angles.ts'
import { darken, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, disc, line, opacity, path, rect } from '../canvas/svg.ts'

/** The whole sky: colour, stars, sun or moon, clouds and birds. */
export function sky(scene: Scene, { clouds = true } = {}): string {
  const { light, width, height } = scene
  const [zenith, high, low, horizon] = light.sky
  return (
    rect(0, 0, width, height, scene.down([0, zenith], [0.3, high], [0.58, low], [0.78, horizon])) +
    stars(scene) +
    sunOrMoon(scene) +
    (clouds ? cloudsIn(scene) : '') +
    birds(scene)
  )
}

function stars(scene: Scene): string {
  const { light, width, height } = scene
  const random = scene.detail('stars')
  let near = ''
  let faint = ''
  const count = Math.round((scene.fine ? 70 : 34) * light.stars)
  for (let i = 0; i < count; i++) {
    const x = random.between(0, width)
    const y = random.between(0, height * 0.48) * random.between(0.3, 1)
    if (random.chance(0.25)) near += cell(x, y, 2.4, 2.4)
    else faint += cell(x, y, 1.5, 1.5)
  }
  return path(near, '#fff', opacity(0.9)) + path(faint, '#fff', opacity(0.6))
}

function sunOrMoon(scene: Scene): string {
  const { sun, light, hour } = scene
  const radius = hour === 'night' ? 32 : hour === 'day' ? 42 : 54
  const halo = circle(
    sun.x,
    sun.y,
    radius * 6,
    scene.glow([0, light.sun, 0.7], [0.25, light.sun, 0.3], [1, light.sun, 0]),
  )
  if (hour !== 'night') return halo + circle(sun.x, sun.y, radius, light.sun)
  if (scene.crescent) {
    const moon = d`M${sun.x + 10} ${sun.y - 30}a${32} ${32} 0 1 0 ${20} ${42}a${26} ${26} 0 1 1 ${-20} ${-42}z`
    return halo + path(moon, light.sun)
  }
  const marks =
    disc(sun.x - 10, sun.y - 6, 6) + disc(sun.x + 11, sun.y + 8, 9) + disc(sun.x - 6, sun.y + 15, 4)
  return halo + circle(sun.x, sun.y, radius, light.sun) + path(marks, '#d6d2b6', opacity(0.45))
}

function cloudsIn(scene: Scene): string {
  const { random, width } = scene
  const kind = random.pick(['heaps', 'heaps', 'streaks', 'bank', 'few'] as const)
  if (kind === 'streaks') return streaks(scene)
  const count = kind === 'few' ? 2 : random.int(3, 5)
  let out = kind === 'bank' ? streaks(scene, 3) : ''
  for (let i = 0; i < count; i++) {
    const x = (width * (i + random.between(0.15, 0.85))) / count
    const y = random.between(70, 270)
    out += cloud(scene, x, y, random.between(0.6, 1.2) * (0.62 + y / 480))
  }
  return out
}

/** A heap cloud with a flat foot, centred on (x, y). */
export function cloud(scene: Scene, x: number, y: number, k: number): string {
  const { random, light } = scene
  const w = random.between(150, 260) * k
  const foot = 16 * k
  const heaps = random.int(3, 5)
  const shares: number[] = []
  for (let i = 0; i < heaps; i++)
    shares.push(0.45 + sine(((i + 0.5) / heaps) * 0.5) * random.between(0.8, 1.5))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let data = d`M${x - w / 2} ${y}`
  for (const share of shares) {
    const step = (w * share) / total
    data += d`a${step * 0.53} ${step * random.between(0.42, 0.56)} 0 0 1 ${step} 0`
  }
  data += d`q${foot} ${foot * 0.9} ${-foot * 1.2} ${foot}h${-w + foot * 2.2}q${-foot * 2} ${-foot * 0.1} ${-foot} ${-foot}z`
  return path(
    data,
    scene.down([0, light.cloud, light.cloudOpacity], [1, light.cloud, light.cloudOpacity * 0.3]),
  )
}

function streaks(scene: Scene, count = 6): string {
  const { random, light, width } = scene
  let data = ''
  for (let i = 0; i < count; i++) {
    const w = random.between(160, 420)
    const h = random.between(5, 13)
    const x = random.between(-80, width - 100)
    const y = random.between(60, 330)
    data += d`M${x} ${y}q${w * 0.3} ${-h} ${w * 0.55} ${-h * 0.4}t${w * 0.45} ${h * 0.3}q${-w * 0.4} ${h * 1.1} ${-w * 0.6} ${h * 0.8}t${-w * 0.4} ${-h * 0.7}z`
  }
  return path(data, light.cloud, opacity(light.cloudOpacity * 0.62))
}

function birds(scene: Scene): string {
  const { random, light, hour, width } = scene
  if (hour === 'night' || random.chance(0.45)) return ''
  const x = random.between(width * 0.25, width * 0.75)
  const y = random.between(140, 260)
  let data = ''
  for (let i = random.int(3, 6); i > 0; i--) {
    const s = random.between(4, 9)
    data += d`M${x + random.between(-90, 90)} ${y + random.between(-36, 36)}q${s} ${-s * 0.6} ${s * 2} ${s * 0.5}q${s} ${-s * 1.1} ${s * 2} ${-s * 0.5}`
  }
  return line(
    data,
    mix(light.sky[0], darken('#1a2040', 0.2), 0.5),
    2,
    `stroke-linecap="round" ${opacity(0.6)}`,
  )
}
