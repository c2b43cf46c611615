import type { Share } from '#contract/site.ts'
import { sharePopup } from '../constants.ts'

export const shares: readonly Share[] = ['video', 'social', 'bookmark', 'microblog', 'portal', 'professional']

/** Fills the operator's template; null where the service has none and the address is copied instead. */
export function shareAddress(template: string | null, { url, title }: { url: string; title: string }) {
  if (!template) return null
  return template
    .replaceAll('{url}', encodeURIComponent(url))
    .replaceAll('{title}', encodeURIComponent(title))
}

/** A small window in the middle of the one we are in. */
export function popupFeatures(view: { left: number; top: number; width: number; height: number }): string {
  const { width, height } = sharePopup
  const left = Math.max(0, Math.round(view.left + (view.width - width) / 2))
  const top = Math.max(0, Math.round(view.top + (view.height - height) / 2))
  return `popup,noopener,width=${width},height=${height},left=${left},top=${top}`
}
