import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { WrongSetting } from '../settings.ts'

const forADay = 'public, max-age=86400'
/** A picture of its own, without scripts, if somebody opens it as a page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"
const MOST_BYTES = 200_000

/** Sizes by file name. A maskable icon is cut to a circle, so the logo has a margin on a ground. */
const icons: Readonly<Record<string, { size: number; margin: number }>> = {
  'icon-192.png': { size: 192, margin: 0 },
  'icon-512.png': { size: 512, margin: 0 },
  'icon-maskable-512.png': { size: 512, margin: 96 },
  'apple-touch-icon.png': { size: 180, margin: 18 },
  'favicon.ico': { size: 32, margin: 0 },
}

export const logoPath = '/brand-logo.svg'

export type BrandFiles = {
  /** File names that replace those of the build. */
  readonly names: ReadonlySet<string>
  readonly serve: (app: FastifyInstance) => void
}

/** The logo and icons of the operator; read at the start, so that a wrong path stops it. */
export function openBrandFiles(path: string | undefined): BrandFiles {
  if (!path) return { names: new Set(), serve: () => {} }
  const svg = readLogo(path)
  return {
    names: new Set([...Object.keys(icons), 'favicon.svg']),
    serve: (app) => {
      for (const url of [logoPath, '/favicon.svg'])
        app.get(url, async (_, reply) =>
          reply
            .type('image/svg+xml')
            .header('cache-control', forADay)
            .header('content-security-policy', policy)
            .send(svg),
        )
      for (const [name, { size, margin }] of Object.entries(icons)) {
        let drawn: Promise<Buffer> | null = null
        app.get(`/${name}`, async (_, reply) => {
          drawn ??= draw(svg, size, margin)
          return reply
            .type('image/png')
            .header('cache-control', forADay)
            .send(await drawn)
        })
      }
    },
  }
}

function readLogo(path: string): Buffer {
  const refuse = (why: string) => new WrongSetting(`BRAND_LOGO cannot be used: ${why}.`)
  let svg: Buffer
  try {
    svg = readFileSync(path)
  } catch (error) {
    throw refuse(`${path} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (svg.length > MOST_BYTES) throw refuse(`${path} is larger than 200 KB`)
  if (!/<svg[\s>]/i.test(svg.toString('utf8', 0, 2_000))) throw refuse(`${path} is not an SVG`)
  return svg
}

function draw(svg: Buffer, size: number, margin: number): Promise<Buffer> {
  const inner = size - 2 * margin
  const background = margin === 0 ? '#00000000' : '#ffffff'
  return sharp(svg, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(margin === 0 ? false : { background })
    .png()
    .toBuffer()
}
