import type { Window } from './draw-ground.ts'
import type { Box } from './free-space.ts'
import { signRadius } from './label-layout.ts'
import type { Fonts } from './lettering.ts'
import type { MapColours } from './map-colours.ts'
import type { Label, Lettering, MapPlan } from './map-plan.ts'
import { pathOfSign } from './map-signs.ts'
import type { Scene } from './scene.ts'

type Sprite = { readonly picture: HTMLCanvasElement; readonly side: number }
export type Sprites = Readonly<Record<'free' | 'seen' | 'small' | 'full', Sprite>>

/** Dots are stamped: drawing a picture is quicker than drawing two circles. */
export function makeSprites({ dot, raised, faint }: MapColours, ratio: number): Sprites {
  const sprite = (radius: number, fill: string, ring: string, ringWidth: number): Sprite => {
    const side = Math.ceil((radius + ringWidth + 1) * 2)
    const picture = document.createElement('canvas')
    picture.width = picture.height = side * ratio
    const pen = picture.getContext('2d')!
    pen.scale(ratio, ratio)
    for (const [size, colour] of [
      [radius + ringWidth, ring],
      [radius, fill],
    ] as const) {
      pen.beginPath()
      pen.arc(side / 2, side / 2, size, 0, 2 * Math.PI)
      pen.fillStyle = colour
      pen.fill()
    }
    return { picture, side }
  }
  return {
    free: sprite(3.3, dot, raised, 1.3),
    seen: sprite(3.3, faint, raised, 1.3),
    small: sprite(2.2, dot, raised, 0.8),
    full: sprite(2.4, raised, faint, 1.5),
  }
}

export type DotLook = { readonly sprites: Sprites; readonly fonts: Fonts; readonly colours: MapColours }
type Shown = {
  readonly plan: MapPlan
  readonly scene: Scene
  readonly seen: ReadonlySet<string>
  /** Whether a name would be cut, or lie under a control: it is left out. */
  readonly isHidden: (box: Box) => boolean
}

export function drawDots(pen: CanvasRenderingContext2D, window: Window, shown: Shown, look: DotLook) {
  const { ratio } = window
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  stampDots(pen, window, shown, look.sprites, true)
  stampDots(pen, window, shown, look.sprites, false)
  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.lineJoin = 'round'
  const isShown = (box: Box) => isInside(box, window) && !shown.isHidden(box)
  const side = 2 * signRadius
  for (const label of shown.plan.labels) {
    const { box, sign } = label
    // A label is drawn only together with its symbol.
    if (isShown(box) && (!sign || isShown({ x: sign.x, y: sign.y, w: side, h: side })))
      drawLabel(pen, window, label, look)
  }
}

/** The last of the list first, so that the better lies on top; one for every two pixels, more would not be seen. */
function stampDots(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Window,
  { plan, scene, seen }: Shown,
  sprites: Sprites,
  isSmall: boolean,
) {
  const held = new Set<number>()
  pen.globalAlpha = isSmall ? 0.62 : 1
  for (let at = scene.pins.length - 1; at >= 0; at--) {
    if ((plan.isUnderGroup[at] === 1) !== isSmall) continue
    const [left, top] = [plan.x[at]! - x, plan.y[at]! - y]
    if (left < -8 || top < -8 || left > width + 8 || top > height + 8) continue
    const square = (left >> 1) * 65_536 + (top >> 1)
    if (held.has(square)) continue
    held.add(square)
    const { pin } = scene.pins[at]!
    const kind = pin.label === null ? 'full' : isSmall ? 'small' : seen.has(pin.id) ? 'seen' : 'free'
    const { picture, side } = sprites[kind]
    pen.drawImage(picture, left - side / 2, top - side / 2, side, side)
  }
  pen.globalAlpha = 1
}

const isInside = ({ x, y, w, h }: Box, window: Window) =>
  x + w / 2 > window.x &&
  x - w / 2 < window.x + window.width &&
  y + h / 2 > window.y &&
  y - h / 2 < window.y + window.height

function drawLabel(
  pen: CanvasRenderingContext2D,
  window: Window,
  { kind, text, box, turn = 0, sign }: Label,
  { fonts, colours }: DotLook,
) {
  if (sign) drawSign(pen, { x: sign.x - window.x, y: sign.y - window.y }, sign.of, colours)
  if (text === null) return
  const inks = { district: colours.ink, town: colours.town, water: colours.waterName, point: colours.soft }
  const lettering: Lettering = kind
  pen.save()
  pen.translate(box.x - window.x, box.y - window.y)
  pen.rotate(turn)
  pen.font = fonts[lettering]
  if (kind !== 'water') {
    pen.strokeStyle = colours.land
    pen.lineWidth = kind === 'district' ? 5 : 3.5
    pen.globalAlpha = 0.9
    pen.strokeText(text, 0, 0)
    pen.globalAlpha = 1
  }
  pen.fillStyle = inks[kind]
  pen.fillText(text, 0, 0.5)
  pen.restore()
}

const signSize = 16

function drawSign(
  pen: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  sign: NonNullable<Label['sign']>['of'],
  colours: MapColours,
) {
  const isWay = sign === 'airport' || sign === 'station'
  pen.beginPath()
  pen.arc(x, y, signRadius, 0, 2 * Math.PI)
  pen.fillStyle = colours.raised
  pen.fill()
  pen.save()
  const scale = 11.2 / signSize
  pen.translate(x - (signSize * scale) / 2, y - (signSize * scale) / 2)
  pen.scale(scale, scale)
  pen.fillStyle = sign === 'park' ? colours.park : isWay ? colours.soft : colours.landmark
  pen.fill(pathOfSign(sign), 'evenodd')
  pen.restore()
}
