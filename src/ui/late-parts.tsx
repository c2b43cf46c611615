import { type ComponentType, createElement, use } from 'react'

/**
 * Components in a chunk of their own. A loader awaits `fetch`, so that they render at once; on a page from the server
 * they are fetched at hydration, and need a Suspense boundary.
 */
export function createLateParts<Parts>(load: () => Promise<Parts>) {
  let loaded: Parts | null = null
  let loading: Promise<Parts> | null = null
  const fetchParts = (): Promise<Parts> => {
    loading ??= load().then(
      (parts) => (loaded = parts),
      (error) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    fetch: fetchParts,
    part:
      <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
      (props: Props) =>
        createElement(pick(loaded ?? use(fetchParts())), props),
  }
}
