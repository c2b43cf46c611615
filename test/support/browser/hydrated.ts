import type { Page } from 'playwright-core'

/**
 * Waits until React has hydrated the page. An idle network is no sign of it: on a busy machine the scripts have arrived
 * long before they run, and a press in between is lost.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    type Root = { stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key ? (document as unknown as Record<string, Root>)[key] : undefined
    return root?.stateNode?.current?.memoizedState?.isDehydrated === false
  })
