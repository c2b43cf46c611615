import { createRandom } from '../canvas/random.ts'
import { type PaletteName, paletteNamed, palettesFor } from '../palettes.ts'
import { climateOf, type PictureSubject, type Region, type Scenery } from '../subject.ts'
import type { Form, Plan } from './plan.ts'

type Forms = readonly Form[]

const urban: Record<Region, Forms> = {
  european: ['haussmann', 'haussmann', 'georgian', 'modern_block', 'gabled', 'brick'],
  mediterranean: ['palazzo', 'palazzo', 'colonial', 'haussmann', 'modern_block', 'deco'],
  nordic: ['gabled', 'georgian', 'timber_house', 'modern_block', 'brick'],
  chinese: ['tower', 'modern_block', 'pencil', 'courtyard', 'deco', 'tower'],
  japanese: ['pencil', 'modern_block', 'tower', 'ryokan', 'pencil'],
  east_asian: ['pencil', 'tower', 'modern_block', 'courtyard', 'deco'],
  southeast_asian: ['tower', 'colonial', 'modern_block', 'pencil', 'deco'],
  south_asian: ['haveli', 'colonial', 'modern_block', 'tower', 'palazzo'],
  middle_eastern: ['tower', 'tower', 'wind_tower', 'modern_block', 'riad'],
  african: ['modern_block', 'colonial', 'tower', 'verandah', 'deco'],
  north_american: ['brick', 'brick', 'tower', 'modern_block', 'deco', 'georgian'],
  latin_american: ['colonial', 'deco', 'modern_block', 'tower', 'palazzo'],
  oceanian: ['modern_block', 'georgian', 'tower', 'brick', 'verandah'],
}

const old: Record<Region, Forms> = {
  european: ['haussmann', 'gabled', 'gabled', 'georgian', 'palazzo'],
  mediterranean: ['palazzo', 'palazzo', 'colonial', 'lodge'],
  nordic: ['timber_house', 'gabled', 'georgian'],
  chinese: ['courtyard', 'pagoda', 'courtyard', 'deco', 'brick'],
  japanese: ['ryokan', 'ryokan', 'pagoda', 'pencil'],
  east_asian: ['courtyard', 'pagoda', 'pencil', 'brick'],
  southeast_asian: ['colonial', 'villa', 'colonial', 'courtyard'],
  south_asian: ['haveli', 'haveli', 'colonial'],
  middle_eastern: ['riad', 'wind_tower', 'riad'],
  african: ['riad', 'colonial', 'verandah'],
  north_american: ['brick', 'georgian', 'gabled', 'verandah'],
  latin_american: ['colonial', 'colonial', 'palazzo'],
  oceanian: ['verandah', 'georgian', 'brick'],
}

const rural: Record<Region, Forms> = {
  european: ['lodge', 'lodge', 'gabled', 'georgian'],
  mediterranean: ['lodge', 'palazzo', 'colonial'],
  nordic: ['timber_house', 'lodge', 'aframe'],
  chinese: ['courtyard', 'pagoda', 'courtyard', 'lodge'],
  japanese: ['ryokan', 'ryokan', 'lodge'],
  east_asian: ['courtyard', 'lodge', 'pagoda'],
  southeast_asian: ['villa', 'villa', 'verandah', 'colonial'],
  south_asian: ['haveli', 'verandah', 'colonial'],
  middle_eastern: ['riad', 'wind_tower', 'camp'],
  african: ['verandah', 'camp', 'villa', 'lodge'],
  north_american: ['lodge', 'verandah', 'aframe', 'timber_house'],
  latin_american: ['colonial', 'palazzo', 'verandah'],
  oceanian: ['verandah', 'lodge', 'timber_house'],
}

const shore: Record<Region, Forms> = {
  european: ['resort', 'grand', 'lodge', 'deco'],
  mediterranean: ['resort', 'palazzo', 'resort', 'colonial'],
  nordic: ['timber_house', 'resort', 'lodge'],
  chinese: ['resort', 'tower', 'resort', 'pagoda'],
  japanese: ['resort', 'ryokan', 'modern_block'],
  east_asian: ['resort', 'tower', 'modern_block'],
  southeast_asian: ['villa', 'resort', 'villa', 'verandah'],
  south_asian: ['resort', 'haveli', 'verandah', 'villa'],
  middle_eastern: ['resort', 'tower', 'wind_tower', 'resort'],
  african: ['resort', 'villa', 'verandah'],
  north_american: ['deco', 'resort', 'tower', 'verandah'],
  latin_american: ['resort', 'colonial', 'deco', 'villa'],
  oceanian: ['resort', 'verandah', 'villa', 'modern_block'],
}

const alpine: Record<Region, Forms> = {
  ...rural,
  european: ['chalet', 'chalet', 'chalet', 'chalet', 'lodge', 'aframe'],
  mediterranean: ['lodge', 'chalet', 'palazzo'],
  nordic: ['timber_house', 'aframe', 'chalet'],
  chinese: ['pagoda', 'chalet', 'courtyard', 'lodge'],
  japanese: ['ryokan', 'chalet', 'aframe'],
  east_asian: ['chalet', 'lodge', 'courtyard'],
  north_american: ['chalet', 'aframe', 'lodge', 'timber_house'],
  latin_american: ['lodge', 'chalet', 'colonial'],
  south_asian: ['chalet', 'lodge', 'verandah'],
}

