import { words } from './words.ts'

export const mapWords = words({
  en: {
    map: 'Map',
    explore: 'Explore the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    searchArea: 'Search this area',
    schematic: 'Schematic map: drawn to scale, without streets',
    wheel: 'Hold Ctrl and scroll to zoom',
    cluster: (n: number) => `${n} hotels close together, zoom in`,
    unavailable: (hotel: string) => `${hotel}, not available for these dates`,
    priced: (hotel: string, price: string) => `${hotel}, ${price}`,
    places: (place: string, n: number) => `${place}: ${n} hotels`,
    failed: 'We couldn’t load the map. Please try again.',
  },
  zh: {
    map: '地图',
    explore: '打开地图',
    zoomIn: '放大',
    zoomOut: '缩小',
    searchArea: '搜索此区域',
    schematic: '示意图：按比例绘制，未绘街道',
    wheel: '按住Ctrl键滚动可缩放',
    cluster: (n) => `${n}家酒店相邻，点击放大`,
    unavailable: (hotel) => `${hotel}，所选日期不可订`,
    priced: (hotel, price) => `${hotel}，${price}`,
    places: (place, n) => `${place}：${n}家酒店`,
    failed: '地图加载失败，请重试。',
  },
})
