type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

const firstRoom = 1024

/** A typed array that makes room when it is full. */
export function growing<List extends Numbers>(list: new (length: number) => List) {
  let held = new list(firstRoom)
  let length = 0
  const resized = (size: number) => {
    const other = new list(size)
    other.set(held.subarray(0, Math.min(length, size)))
    return other
  }
  return {
    push: (value: number) => {
      if (length === held.length) held = resized(length * 2)
      held[length++] = value
    },
    pushText: (text: string) => {
      while (length + text.length > held.length) held = resized(held.length * 2)
      for (let i = 0; i < text.length; i++) held[length++] = text.charCodeAt(i)
    },
    length: () => length,
    done: () => resized(length),
  }
}
