import { formatCount } from '../format.ts'
import { words } from '../words.ts'

export const mapWords = words({
  en: {
    map: 'Map',
    explore: 'Explore the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    searchArea: 'Search this area',
    follow: 'Search as I move the map',
    followShort: 'As I move',
    shown: (n: number, total: number) =>
      n >= total
        ? `All ${formatCount(total, 'en')} on this map`
        : `${formatCount(n, 'en')} of ${formatCount(total, 'en')} in view`,
    schematic: 'To scale, without streets',
    schematicNear: 'To scale, without streets; coastlines approximate',
    group: (n: number, from: string | null) => (from === null ? `${n}` : `${n} from ${from}`),
    full: 'Full',
    wheel: 'Hold Ctrl and scroll to zoom',
    cluster: (text: string) => `${text}: hotels close together, zoom in`,
    unavailable: (hotel: string) => `${hotel}, not available for these dates`,
    priced: (hotel: string, price: string) => `${hotel}, ${price}`,
    places: (place: string, n: number) => `${place}: ${n} hotels`,
    loading: 'Loading…',
    noCard: 'We couldn’t load this hotel.',
    closeCard: 'Close',
    failed: 'We couldn’t load the map. Please try again.',
  },
  zh: {
    map: '地图',
    explore: '打开地图',
    zoomIn: '放大',
    zoomOut: '缩小',
    searchArea: '搜索此区域',
    follow: '移动地图时搜索',
    followShort: '随图搜索',
    shown: (n, total) =>
      n >= total
        ? `本图显示全部${formatCount(total, 'zh')}家`
        : `当前可见${formatCount(n, 'zh')}家，共${formatCount(total, 'zh')}家`,
    schematic: '按比例绘制，未绘街道',
    schematicNear: '按比例绘制，未绘街道，岸线为概略',
    group: (n, from) => (from === null ? `${n}家` : `${n}家，${from}起`),
    full: '已订完',
    wheel: '按住Ctrl键滚动可缩放',
    cluster: (text) => `${text}，酒店相邻，点击放大`,
    unavailable: (hotel) => `${hotel}，所选日期不可订`,
    priced: (hotel, price) => `${hotel}，${price}`,
    places: (place, n) => `${place}：${n}家酒店`,
    loading: '加载中…',
    noCard: '酒店信息加载失败。',
    closeCard: '关闭',
    failed: '地图加载失败，请重试。',
  },
})
