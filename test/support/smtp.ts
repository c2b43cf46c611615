import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Received = {
  to: string[]
  headers: Record<string, string>
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; text: string }[]
}

type Options = {
  /** Refuses a recipient: the code and text of the response, or null to accept it. */
  refuse?: (to: string) => { code: number; text: string } | null
}

/** A real local SMTP server that stores its messages. */
export async function receiveMail({ refuse = () => null }: Options = {}) {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push(readMail(Buffer.concat(chunks).toString('latin1'), to))
        done()
      })
    },
  })
  // Tests include clients that disconnect mid-session.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function readMail(raw: string, to: string[]): Received {
  const { headers, body } = split(raw)
  const parts = partsOf({ headers, body })
  const isAttached = (entry: Part) => (entry.headers['content-disposition'] ?? '').startsWith('attachment')
  const textOf = (entry: Part) => decoded(entry.body, entry.headers['content-transfer-encoding'] ?? '')
  const part = (type: string) => {
    const found = parts.find(
      (entry) => !isAttached(entry) && (entry.headers['content-type'] ?? 'text/plain').startsWith(type),
    )
    return found ? textOf(found) : ''
  }
  return {
    to,
    headers,
    subject: words(headers.subject ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
    attachments: parts.filter(isAttached).map((entry) => ({
      name: /filename="?([^";]+)/.exec(entry.headers['content-disposition']!)?.[1] ?? '',
      type: entry.headers['content-type'] ?? '',
      text: textOf(entry),
    })),
  }
}

type Part = ReturnType<typeof split>

/** The leaf parts of a message, at any depth. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";\s]+)/.exec(part.headers['content-type'] ?? '')?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(split(inner)))
}

function split(raw: string) {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1').toString('utf8').trim()
  return quoted(body.replace(/=\r\n/g, '')).trim()
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString('utf8')
        : quoted(body.replaceAll('_', ' ')),
    )
