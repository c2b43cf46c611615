import type { Bilingual } from '../text/locale.ts'

/** Meals, from none to all; each board includes the ones before it. */
export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const

export type Board = (typeof boards)[number]

export const boardNames: Readonly<Record<Board, Bilingual>> = {
  room_only: { en: 'Room only', zh: '不含早餐' },
  breakfast: { en: 'Breakfast', zh: '早餐' },
  half_board: { en: 'Breakfast and dinner', zh: '早餐和晚餐' },
  full_board: { en: 'All meals', zh: '一日三餐' },
  all_inclusive: { en: 'All inclusive', zh: '全包餐饮' },
}

export function fullerBoard(a: Board, b: Board): Board {
  return boards.indexOf(a) >= boards.indexOf(b) ? a : b
}
