import { darken, mix } from '../colour.ts'
import { groundShadow } from '../light.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { archway, cell, d, opacity, path, rect } from '../svg.ts'
import { glassBalconies, ironRailing } from './balconies.ts'
import { coat, roofPaint, wallPaint } from './coat.ts'
import { emblem, entrance, entranceWidth } from './entrance.ts'
import { pane, shopfront, type WindowShape, windows } from './openings.ts'
import { type BlockForm, chanceOf, type DrawForm, type Drawn, type Plan } from './plan.ts'
import { type Roof, roof } from './roofs.ts'

type Ground = 'shops' | 'arcade' | 'plain' | 'glass'
type Balcony = 'none' | 'iron' | 'iron_some' | 'glass'
type Material = 'plaster' | 'brick' | 'stone' | 'timber_frame' | 'boards'
type Massing = 'single' | 'turret' | 'wings' | 'stepped'

type Style = {
  floors: readonly [number, number]
  bays: readonly [number, number]
  bay: readonly [number, number]
  roofs: readonly Roof[]
  windows: readonly WindowShape[]
  grounds: readonly Ground[]
  balconies: readonly Balcony[]
  materials: readonly Material[]
  massings: readonly Massing[]
}

const styles: Record<BlockForm, Style> = {
  haussmann: {
    floors: [3, 5],
    bays: [6, 9],
    bay: [40, 48],
    roofs: ['mansard', 'steep_mansard', 'mansard'],
    windows: ['french', 'arched', 'french'],
    grounds: ['shops', 'arcade', 'plain'],
    balconies: ['iron', 'iron_some'],
    materials: ['stone', 'plaster'],
    massings: ['single', 'turret', 'single'],
  },
  palazzo: {
    floors: [2, 4],
    bays: [5, 8],
    bay: [46, 58],
    roofs: ['tile_hip', 'balustrade', 'tile_hip', 'cornice'],
    windows: ['shutters', 'arched', 'shutters'],
    grounds: ['arcade', 'plain', 'shops'],
    balconies: ['none', 'iron_some'],
    materials: ['plaster', 'stone'],
    massings: ['single', 'wings', 'stepped'],
  },
  gabled: {
    floors: [2, 4],
    bays: [5, 8],
    bay: [44, 52],
    roofs: ['gables', 'stepped', 'bell'],
    windows: ['sash', 'sash', 'shutters'],
    grounds: ['shops', 'plain'],
    balconies: ['none'],
    materials: ['plaster', 'brick', 'timber_frame'],
    massings: ['single', 'stepped'],
  },
  georgian: {
    floors: [3, 4],
    bays: [5, 8],
    bay: [46, 54],
    roofs: ['cornice', 'hip', 'pediment'],
    windows: ['sash'],
    grounds: ['plain', 'arcade'],
    balconies: ['none', 'iron_some'],
    materials: ['brick', 'plaster'],
    massings: ['single', 'wings'],
  },
  brick: {
    floors: [4, 7],
    bays: [5, 8],
    bay: [42, 52],
    roofs: ['cornice', 'parapet', 'garden'],
    windows: ['sash', 'arched', 'wide'],
    grounds: ['shops', 'arcade', 'glass'],
    balconies: ['none', 'iron_some'],
    materials: ['brick'],
    massings: ['single', 'stepped', 'single'],
  },
  colonial: {
    floors: [1, 3],
    bays: [6, 9],
    bay: [48, 58],
    roofs: ['tile_hip', 'balustrade', 'bell'],
    windows: ['french', 'arched', 'shutters'],
    grounds: ['arcade'],
    balconies: ['iron', 'iron_some'],
    materials: ['plaster'],
    massings: ['single', 'wings', 'turret'],
  },
  deco: {
    floors: [3, 5],
    bays: [5, 7],
    bay: [50, 60],
    roofs: ['deco'],
    windows: ['wide', 'plain'],
    grounds: ['glass', 'plain'],
    balconies: ['none', 'glass'],
    materials: ['plaster'],
    massings: ['single', 'stepped'],
  },
  modern_block: {
    floors: [4, 7],
    bays: [5, 9],
    bay: [44, 56],
    roofs: ['parapet', 'garden', 'parapet'],
    windows: ['wide', 'plain', 'sash'],
    grounds: ['glass', 'shops'],
    balconies: ['none', 'glass', 'none'],
    materials: ['plaster', 'boards', 'brick'],
    massings: ['single', 'stepped', 'wings'],
  },
  grand: {
    floors: [3, 5],
    bays: [9, 12],
    bay: [44, 50],
    roofs: ['pediment', 'mansard', 'balustrade', 'steep_mansard'],
    windows: ['french', 'arched'],
    grounds: ['arcade', 'plain'],
    balconies: ['iron_some', 'iron'],
    materials: ['stone'],
    massings: ['turret', 'wings', 'wings'],
  },
  pencil: {
    floors: [6, 10],
    bays: [3, 4],
    bay: [44, 54],
    roofs: ['parapet', 'garden', 'cornice'],
    windows: ['wide', 'plain', 'sash'],
    grounds: ['glass', 'shops'],
    balconies: ['none', 'glass'],
    materials: ['plaster', 'boards', 'brick'],
    massings: ['single'],
  },
}

