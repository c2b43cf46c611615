import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }

/** What a tool can find of what keeps people out: rules of WCAG 2.2 AA, and where they are broken. */
export async function faultsByAxe(page: Page): Promise<string[]> {
  await page.evaluate(script)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  )
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`))
}
