export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'

export const hours: readonly Hour[] = ['dawn', 'day', 'golden', 'dusk', 'night']

export type Light = {
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string, string]
  haze: string
  /** The ambient colour over everything, and its strength. */
  ambient: string
  cast: number
  /** The share of windows with a light on. */
  lit: number
  sun: string
  cloud: string
  cloudOpacity: number
  lamp: string
  stars: number
  /** Height range of the sun or moon, as shares of the picture's height. */
  sunHeight: readonly [number, number]
  water: readonly [string, string, string]
}

type Sky = Pick<Light, 'sky' | 'haze' | 'water'>

type Mood = Omit<Light, keyof Sky>

const moods: Record<Hour, Mood> = {
  dawn: {
    ambient: '#c3a6d6',
    cast: 0.14,
    lit: 0.2,
    sun: '#fff3d6',
    cloud: '#ffffff',
    cloudOpacity: 0.62,
    lamp: '#ffd591',
    stars: 0,
    sunHeight: [0.36, 0.46],
  },
  day: {
    ambient: '#ffffff',
    cast: 0,
    lit: 0.04,
    sun: '#fffbe3',
    cloud: '#ffffff',
    cloudOpacity: 0.88,
    lamp: '#ffe7b0',
    stars: 0,
    sunHeight: [0.13, 0.22],
  },
  golden: {
    ambient: '#f59b5a',
    cast: 0.16,
    lit: 0.3,
    sun: '#fff1c4',
    cloud: '#ffe9d0',
    cloudOpacity: 0.66,
    lamp: '#ffd27a',
    stars: 0,
    sunHeight: [0.34, 0.44],
  },
  dusk: {
    ambient: '#5a2b63',
    cast: 0.3,
    lit: 0.62,
    sun: '#ffd9a0',
    cloud: '#f4a0a0',
    cloudOpacity: 0.36,
    lamp: '#ffd27a',
    stars: 0.35,
    sunHeight: [0.44, 0.5],
  },
  night: {
    ambient: '#101a52',
    cast: 0.52,
    lit: 0.7,
    sun: '#f4f1da',
    cloud: '#8894d6',
    cloudOpacity: 0.17,
    lamp: '#ffcf70',
    stars: 1,
    sunHeight: [0.13, 0.22],
  },
}

const skies: Record<Hour, readonly Sky[]> = {
  dawn: [
    {
      sky: ['#7d9bd6', '#b9b3e2', '#f7cfd0', '#ffeeda'],
      haze: '#ecd7e0',
      water: ['#f3cfd2', '#8fb0d8', '#4f7fb5'],
    },
    {
      sky: ['#6fa5c4', '#a9cdd0', '#f4dcc0', '#fff0d6'],
      haze: '#e6ddcf',
      water: ['#f3dcc4', '#8fc0c8', '#4a8ba0'],
    },
    {
      sky: ['#8c8fd0', '#c9a9d6', '#f9c2b8', '#ffe3c9'],
      haze: '#ecc9cd',
      water: ['#f7c6bd', '#a99bd0', '#5f6fae'],
    },
  ],
  day: [
    {
      sky: ['#2f86d6', '#67b2ec', '#bfe2f7', '#eef8fb'],
      haze: '#cfe6f3',
      water: ['#8fdcea', '#33a8cf', '#1477ad'],
    },
    {
      sky: ['#4b9fcf', '#86c5e0', '#d2ecec', '#f7f7ea'],
      haze: '#d9ebe6',
      water: ['#a4e0dc', '#45b0bd', '#1d7f9a'],
    },
    {
      sky: ['#5b8fd0', '#94b7e4', '#dbe6f4', '#fbf6ee'],
      haze: '#dfe6ee',
      water: ['#b0d4ec', '#5a9bcc', '#2f6fa6'],
    },
    {
      sky: ['#1f78c8', '#4aa3e2', '#9fd6f2', '#e2f6f4'],
      haze: '#c2e4ee',
      water: ['#7fe0d8', '#20a5b8', '#0f6f96'],
    },
  ],
  golden: [
    {
      sky: ['#5b86c4', '#a9a9cf', '#f7bd8c', '#ffe6b3'],
      haze: '#f5cfa4',
      water: ['#ffd7a3', '#e49a86', '#54749f'],
    },
    {
      sky: ['#4f8fb0', '#9fbcb4', '#f6cf86', '#fff0b8'],
      haze: '#f0d8a0',
      water: ['#ffe2a0', '#d8a878', '#4f8490'],
    },
    {
      sky: ['#7a7fc0', '#c39cba', '#fba987', '#ffd9a0'],
      haze: '#f7bfa0',
      water: ['#ffc59a', '#d98a94', '#5a6aa6'],
    },
  ],
  dusk: [
    {
      sky: ['#262a66', '#6a4796', '#d76b86', '#ffb27a'],
      haze: '#bd6f90',
      water: ['#f79d84', '#8c4f92', '#2b2f6b'],
    },
    {
      sky: ['#17375e', '#3b5f86', '#c98a86', '#ffc98a'],
      haze: '#a3808c',
      water: ['#f0b088', '#5f6a8e', '#1b3a5e'],
    },
    {
      sky: ['#2b2250', '#7a3a78', '#e0705f', '#ffbf6a'],
      haze: '#c06a6c',
      water: ['#ffa46a', '#8f4a72', '#33265a'],
    },
  ],
  night: [
    {
      sky: ['#070d2b', '#131f52', '#2a3a7d', '#4d5aa0'],
      haze: '#2e3c7c',
      water: ['#45539c', '#1f2d6c', '#0d153f'],
    },
    {
      sky: ['#06162b', '#0e2d4a', '#1f4d6a', '#43788a'],
      haze: '#235068',
      water: ['#3f7386', '#174560', '#0a2038'],
    },
    {
      sky: ['#120b2e', '#2a1850', '#4c2f78', '#7d5596'],
      haze: '#46306f',
      water: ['#6d4f92', '#352062', '#160e38'],
    },
  ],
}

const lightsOf = (hour: Hour): readonly Light[] => skies[hour].map((sky) => ({ ...moods[hour], ...sky }))
const lights: Record<Hour, readonly Light[]> = {
  dawn: lightsOf('dawn'),
  day: lightsOf('day'),
  golden: lightsOf('golden'),
  dusk: lightsOf('dusk'),
  night: lightsOf('night'),
}

/** `tone` selects one of the skies of an hour; any whole number is valid. */
export function lightOf(hour: Hour, tone: number): Light {
  const choices = lights[hour]
  return choices[tone % choices.length]!
}
