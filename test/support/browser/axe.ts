import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (
    within: object | string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Violations of WCAG 2.2 AA that axe finds, with their positions; in a part of the page, or in all of it. */
export async function faultsByAxe(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(script)
  const { violations } = await page.evaluate(
    (within) =>
      (globalThis as unknown as { axe: Axe }).axe.run(within, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    part,
  )
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`))
}
