import { icon, ring } from './icon.tsx'

export const BedIcon = icon(
  `M3.5 18.5v-12M3.5 15.5h17v3M20.5 15.5v-2.5a3 3 0 0 0-3-3H11v5.5${ring(7.2, 11.5, 1.9)}`,
)
export const BuildingIcon = icon('M5.5 20.5v-16h9v16M14.5 9.5h4v11M3.5 20.5h17M8.5 8h3M8.5 12h3M8.5 16h3')
export const BreakfastIcon = icon(
  'M5 9.5h11.5v4.5a5 5 0 0 1-5 5h-1.5a5 5 0 0 1-5-5zM16.5 11h1.3a2.3 2.3 0 0 1 0 4.6h-1.5M8.5 6.5V4M12.5 6.5V4',
)
export const BathIcon = icon(
  'M4 12.5h16v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM8 9c-1-1.5 1-2 0-4M12 9c-1-1.5 1-2 0-4M16 9c-1-1.5 1-2 0-4',
)
export const WifiIcon = icon('M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 16.8a3 3 0 0 1 4 0')
export const TrainIcon = icon(
  'M9 3.5h6a3 3 0 0 1 3 3V14a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V6.5a3 3 0 0 1 3-3zM6 11h12M9 20.5l1.5-3.5M15 20.5 13.5 17M9.5 14v.01M14.5 14v.01',
)
export const PlaneIcon = icon(
  'M10.5 13.5 4 10.5l1.5-1.5 6 .5 4.5-4.5c1-1 2.5-1.5 3.5-.5s.5 2.5-.5 3.5l-4.5 4.5.5 6-1.5 1.5-3-6.5M10.5 13.5 7 17',
)
export const TagIcon = icon(`M4 4.5h7.5l8 8-7 7-8.5-8z${ring(8, 8.5, 1.2)}`)
export const ReceiptIcon = icon('M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 20.5zM9 8.5h6M9 12.5h6')
export const PointsIcon = icon(
  `${ring(12, 12, 8)}M12 7.5l1.3 3.2 3.2 1.3-3.2 1.3L12 16.5l-1.3-3.2L7.5 12l3.2-1.3z`,
)
export const AgentIcon = icon(
  `${ring(6.5, 6, 2)}${ring(6.5, 18, 2)}${ring(17.5, 9, 2)}M6.5 8v8M17.5 11c0 3.5-6 2.5-9.5 5.5`,
)
export const ExpandIcon = icon('M4.5 9V4.5H9M19.5 15v4.5H15M4.5 4.5l5.5 5.5M19.5 19.5 14 14')
