import { placed } from '../canvas/svg.ts'
import type { Room } from './decor.ts'

export const turned = ({ decor }: Room, content: string) =>
  decor.mirrored ? placed(1200, 0, 1, content, true) : content
