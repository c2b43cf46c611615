import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, opacity, path, rect } from '../canvas/svg.ts'
import { drawBody } from './block-body.ts'
import { type Body, bodyTop, bodyWidth, floorHeight } from './block-shape.ts'
import { type Massing, styles } from './block-styles.ts'
import { emblem, entrance } from './entrance.ts'
import { coat } from './paints.ts'
import { type BlockForm, chanceOf, type DrawForm, type Drawn, type Plan } from './plan.ts'
import { turret } from './turret.ts'

/** A house of storeys on a ground floor, in the style of one of the block forms. */
export const blockOf =
  (form: BlockForm): DrawForm =>
  (scene, plan, random) => {
    const style = styles[form]
    const pickOnce = {
      shape: random.pick(style.windows),
      ground: random.pick(style.grounds),
      balcony: random.pick(style.balconies),
      material: random.pick(style.materials),
      roof: random.pick(style.roofs),
      massing: random.pick(style.massings),
    }
    const bay = random.between(...style.bay)
    const floors = random.int(...style.floors) + (plan.stars >= 4 && form !== 'pencil' ? 1 : 0)
    const bays = random.int(...style.bays)
    const main: Body = { ...pickOnce, bay, floors, bays, x: 0, crowned: true }
    return massings[pickOnce.massing](scene, plan, random, main)
  }

export const massings: Record<Massing, (scene: Scene, plan: Plan, random: Random, main: Body) => Drawn> = {
  single: (scene, plan, random, main) => {
    const body = drawBody(scene, plan, random, main)
    return finished(scene, plan, random, main, body, bodyWidth(main))
  },
  wings: (scene, plan, random, main) => {
    const middle = { ...main, bays: Math.max(3, Math.round(main.bays * 0.5)) }
    const wing: Body = {
      ...main,
      floors: Math.max(1, main.floors - 1),
      bays: Math.max(2, Math.round(main.bays * 0.32)),
      roof: main.roof === 'pediment' ? 'balustrade' : main.roof,
      crowned: false,
    }
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
  const alone = width <= bodyWidth(body)
  const signed =
    plan.form === 'pencil' || (plan.stars <= 3 && body.floors >= 4 && chanceOf(plan, 'sign').chance(0.5))
  const vertical = alone && signed ? blade(scene, plan, body) : ''
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
