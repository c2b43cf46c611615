import { phoneWidth } from '../shell/constants.ts'

export type Device = 'm' | 'pc'

export const paginationLayouts: Record<Device, string> = {
  m: 'prev, pager, next',
  pc: 'total, prev, pager, next, jumper',
}

const phones = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|webOS|HarmonyOS/i

/** By the user-agent text, corrected by the width where there is one: above 767 px is a desktop. */
export function deviceOf({ userAgent, width }: { userAgent: string; width: number }): Device {
  if (width > 0) return width > phoneWidth ? 'pc' : 'm'
  return phones.test(userAgent) ? 'm' : 'pc'
}