export const drawBlock: DrawForm = (scene, plan, random) => {
  const style = styles[plan.form as BlockForm]
  const pickOnce = {
    shape: random.pick(style.windows),
    ground: random.pick(style.grounds),
    balcony: random.pick(style.balconies),
    material: random.pick(style.materials),
    roof: random.pick(style.roofs),
    massing: random.pick(style.massings),
  }
  const bay = random.between(...style.bay)
  const floors = random.int(...style.floors) + (plan.stars >= 4 && plan.form !== 'pencil' ? 1 : 0)
  const bays = random.int(...style.bays)
  const main: Body = { ...pickOnce, bay, floors, bays, x: 0, crowned: true }
  return massings[pickOnce.massing](scene, plan, random, main)
}

type Body = {
  shape: WindowShape
  ground: Ground
  balcony: Balcony
  material: Material
  roof: Roof
  bay: number
  floors: number
  bays: number
  x: number
  crowned: boolean
}
const groundHeight = 62
const floorHeight = 48
const bodyWidth = (body: Body) => body.bay * body.bays + 20
const bodyTop = (body: Body) => -(groundHeight + floorHeight * body.floors)

const massings: Record<Massing, (scene: Scene, plan: Plan, random: Random, main: Body) => Drawn> = {
  single: (scene, plan, random, main) => {
    const body = drawBody(scene, plan, random, main)
    return finished(scene, plan, random, main, body, bodyWidth(main))
  },
  wings: (scene, plan, random, main) => {
    const middle = { ...main, bays: Math.max(3, Math.round(main.bays * 0.5)) }
    const wing = {
      ...main,
      floors: Math.max(1, main.floors - 1),
      bays: Math.max(2, Math.round(main.bays * 0.32)),
      roof: main.roof === 'pediment' ? 'balustrade' : main.roof,
      crowned: false,
    } as Body
    const offset = (bodyWidth(middle) + bodyWidth(wing)) / 2 - 4
    const left = drawBody(scene, plan, random, { ...wing, x: -offset })
    const right = drawBody(scene, plan, random, { ...wing, x: offset })
    const body = drawBody(scene, plan, random, middle)
    return finished(
      scene,
      plan,
      random,
      middle,
      { svg: left.svg + right.svg + body.svg, rise: body.rise },
      bodyWidth(middle) + 2 * bodyWidth(wing),
    )
  },
  stepped: (scene, plan, random, main) => {
    const side = random.chance(0.5) ? 1 : -1
    const low = {
      ...main,
      floors: Math.max(1, main.floors - random.int(1, 2)),
      bays: Math.max(2, Math.round(main.bays * 0.45)),
      x: 0,
      crowned: false,
    }
    const high = { ...main, bays: Math.max(3, Math.round(main.bays * 0.6)) }
    const total = bodyWidth(high) + bodyWidth(low)
    high.x = (-side * bodyWidth(low)) / 2
    low.x = (side * bodyWidth(high)) / 2
    const second = drawBody(scene, plan, random, low)
    const first = drawBody(scene, plan, random, high)
    return finished(scene, plan, random, high, { svg: second.svg + first.svg, rise: first.rise }, total)
  },
  turret: (scene, plan, random, main) => {
    const body = drawBody(scene, plan, random, main)
    const side = random.chance(0.5) ? 1 : -1
    const half = bodyWidth(main) / 2
    const both = plan.form === 'grand' || random.chance(0.25)
    const rise = Math.max(body.rise, 120)
    const towers =
      turret(scene, plan, main, side * (half - 6), random) +
      (both ? turret(scene, plan, main, -side * (half - 6), random) : '')
    return finished(scene, plan, random, main, { svg: body.svg + towers, rise }, bodyWidth(main) + 76)
  },
}

