import { useMemo } from 'react'
import type { Locale } from '#domain/locale.ts'
import { recentlyViewedFrom } from '../store/recently-viewed.ts'
import { useItem } from '../store/use-stored.ts'
import { viewedCard } from './viewed-hotel.ts'

/** The hotels last looked at on this device, newest first; none until the page is alive. */
export function useViewed(locale: Locale) {
  const text = useItem('history_mantal')
  return useMemo(
    () => recentlyViewedFrom(text).flatMap((viewed) => viewedCard(viewed, locale) ?? []),
    [text, locale],
  )
}
