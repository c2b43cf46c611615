import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, placed } from '../canvas/svg.ts'
import { forms } from './forms.ts'
import { chanceOf, type Drawn, type Plan } from './plan.ts'

export type Frame = { x: number; foot: number; maxWidth: number; maxHeight: number }

/** The hotel, as large as the frame allows, standing on `foot`. */
export function building(
  scene: Scene,
  plan: Plan,
  frame: Frame,
): Drawn & { left: number; right: number; top: number } {
  const drawn = forms[plan.form](scene, plan, chanceOf(plan))
  const scale = Math.min(frame.maxWidth / drawn.width, frame.maxHeight / drawn.height)
  const width = drawn.width * scale
  const height = drawn.height * scale
  const halo =
    scene.light.lit > 0.5 && lampsAreOn(scene)
      ? ellipse(
          frame.x,
          frame.foot - height * 0.35,
          width * 0.85,
          height * 0.8,
          scene.glow([0, scene.light.lamp, 0.2], [1, scene.light.lamp, 0]),
        )
      : ''
  return {
    svg: halo + placed(frame.x, frame.foot, scale, drawn.svg, plan.mirrored),
    width,
    height,
    left: frame.x - width / 2,
    right: frame.x + width / 2,
    top: frame.foot - height,
  }
}
