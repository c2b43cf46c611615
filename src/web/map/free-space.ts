/** A box by its middle. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const side = 96
const rows = 1e7

/** Boxes on a plane, in a hash of squares: is there room for one more? First come, first served. */
export function createFreeSpace() {
  const squares = new Map<number, Box[]>()
  const squaresOf = (box: Box, air: number, visit: (square: number) => boolean): boolean => {
    const [left, right] = [box.x - box.w / 2 - air, box.x + box.w / 2 + air].map((x) => Math.floor(x / side))
    const [top, bottom] = [box.y - box.h / 2 - air, box.y + box.h / 2 + air].map((y) => Math.floor(y / side))
    for (let x = left!; x <= right!; x++)
      for (let y = top!; y <= bottom!; y++) if (visit(x * rows + y)) return true
    return false
  }
  const isFree = (box: Box, air = 0) =>
    !squaresOf(box, air, (square) => (squares.get(square) ?? []).some((other) => meets(box, other, air)))
  const take = (box: Box) => {
    squaresOf(box, 0, (square) => {
      const held = squares.get(square)
      if (held) held.push(box)
      else squares.set(square, [box])
      return false
    })
  }
  return {
    isFree,
    take,
    tryTake: (box: Box, air = 0): boolean => {
      if (!isFree(box, air)) return false
      take(box)
      return true
    },
  }
}
export type FreeSpace = ReturnType<typeof createFreeSpace>

export const meets = (a: Box, b: Box, air = 0): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w + 2 * air && Math.abs(a.y - b.y) * 2 < a.h + b.h + 2 * air
