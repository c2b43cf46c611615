import { lighten } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, type Point, polygon } from '../canvas/svg.ts'
import type { DrawLandmark, Landmark } from './landmark-kit.ts'
import { monumentLandmarks } from './landmark-monuments.ts'
import { towerLandmarks } from './landmark-towers.ts'

/** A famous landmark, about 400 units tall at k = 1, with its base at (x, base). */
export function landmark(
  scene: Scene,
  kind: Landmark,
  x: number,
  base: number,
  k: number,
  distance = 0.24,
): string {
  const stone = scene.far('#d8c8ae', distance)
  const dark = scene.far('#4c5f7a', distance)
  const at = (dx: number, dy: number): Point => [x + dx * k, base - dy * k]
  const box = (dx: number, dy: number, w: number, h: number) => cell(x + dx * k, base - dy * k, w * k, h * k)
  const shape = (...points: readonly Point[]) => polygon(points.map(([dx, dy]) => at(dx, dy)))
  const glow = lampsAreOn(scene) ? scene.light.lamp : lighten(dark, 0.5)
  return drawings[kind]({ scene, x, base, k, distance, stone, dark, glow, at, box, shape })
}

const drawings: Record<Landmark, DrawLandmark> = { ...towerLandmarks, ...monumentLandmarks }

const byCity: Readonly<Record<string, Landmark>> = {
  'FR:paris': 'iron_tower',
  'CN:shanghai': 'pearl_tower',
  'CN:beijing': 'pagoda',
  'CN:xian': 'pagoda',
  'CN:hangzhou': 'pagoda',
  'CN:suzhou': 'pagoda',
  'CN:guangzhou': 'needle_tower',
  'CN:shenzhen': 'needle_tower',
  'AE:dubai': 'needle_tower',
  'AE:abu-dhabi': 'dome',
  'GB:london': 'clock_tower',
  'GB:edinburgh': 'castle',
  'US:new-york': 'crown_tower',
  'US:chicago': 'crown_tower',
  'US:san-francisco': 'lighthouse',
  'US:seattle': 'needle_tower',
  'US:washington': 'dome',
  'JP:tokyo': 'iron_tower',
  'JP:kyoto': 'torii',
  'JP:hiroshima': 'torii',
  'JP:nara': 'pagoda',
  'JP:osaka': 'castle',
  'AU:sydney': 'shells',
  'EG:cairo': 'pyramids',
  'EG:giza': 'pyramids',
  'KH:siem-reap': 'temple_towers',
  'RU:moscow': 'onion_domes',
  'RU:saint-petersburg': 'onion_domes',
  'GR:athens': 'columns',
  'IT:rome': 'dome',
  'IT:florence': 'dome',
  'VA:vatican-city': 'dome',
  'TR:istanbul': 'dome',
  'IN:agra': 'dome',
  'SG:singapore': 'great_wheel',
  'MY:kuala-lumpur': 'twin_towers',
  'DE:berlin': 'arch',
  'ES:barcelona': 'arch',
  'DE:munich': 'clock_tower',
  'CZ:prague': 'castle',
  'NL:amsterdam': 'windmills',
  'NL:rotterdam': 'windmills',
  'AT:salzburg': 'castle',
  'CA:toronto': 'needle_tower',
  'CA:ottawa': 'clock_tower',
  'TW:taipei': 'needle_tower',
  'KR:seoul': 'needle_tower',
  'TH:bangkok': 'temple_towers',
  'HK:hong-kong': 'great_wheel',
  'QA:doha': 'sail_tower',
}

/** The landmark of a city, by country code and the city's part of its slug. */
export const landmarkOf = (country: string, city: string): Landmark | null =>
  byCity[`${country}:${city}`] ?? null
