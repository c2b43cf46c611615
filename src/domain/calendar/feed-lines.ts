/** One property of an event, with the zone of its time. */
export type FeedProperty = { readonly value: string; readonly zone: string | null }
/** The properties of an event by name. */
export type FeedComponent = ReadonlyMap<string, readonly FeedProperty[]>

/** The events of an iCalendar file, or null if it is none. Lines of alarms and time zones are ignored. */
export function readComponents(text: string): FeedComponent[] | null {
  const lines = unfolded(text)
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR') return null
  const events: FeedComponent[] = []
  const open: string[] = []
  let event = new Map<string, FeedProperty[]>()
  for (const line of lines) {
    const property = propertyOf(line)
    if (!property) continue
    const { name, value, zone } = property
    if (name === 'BEGIN') {
      open.push(value.toUpperCase())
      if (value.toUpperCase() === 'VEVENT') event = new Map()
    } else if (name === 'END') {
      if (open.pop() === 'VEVENT') events.push(event)
    } else if (open.at(-1) === 'VEVENT') event.set(name, [...(event.get(name) ?? []), { value, zone }])
  }
  return events
}

/** A line that begins with a space or a tab continues the one before. */
const unfolded = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)

/** `DTSTART;TZID="Europe/Paris":20270301T140000`; a colon in quotes does not end the parameters. */
function propertyOf(line: string): (FeedProperty & { name: string }) | null {
  let isQuoted = false
  let end = -1
  for (let at = 0; at < line.length && end < 0; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) end = at
  }
  if (end < 0) return null
  const [name = '', ...parameters] = line.slice(0, end).split(';')
  const zone = parameters.find((parameter) => parameter.toUpperCase().startsWith('TZID='))
  return {
    name: name.trim().toUpperCase(),
    value: line.slice(end + 1),
    zone: zone ? zone.slice('TZID='.length).replaceAll('"', '').replace(/^\//, '') : null,
  }
}
