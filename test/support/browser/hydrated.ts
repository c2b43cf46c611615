import type { Page } from 'playwright-core'

/**
 * Waits until the page has been hydrated. An idle network is no sign of it: on a busy machine the scripts have arrived
 * long before they run, and a press in between is lost.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.classList.contains('alive'))