const garden: Record<Region, Forms> = {
  ...rural,
  european: ['grand', 'georgian', 'haussmann', 'lodge', 'palazzo'],
  mediterranean: ['palazzo', 'grand', 'lodge'],
  chinese: ['pagoda', 'courtyard', 'pagoda'],
  japanese: ['ryokan', 'pagoda', 'ryokan'],
  east_asian: ['pagoda', 'courtyard', 'modern_block'],
  middle_eastern: ['riad', 'resort', 'wind_tower'],
  north_american: ['georgian', 'grand', 'verandah', 'lodge'],
}

const desert: Record<Region, Forms> = {
  ...rural,
  middle_eastern: ['riad', 'wind_tower', 'camp', 'riad', 'resort'],
  african: ['riad', 'camp', 'villa'],
  north_american: ['palazzo', 'resort', 'lodge'],
  latin_american: ['palazzo', 'colonial', 'riad'],
  south_asian: ['haveli', 'camp', 'riad'],
  chinese: ['riad', 'courtyard', 'camp'],
  oceanian: ['verandah', 'camp', 'lodge'],
}

const bySetting: Record<Scenery, Record<Region, Forms>> = {
  city: urban,
  old_town: old,
  river: urban,
  beach: shore,
  island: shore,
  mountain: alpine,
  countryside: rural,
  desert,
  garden,
  airport: urban,
}

const low: Forms = [
  'camp',
  'aframe',
  'timber_house',
  'courtyard',
  'verandah',
  'riad',
  'wind_tower',
  'lodge',
  'villa',
  'ryokan',
]

/** The forms that fit a hotel; five stars may always be grand, one star never. */
function formsFor({ scenery, region, stars }: PictureSubject): Forms {
  if (scenery === 'airport')
    return stars <= 2
      ? ['modern_block', 'terminal', 'pencil']
      : ['terminal', 'terminal', 'tower', 'modern_block']
  const fitting = bySetting[scenery][region]
  if (stars === 5 && scenery === 'city')
    return [
      ...fitting.filter((form) => !low.includes(form)),
      'tower',
      region === 'european' ? 'grand' : 'tower',
      'grand',
    ]
  if (
    stars === 5 &&
    (scenery === 'old_town' || scenery === 'river' || scenery === 'mountain') &&
    region === 'european'
  )
    return [...fitting, 'grand', 'grand']
  if (stars <= 2 && scenery === 'city')
    return [...fitting.filter((form) => form !== 'tower'), 'pencil', 'modern_block']
  return fitting
}

const woods: readonly PaletteName[] = ['wood', 'honey', 'charred', 'larch', 'bronze', 'falu']

const fitted: Partial<Record<Form, readonly PaletteName[]>> = {
  chalet: woods,
  aframe: ['wood', 'charred', 'larch', 'honey', 'graphite'],
  brick: ['brick', 'maroon', 'graphite', 'cream', 'mustard', 'sage', 'slate'],
  haussmann: ['zinc', 'cream', 'ivory', 'rose', 'mist', 'ochre', 'pearl', 'lilac', 'sage'],
  grand: ['zinc', 'pearl', 'cream', 'ivory', 'rose', 'white', 'mist'],
  ryokan: ['cedar', 'charred', 'wood', 'pearl', 'jade'],
  pagoda: ['vermilion', 'jade', 'cedar', 'ink', 'charred', 'ivory'],
  courtyard: ['ink', 'jade', 'vermilion', 'cedar', 'pearl', 'white'],
  villa: ['thatch', 'palmleaf', 'honey', 'chalk', 'mint', 'wood'],
  timber_house: ['falu', 'mustard', 'fjord', 'white', 'sage', 'sea'],
  riad: ['mud', 'rosestone', 'sand', 'terracotta', 'chalk', 'ochre'],
  wind_tower: ['sand', 'chalk', 'mud', 'pearl'],
  haveli: ['rosestone', 'ochre', 'ivory', 'coral', 'sand'],
  camp: ['sand', 'mud', 'terracotta', 'olive', 'navy'],
  deco: ['coral', 'mint', 'sea', 'lemon', 'white', 'lilac', 'rose', 'cream'],
}

let last: { readonly subject: PictureSubject; readonly plan: Plan } | null = null

/**
 * The building of a hotel. The last plan is cached, because drawing and describing a hotel request it
 * repeatedly.
 */
export function planOf(subject: PictureSubject): Plan {
  if (last?.subject !== subject) last = { subject, plan: makePlan(subject) }
  return last.plan
}

function makePlan(subject: PictureSubject): Plan {
  const { seed, scenery, region, stars } = subject
  const random = createRandom(`${seed}|plan`)
  const form = random.pick(formsFor(subject))
  const names = fitted[form] ?? palettesFor(region, scenery)
  const cold = climateOf(subject) === 'cold'
  const snow = cold && random.chance(scenery === 'mountain' ? 0.5 : region === 'nordic' ? 0.25 : 0.1)
  return {
    form,
    palette: paletteNamed(random.pick(names)),
    stars,
    region,
    snow,
    mirrored: random.chance(0.5),
    seed: `${seed}`,
  }
}
