import { phoneWidth } from '../constants.ts'

export type Device = 'm' | 'pc'

export const paginationLayouts: Record<Device, string> = {
  m: 'prev, pager, next',
  pc: 'total, prev, pager, next, jumper',
}

const phones = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|webOS|HarmonyOS/i

/** By the user-agent text, corrected by the width: above 767 px is a desktop, whatever the browser calls itself. */
export function deviceOf({ userAgent, width }: { userAgent: string; width: number }): Device {
  return width <= phoneWidth && phones.test(userAgent) ? 'm' : 'pc'
}
