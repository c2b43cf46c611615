import type { PlainDate } from '../time/plain-date.ts'

type Event = { readonly uid: string; readonly from: PlainDate; readonly to: PlainDate }
type Feed = {
  readonly name: string
  readonly summary: string
  readonly at: number
  readonly events: readonly Event[]
}

const plain = (date: PlainDate) => date.replaceAll('-', '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

/** An iCalendar file with one all-day event for each run of nights. It names no guest. */
export function writeFeed({ name, summary, at, events }: Feed): string {
  const stamp = `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lodestar//Calendar//EN', 'CALSCALE:GREGORIAN'],
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, from, to }) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${plain(from)}`],
      ...[`DTEND;VALUE=DATE:${plain(to)}`, `SUMMARY:${escaped(summary)}`, 'TRANSP:OPAQUE', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const longest = 75

/** Lines have at most 75 bytes; a continuation begins with a space. Characters are never split. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size =
      character.codePointAt(0)! < 128
        ? 1
        : character.codePointAt(0)! < 0x800
          ? 2
          : character.length > 1
            ? 4
            : 3
    if (bytes + size > longest) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
