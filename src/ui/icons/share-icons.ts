import { icon, ring } from './icon.tsx'

/** For kinds of services, not for marks of any: nothing here is copied from one. */
export const VideoIcon = icon(
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM10.5 9.5v5l4-2.5z',
)
export const FriendsIcon = icon(
  `${ring(12, 7, 2.5)}${ring(6.5, 16.5, 2.5)}${ring(17.5, 16.5, 2.5)}M10.8 9.2 7.7 14.3M13.2 9.2l3.1 5.1M9 16.5h6`,
)
export const BookmarkIcon = icon('M7 4h10a1.5 1.5 0 0 1 1.5 1.5v14.5L12 16l-6.5 4V5.5A1.5 1.5 0 0 1 7 4z')
export const QuillIcon = icon(
  'M4.5 19.5 12 12M19.5 4.5c-7 0-12 3.5-12.5 9.5l2.5 2.5c6-.5 10-5 10-12zM10 16.5h5',
)
export const PortalIcon = icon(
  'M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17V7A2.5 2.5 0 0 1 6 4.5zM3.5 9.5h17M10 9.5v10',
)
export const BriefcaseIcon = icon(
  'M6 8h12a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17v-6.5A2.5 2.5 0 0 1 6 8zM9 8V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5V8M3.5 13h17',
)