function finished(
  scene: Scene,
  plan: Plan,
  random: Random,
  body: Body,
  drawn: { svg: string; rise: number },
  width: number,
): Drawn {
  const sign =
    plan.stars >= 3 && body.floors > 1
      ? emblem(scene, plan, body.x, bodyTop(body) - (body.roof === 'pediment' ? 22 : -2), 9)
      : ''
  const vertical =
    plan.form === 'pencil' || (plan.stars <= 3 && body.floors >= 4 && chanceOf(plan, 'sign').chance(0.5))
      ? blade(scene, plan, body)
      : ''
  return {
    svg:
      groundShadow(0, 4, width * 0.54, 12, 0.26) +
      drawn.svg +
      vertical +
      entrance(scene, plan, random, body.x) +
      sign,
    width: width + 30,
    height: -bodyTop(body) + drawn.rise,
  }
}

/** A sign board that hangs on the corner; coloured fields instead of letters. */
function blade(scene: Scene, plan: Plan, body: Body): string {
  const x = body.x + bodyWidth(body) / 2 + 3
  const h = Math.min(150, floorHeight * (body.floors - 1))
  const y = bodyTop(body) + 30
  const colour = coat(scene, plan.palette.accent)
  let marks = ''
  for (let i = 0; i < 4; i++) marks += cell(x + 6, y + 14 + (i * (h - 24)) / 4, 10, (h - 24) / 4 - 7)
  return (
    rect(x - 4, y + 10, 6, 3, coat(scene, '#2b3346')) +
    rect(x - 4, y + h - 14, 6, 3, coat(scene, '#2b3346')) +
    rect(x, y, 22, h, colour) +
    path(marks, scene.light.lit > 0.3 ? scene.light.lamp : coat(scene, plan.palette.trim), opacity(0.9))
  )
}

function drawBody(scene: Scene, plan: Plan, random: Random, body: Body): { svg: string; rise: number } {
  const { palette } = plan
  const w = bodyWidth(body)
  const left = body.x - w / 2
  const top = bodyTop(body)
  let out =
    rect(left, top, w, -top, wallPaint(scene, palette.wall)) +
    texture(scene, plan, random, body, left, top, w)
  const crown = roof(scene, plan, random, body.roof, left, top, w)
  const tall = body.shape === 'french' || body.shape === 'arched' ? 0.72 : body.shape === 'wide' ? 0.56 : 0.64
  const wide =
    body.shape === 'wide' ? 0.66 : body.shape === 'shutters' ? 0.36 : body.shape === 'plain' ? 0.56 : 0.44
  out += windows(scene, random, palette, {
    x: left + 10,
    y: top + 8,
    w: w - 20,
    h: floorHeight * body.floors - 6,
    columns: body.bays,
    rows: body.floors,
    shape: body.shape,
    fill: [wide, tall],
  })
  let bands = ''
  for (let i = 1; i <= body.floors; i++)
    if (body.material !== 'brick' || i === body.floors)
      bands += cell(left - 2, top + 6 + i * floorHeight - 3, w + 4, 3)
  out += path(bands, coat(scene, palette.trim), opacity(0.7))
  out += balconies(scene, plan, body, left, top, w)
  return { svg: out + groundFloor(scene, plan, random, body, left, w) + crown.svg, rise: crown.rise }
}

