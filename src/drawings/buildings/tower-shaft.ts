export const crowns = ['flat', 'step', 'slant', 'curve', 'pyramid', 'needle', 'frame', 'sail'] as const

export type Crown = (typeof crowns)[number]

export const skins = ['grid', 'bands', 'fins', 'curtain', 'balconies', 'diagonal'] as const

export type Skin = (typeof skins)[number]

export type Shaft = {
  x: number
  w: number
  side: number
  top: number
  foot: number
  crown: Crown
  skin: Skin
}
