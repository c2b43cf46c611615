import { darken } from '../canvas/colour.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, opacity, path, rect } from '../canvas/svg.ts'
import { glassBalconies, ironRailing } from './balconies.ts'
import { groundFloor } from './block-ground-floor.ts'
import { type Body, bodyTop, bodyWidth, floorHeight, groundHeight } from './block-shape.ts'
import { windows } from './openings.ts'
import { coat, wallPaint } from './paints.ts'
import { chanceOf, type Plan } from './plan.ts'
import { roof } from './roofs.ts'

export function drawBody(
  scene: Scene,
  plan: Plan,
  random: Random,
  body: Body,
): { svg: string; rise: number } {
  const { palette } = plan
  const w = bodyWidth(body)
  const left = body.x - w / 2
  const top = bodyTop(body)
  let out =
    rect(left, top, w, -top, wallPaint(scene, palette.wall)) + texture(scene, plan, body, left, top, w)
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

function texture(scene: Scene, plan: Plan, body: Body, left: number, top: number, w: number): string {
  const random = chanceOf(plan, 'bricks')
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

export function balconies(
  scene: Scene,
  plan: Plan,
  body: Body,
  left: number,
  top: number,
  w: number,
): string {
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
