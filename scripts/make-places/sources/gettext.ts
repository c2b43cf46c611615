import { readFileSync } from 'node:fs'

/** Messages of a compiled gettext catalogue (little endian), by message id. */
export function readGettext(file: string): Map<string, string> {
  const bytes = readFileSync(file)
  const count = bytes.readUInt32LE(8)
  const originals = bytes.readUInt32LE(12)
  const translations = bytes.readUInt32LE(16)
  const messages = new Map<string, string>()
  for (let i = 0; i < count; i++) {
    messages.set(textAt(bytes, originals + 8 * i), textAt(bytes, translations + 8 * i))
  }
  messages.delete('')
  return messages
}

function textAt(bytes: Buffer, entry: number): string {
  const length = bytes.readUInt32LE(entry)
  const start = bytes.readUInt32LE(entry + 4)
  return bytes.toString('utf8', start, start + length)
}
