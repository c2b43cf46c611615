import { icon, ring } from './icon.tsx'

export const SearchIcon = icon(`${ring(11, 11, 6.5)}M16 16l4.5 4.5`)
export const CalendarIcon = icon(
  'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5V8a2.5 2.5 0 0 1 2.5-2.5zM4 10h16M8.5 3.5v4M15.5 3.5v4',
)
export const PersonIcon = icon(`${ring(12, 8.5, 3.5)}M5 20c.5-3.7 3.4-6 7-6s6.5 2.3 7 6`)
export const GuestsIcon = icon(
  `${ring(9.5, 8.5, 3.2)}M3.5 19.5c.4-3.3 2.9-5.3 6-5.3s5.6 2 6 5.3M16 5.6a3.1 3.1 0 0 1 0 5.9M17.8 14.7c1.6.8 2.6 2.5 2.8 4.8`,
)
export const HeartIcon = icon(
  'M12 20S4 15.2 4 9.5A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20z',
)
export const StarIcon = icon(
  'M12 2.6l2.85 6.05 6.65.8-4.9 4.55 1.28 6.55L12 17.3l-5.88 3.25L7.4 14 2.5 9.45l6.65-.8z',
)
export const MapPinIcon = icon(
  `M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z${ring(12, 10, 2.3)}`,
)
export const MapIcon = icon('M4 6.5l5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13M14.7 6.5v13')
export const GlobeIcon = icon(
  `${ring(12, 12, 8)}M4 12h16M12 4c2.3 2.3 3.4 5 3.4 8s-1.1 5.7-3.4 8c-2.3-2.3-3.4-5-3.4-8S9.7 6.3 12 4z`,
)
export const MenuIcon = icon('M4 8h16M4 16h16')
export const CloseIcon = icon('M6.5 6.5l11 11M17.5 6.5l-11 11')
export const PlusIcon = icon('M12 5.5v13M5.5 12h13')
export const MinusIcon = icon('M5.5 12h13')
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = icon('M6.5 9.5l5.5 5.5 5.5-5.5')
export const ChevronUpIcon = icon('M6.5 14.5l5.5-5.5 5.5 5.5')
export const ChevronLeftIcon = icon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6')
export const ArrowUpIcon = icon('M12 19.5v-15M6 10.5l6-6 6 6')
export const WarningIcon = icon(`${ring(12, 12, 8)}M12 7.5v5.5M12 16v.01`)
export const InfoIcon = icon(`${ring(12, 12, 8)}M12 11v5.5M12 8v.01`)
export const PhoneIcon = icon(
  'M8.3 4.5H5.9c-.9 0-1.5.7-1.4 1.5.6 7.2 6.3 12.9 13.5 13.5.8.1 1.5-.5 1.5-1.4v-2.4l-4-1.6-1.8 1.8c-2.6-1.2-4.4-3-5.6-5.6l1.8-1.8z',
)
export const MailIcon = icon(
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM4 7.5l8 6 8-6',
)
export const ChatIcon = icon(
  'M4.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 3.5v-3.5a2 2 0 0 1-2-2z',
)
export const ShareIcon = icon('M12 14.5v-11M8 7l4-3.5L16 7M5.5 12v6a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-6')
export const LinkIcon = icon(
  'M10 13.5a4 4 0 0 0 5.7.2l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.5a4 4 0 0 0-5.7-.2l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3',
)
export const DownloadIcon = icon('M12 4v10.5M8 11l4 3.5 4-3.5M5 19.5h14')
export const LogOutIcon = icon('M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M14.5 8.5l4 3.5-4 3.5M18 12H9.5')
export const HomeIcon = icon('M4.5 11L12 4.5l7.5 6.5M6.5 9.5v10h11v-10M10 19.5v-5h4v5')
export const ListIcon = icon('M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01')
export const HistoryIcon = icon('M4.5 8A8.3 8.3 0 1 1 4 12.5M4.5 4v4h4M12 8v4.5l3 1.8')
export const ClockIcon = icon(`${ring(12, 12, 8)}M12 7.5V12l3 2`)
export const SlidersIcon = icon(`M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9${ring(15, 7.5, 2)}${ring(9, 16.5, 2)}`)
export const LockIcon = icon(
  'M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 17v-4A2.5 2.5 0 0 1 8 10.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
)
export const ShieldIcon = icon('M12 3.5L5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2 4-4.2')
export const PictureIcon = icon(
  `M6 5h12a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 18 19H6a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 6 5z${ring(8.5, 10, 1.6)}M4 17l5-4 3.5 2.8 3.5-3.3 4.5 4`,
)
export const EyeIcon = icon(
  `M3 12c2.2-4 5.3-6 9-6s6.8 2 9 6c-2.2 4-5.3 6-9 6s-6.8-2-9-6z${ring(12, 12, 2.8)}`,
)
export const EyeOffIcon = icon(
  'M9.5 6.4A9.6 9.6 0 0 1 12 6c3.7 0 6.8 2 9 6a14.6 14.6 0 0 1-2.6 3.4M6.3 7.9A14 14 0 0 0 3 12c2.2 4 5.3 6 9 6a9.3 9.3 0 0 0 4.3-1M10.2 10.1a2.8 2.8 0 0 0 3.8 3.9M4.5 4.5l15 15',
)
export const PointsIcon = icon(
  `${ring(12, 12, 8)}M12 8l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z`,
)
export const BranchIcon = icon(
  `${ring(7, 6.5, 2)}${ring(7, 17.5, 2)}${ring(17, 9.5, 2)}M7 8.5v7M7 14c0-3 3-4.5 8-4.5`,
)
export const TrashIcon = icon('M5 7.5h14M9.5 7.5V5h5v2.5M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5')
export const AwayIcon = icon(
  'M10.5 5.5H7A2.5 2.5 0 0 0 4.5 8v9A2.5 2.5 0 0 0 7 19.5h9a2.5 2.5 0 0 0 2.5-2.5v-3.5M14 4.5h5.5V10M19.5 4.5 11.5 12.5',
)
export const SwapIcon = icon('M5 9h13.5M15.5 5.5L19 9l-3.5 3.5M19 15H5.5M8.5 11.5L5 15l3.5 3.5')
export const CardIcon = icon(
  'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 18H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 6zM3.5 10.5h17M7 14.5h3',
)
export const ScanIcon = icon(
  'M4.5 8.5v-2a2 2 0 0 1 2-2h2M15.5 4.5h2a2 2 0 0 1 2 2v2M19.5 15.5v2a2 2 0 0 1-2 2h-2M8.5 19.5h-2a2 2 0 0 1-2-2v-2M4.5 12h15',
)
export const CopyIcon = icon(
  'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5.5 15.5a1 1 0 0 1-1-1v-8a2 2 0 0 1 2-2h8a1 1 0 0 1 1 1',
)
export const DotsIcon = icon(
  'M5.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM11.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM17.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0z',
)
export const SendIcon = icon('M5 12h13M12.5 6.5l6 5.5-6 5.5')
export const DoubleCheckIcon = icon('M3 12.8l3.8 3.8 7.7-8.1M11.8 15.6l1 1 8-8.1')
export const PrintIcon = icon(
  'M7.5 9V4.5h9V9M7.5 16.5h-2A1.5 1.5 0 0 1 4 15v-4.5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 14h9v5.5h-9z',
)
export const PencilIcon = icon('M5 19l.8-3.7L16.6 4.5l2.9 2.9L8.7 18.2zM14.4 6.7l2.9 2.9')
export const FallIcon = icon('M6.5 7.5L17 17M17 9.5V17H9.5')
export const RiseIcon = icon('M6.5 17L17 7.5M17 15V7.5H9.5')
export const BellIcon = icon('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5h4')
export const PauseIcon = icon('M9 6.5v11M15 6.5v11')
export const MoveIcon = icon(
  'M4.5 7a2 2 0 0 1 2-2h3.6l2 2.3h5.4a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM9 13.2h6M12.8 11l2.4 2.2-2.4 2.2',
)