function texture(
  scene: Scene,
  plan: Plan,
  random: Random,
  body: Body,
  left: number,
  top: number,
  w: number,
): string {
  if (body.material === 'timber_frame') {
    let beams = cell(left, top, 6, -top - groundHeight) + cell(left + w - 6, top, 6, -top - groundHeight)
    for (let i = 0; i <= body.bays; i++) beams += cell(left + 8 + i * body.bay, top, 4.5, -top - groundHeight)
    for (let i = 0; i <= body.floors; i++) beams += cell(left, top + i * floorHeight + 1, w, 5)
    for (let i = 0; i < body.bays; i += 2)
      beams += d`M${left + 12 + i * body.bay} ${top + floorHeight}l6 0l${body.bay * 0.3} ${-floorHeight * 0.3}l-5 -3z`
    return path(beams, coat(scene, '#5a3f30'), opacity(0.85))
  }
  if (!scene.fine || body.material === 'plaster') return ''
  if (body.material === 'boards') {
    let boards = ''
    for (let y = top + 12; y < -groundHeight; y += 12) boards += cell(left, y, w, 1.2)
    return path(boards, '#1a1420', opacity(0.1))
  }
  let marks = ''
  if (body.material === 'brick')
    for (let i = 0; i < w / 5; i++)
      marks += cell(
        left + 3 + random.between(0, w - 18),
        top + 6 + Math.round(random.between(0, -top - 14) / 6) * 6,
        11,
        3.4,
      )
  else
    for (let y = top + 4; y < -8; y += 20)
      marks +=
        cell(left, y, 12, 9) +
        cell(left + w - 12, y, 12, 9) +
        cell(left, y + 10, 8, 9) +
        cell(left + w - 8, y + 10, 8, 9)
  return path(
    marks,
    body.material === 'brick' ? coat(scene, darken(plan.palette.wall, 0.35)) : coat(scene, plan.palette.trim),
    opacity(body.material === 'brick' ? 0.3 : 0.65),
  )
}

function balconies(scene: Scene, plan: Plan, body: Body, left: number, top: number, w: number): string {
  const floorAt = (i: number) => top + 3 + floorHeight * i
  if (body.balcony === 'none') return ''
  if (body.balcony === 'glass') {
    let out = ''
    for (let i = 1; i <= body.floors; i++)
      out += glassBalconies(
        scene,
        plan,
        left + 10,
        floorAt(i) - 2,
        w - 20,
        Math.max(2, Math.round(body.bays / 2)),
      )
    return out
  }
  if (body.balcony === 'iron')
    return (
      ironRailing(scene, left + 2, floorAt(body.floors) - 1, w - 4) +
      (body.floors > 3 ? ironRailing(scene, left + 2, floorAt(1) - 1, w - 4) : '')
    )
  let out = ''
  for (let column = 0; column < body.bays; column += 2) {
    const x = left + 10 + body.bay * column + 4
    for (let i = 1; i <= body.floors; i += 2) out += ironRailing(scene, x, floorAt(i) - 1, body.bay - 8, 13)
  }
  return out
}

