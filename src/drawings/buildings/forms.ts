import { drawAFrame } from './a-frame.ts'
import { blockOf } from './block.ts'
import { drawCamp } from './camp.ts'
import { drawChalet } from './chalet.ts'
import { drawHaveli, drawRiad, drawWindTower } from './earthen.ts'
import { drawCourtyard, drawPagoda, drawRyokan } from './eastern.ts'
import { drawLodge } from './lodge.ts'
import type { DrawForm, Form } from './plan.ts'
import { drawResort } from './resort.ts'
import { drawTerminal } from './terminal.ts'
import { drawTimberHouse } from './timber-house.ts'
import { drawTower } from './tower.ts'
import { drawVerandah } from './verandah.ts'
import { drawVilla } from './villa.ts'

export const forms: Record<Form, DrawForm> = {
  haussmann: blockOf('haussmann'),
  palazzo: blockOf('palazzo'),
  gabled: blockOf('gabled'),
  georgian: blockOf('georgian'),
  brick: blockOf('brick'),
  colonial: blockOf('colonial'),
  deco: blockOf('deco'),
  modern_block: blockOf('modern_block'),
  grand: blockOf('grand'),
  pencil: blockOf('pencil'),
  tower: drawTower,
  resort: drawResort,
  chalet: drawChalet,
  aframe: drawAFrame,
  lodge: drawLodge,
  verandah: drawVerandah,
  timber_house: drawTimberHouse,
  pagoda: drawPagoda,
  courtyard: drawCourtyard,
  ryokan: drawRyokan,
  villa: drawVilla,
  riad: drawRiad,
  wind_tower: drawWindTower,
  haveli: drawHaveli,
  camp: drawCamp,
  terminal: drawTerminal,
}
