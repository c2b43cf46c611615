import { gzipSync } from 'node:zlib'

// A minimal PMTiles archive (version 3) of a few vector tiles, built in a test.

const varint = (value: number): number[] =>
  value > 127 ? [(value % 128) | 128, ...varint(Math.floor(value / 128))] : [value]
const bytes = (field: number, content: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
]
const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)]
const text = (field: number, value: string) => bytes(field, [...Buffer.from(value)])
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

const extent = 4_096

type Shape = {
  readonly kind: string
  readonly name?: string
  readonly type: 1 | 3
  readonly points: readonly (readonly [number, number])[]
}

/** One feature of a vector tile: a point, or a ring around an area. */
function featureOf({ type, points }: Shape, tags: readonly number[]): number[] {
  let [x, y] = [0, 0]
  const steps = points.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)]
    ;[x, y] = [toX, toY]
    return step
  })
  const line = type === 1 ? [] : [(points.length - 1) * 8 + 2, ...steps.slice(1).flat(), 15]
  const geometry = [9, ...steps[0]!, ...line]
  return bytes(2, [
    ...bytes(2, tags.flatMap(varint)),
    ...number(3, type),
    ...bytes(4, geometry.flatMap(varint)),
  ])
}

function layerOf(name: string, shapes: readonly Shape[]): number[] {
  const values = shapes.flatMap((shape) => [shape.kind, shape.name ?? ''])
  return bytes(3, [
    ...text(1, name),
    ...shapes.flatMap((shape, at) => featureOf(shape, [0, 2 * at, 1, 2 * at + 1])),
    ...text(3, 'kind'),
    ...text(3, 'name'),
    ...values.flatMap((value) => bytes(4, text(1, value))),
    ...number(5, extent),
    ...number(15, 2),
  ])
}

const whole = [
  [0, 0],
  [extent, 0],
  [extent, extent],
  [0, extent],
] as const

const deepest = 11
/** All tiles down to the deepest zoom have consecutive numbers: one run-length entry. */
const allTiles = (4 ** (deepest + 1) - 1) / 3

/** The whole world, every tile the same: all water. */
export function waterWorld(name: string): Buffer {
  const tile = gzipSync(
    Buffer.from([
      ...layerOf('water', [{ kind: 'ocean', type: 3, points: whole }]),
      ...layerOf('places', [{ kind: 'locality', name, type: 1, points: [[2_048, 2_048]] }]),
    ]),
  )
  const directory = gzipSync(Buffer.from([1, 0, ...varint(allTiles), ...varint(tile.length), 1]))
  const metadata = gzipSync(Buffer.from('{}'))
  const header = Buffer.alloc(127)
  header.write('PMTiles', 0)
  header[7] = 3
  const start = header.length + directory.length + metadata.length
  const places = [
    127,
    directory.length,
    127 + directory.length,
    metadata.length,
    start,
    0,
    start,
    tile.length,
    allTiles,
    1,
    1,
  ]
  places.forEach((value, at) => {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  })
  // Clustered, gzip inside and out, vector tiles.
  header.set([1, 2, 2, 1, 0, deepest], 96)
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * at)
  return Buffer.concat([header, directory, metadata, tile])
}
