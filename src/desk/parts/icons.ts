import { icon, ring } from '#ui/icons/icon.tsx'

export const SunIcon = icon(
  `${ring(12, 12, 3.8)}M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18`,
)
export const LoopIcon = icon(
  'M19 8.500A7.7 7.7 0 0 0 5 9M5 15.500A7.7 7.7 0 0 0 19 15M19.5 4.500v4h-4M4.5 19.500v-4h4',
)
export const ScrollIcon = icon(
  'M7 4.500h10.500v15H7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM9 9h5.500M9 12.500h5.500M9 16h3',
)
export const RefundIcon = icon('M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9')
export const CoinIcon = icon(
  `${ring(12, 12, 8)}M12 7.5l1.3 3.2 3.2 1.3-3.2 1.3L12 16.5l-1.3-3.2L7.5 12l3.2-1.3z`,
)
export const NoShowIcon = icon(
  `${ring(10, 8.5, 3.3)}M3.5 19.500c.5-3.5 3.1-5.6 6.5-5.6 1 0 2 .2 2.8.5M16 15.500l4.5 4.500M20.5 15.5 16 20`,
)
export const InboxIcon = icon('M4.5 13.5 7 5.500h10l2.5 8v5h-15zM4.5 13.500h4.300l1.2 2.300h4l1.2-2.300h4.3')
export const QuestionIcon = icon(
  `${ring(12, 12, 8)}M9.7 9.8a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.700M12 16.300v.01`,
)
export const KeyIcon = icon(`${ring(8.5, 12, 3.5)}M12 12h8M17 12v3M20 12v2`)
export const TagIcon = icon('M4.500 5.500h7l8 8-6.500 6.500-8-8zM8 9v.01')
export const BuildingIcon = icon(
  'M5.5 20.500v-16h9v16M14.5 9.500h4v11M3.5 20.500h17M8.5 8h3M8.5 12h3M8.5 16h3',
)
export const ArriveIcon = icon('M13.500 4.500h5v15h-5M4 12h10M10.500 8.500 14 12l-3.500 3.500')
export const ReceiptIcon = icon(
  'M6 3.500h12v17l-2.4-1.600-2.4 1.600-2.4-1.600-2.4 1.600L6 20.500zM9 8.500h6M9 12.500h6',
)
export const PulseIcon = icon('M3.500 12h4l2.5-6.500 4 13 2.5-6.500h4')
export const GearIcon = icon(
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.500v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.800 1.800M16.200 16.200 18 18M18 6l-1.800 1.800M7.800 16.200 6 18',
)
export const ChartIcon = icon('M4.5 4.500v15h15M8.5 15.500v-3M12.5 15.500v-7M16.5 15.500v-5')