function groundFloor(scene: Scene, plan: Plan, random: Random, body: Body, left: number, w: number): string {
  const { palette } = plan
  const gap = body.crowned ? entranceWidth(plan.stars) * 0.62 + 6 : 0
  const striped = random.chance(0.55)
  const clear = (x: number, width: number) => !body.crowned || x + width < body.x - gap || x > body.x + gap
  const plinth = rect(
    left - 3,
    -groundHeight,
    w + 6,
    groundHeight,
    wallPaint(
      scene,
      body.ground === 'glass' ? mix(palette.trim, palette.wall, 0.4) : mix(palette.wall, palette.trim, 0.35),
    ),
  )
  const cornice =
    rect(left - 6, -groundHeight - 4, w + 12, 6, coat(scene, palette.trim)) +
    rect(left - 6, -groundHeight + 2, w + 12, 2, '#0e1b33', opacity(0.18))
  let out = ''
  const count = Math.max(2, Math.round(w / (body.ground === 'shops' ? 76 : 50)))
  const step = (w - 16) / count
  let openings = ''
  for (let i = 0; i < count; i++) {
    const x = left + 8 + i * step
    if (!clear(x + 4, step - 8)) continue
    if (body.ground === 'shops')
      out += shopfront(
        scene,
        palette,
        x + step / 2 - Math.min(29, step / 2 - 9),
        -2,
        Math.min(58, step - 18),
        46,
        striped,
      )
    else if (body.ground === 'arcade') openings += archway(x + step / 2 - step * 0.32, -52, step * 0.64, 50)
    else if (body.ground === 'glass') openings += cell(x + 3, -50, step - 6, 47)
    else openings += cell(x + step / 2 - 10, -46, 20, 30)
  }
  return plinth + path(openings, pane(scene, palette)) + out + cornice
}

function turret(scene: Scene, plan: Plan, body: Body, x: number, random: Random): string {
  const top = bodyTop(body) - 16
  const w = 66
  const { palette } = plan
  const paint = roofPaint(scene, palette.roof)
  const cap = random.pick(['cone', 'dome', 'onion'] as const)
  const wall = rect(x - w / 2, top, w, -top, wallPaint(scene, palette.wall))
  const glass = windows(scene, random, palette, {
    x: x - w / 2 + 6,
    y: top + 16,
    w: w - 12,
    h: floorHeight * body.floors,
    columns: 2,
    rows: body.floors,
    shape: 'arched',
    fill: [0.5, 0.68],
  })
  const foot = windows(scene, random, palette, {
    x: x - w / 2 + 8,
    y: -groundHeight + 4,
    w: w - 16,
    h: groundHeight - 10,
    columns: 1,
    rows: 1,
    shape: 'arched',
    fill: [0.6, 0.8],
  })
  const shade = rect(
    x + (scene.sun.x < scene.width / 2 ? w * 0.24 : -w / 2),
    top,
    w * 0.26,
    -top,
    '#101a3a',
    opacity(0.12),
  )
  const roofs = {
    cone: path(d`M${x - w / 2 - 7} ${top}L${x} ${top - 92}L${x + w / 2 + 7} ${top}z`, paint),
    dome:
      path(d`M${x - w / 2 - 4} ${top}q2 -52 ${w / 2 + 4} -58q${w / 2 + 2} 6 ${w / 2 + 4} 58z`, paint) +
      rect(x - 6, top - 72, 12, 16, coat(scene, palette.trim)) +
      path(d`M${x - 8} ${top - 72}l8 -14l8 14z`, paint),
    onion: path(
      d`M${x - w / 2 - 2} ${top}q-8 -30 14 -44q18 -12 ${w / 2 - 12} -44q4 32 ${w / 2 - 12} 44q22 14 14 44z`,
      paint,
    ),
  }
  const band =
    rect(x - w / 2 - 5, top - 3, w + 10, 7, coat(scene, palette.trim)) +
    rect(x - w / 2 - 3, -groundHeight - 4, w + 6, 6, coat(scene, palette.trim))
  return wall + shade + glass + foot + roofs[cap] + band
}
