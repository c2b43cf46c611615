import type { Scene } from '../canvas/scene.ts'

export const grounds = [
  ['#1b2a5c', '#5a4a86'],
  ['#f3c9a0', '#e88f7a'],
  ['#bfe0e6', '#6fb0c4'],
  ['#dfe6c8', '#9ab87c'],
  ['#f2d6de', '#c98fb0'],
  ['#f7e3b0', '#e0b060'],
] as const

type Ground = (typeof grounds)[number]

/** A motif on a 240 by 240 background. */
export type Motif = (scene: Scene, ground: Ground) => string

export const outline = 'stroke-linecap="round" stroke-linejoin="round"'
