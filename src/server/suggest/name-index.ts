import { growing } from './growing.ts'
import { kindNumber } from './name-kinds.ts'
import type { NameText } from './name-texts.ts'
import { sortTexts } from './sort-texts.ts'

/**
 * Every place in every name where somebody may begin to type, sorted by the text that follows: what was typed is one
 * range of it. Owners are places or hotels, by number. Nothing but typed arrays, so that a thread can hand it over.
 */
export type NameIndex = Readonly<{
  /** All texts one after another, each ended by 0. */
  text: Uint16Array<ArrayBuffer>
  /** In the order of the texts: where in them each begins, whose it is, and of which kind. */
  starts: Uint32Array<ArrayBuffer>
  owners: Uint32Array<ArrayBuffer>
  kinds: Uint8Array<ArrayBuffer>
  /** Points by owner, however it was found. */
  fame: Float32Array<ArrayBuffer>
}>

/** Owners are numbered as they are added. */
export function startIndexing() {
  const text = growing(Uint16Array)
  const starts = growing(Uint32Array)
  const owners = growing(Uint32Array)
  const kinds = growing(Uint8Array)
  const fame = growing(Float32Array)

  return {
    add: (texts: readonly NameText[], points: number) => {
      for (const { text: each, starts: begin } of texts) {
        for (const { at, kind } of begin) {
          starts.push(text.length() + at)
          owners.push(fame.length())
          kinds.push(kindNumber[kind])
        }
        text.pushText(`${each}\0`)
      }
      fame.push(points)
    },
    finish: (): NameIndex =>
      sorted({
        text: text.done(),
        starts: starts.done(),
        owners: owners.done(),
        kinds: kinds.done(),
        fame: fame.done(),
      }),
  }
}

function sorted({ text, starts, owners, kinds, fame }: NameIndex): NameIndex {
  const order = starts.map((_, at) => at)
  sortTexts(order, starts, text)
  return {
    text,
    fame,
    starts: order.map((at) => starts[at]!),
    owners: order.map((at) => owners[at]!),
    kinds: Uint8Array.from(order, (at) => kinds[at]!),
  }
}
