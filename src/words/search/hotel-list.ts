import { formatCount } from '../format.ts'
import { words } from '../words.ts'

const hotelsEn = (n: number) => (n === 1 ? '1 hotel' : `${formatCount(n, 'en')} hotels`)

/** The titles of hotel lists in tabs and search engines. */
export const listWords = words({
  en: {
    title: 'Hotel list',
    titleIn: (place: string, city: string | null) => `Hotels in ${city ? `${place}, ${city}` : place}`,
    titleAround: (place: string) => `Hotels near ${place}`,
    description: (place: string, hotels: number, around: boolean) =>
      `${hotelsEn(hotels)} ${around ? 'near' : 'in'} ${place}, with total prices for your dates, taxes and fees included.`,
    areaDescription: (hotels: number) =>
      `${hotelsEn(hotels)} in this map area, with total prices for your dates, taxes and fees included.`,
    wideDescription: (hotels: number) =>
      `${hotelsEn(hotels)} in this map area. Zoom in to see total prices for your dates.`,
    keywords: 'hotels, hotel prices, hotel map',
    keywordsFor: (place: string, city: string | null, isAround: boolean) =>
      [
        `hotels ${isAround ? 'near' : 'in'} ${place}`,
        `${place} hotels`,
        ...(city ? [`hotels in ${city}`] : []),
      ].join(', '),
  },
  zh: {
    title: '酒店列表',
    titleIn: (place, city) => `${city ?? ''}${place}酒店`,
    titleAround: (place) => `${place}附近酒店`,
    description: (place, hotels, around) =>
      `${place}${around ? '附近' : ''}${formatCount(hotels, 'zh')}家酒店，按您的日期显示含税费总价。`,
    areaDescription: (hotels) => `地图此范围内${formatCount(hotels, 'zh')}家酒店，按您的日期显示含税费总价。`,
    wideDescription: (hotels) =>
      `地图此范围内共${formatCount(hotels, 'zh')}家酒店，放大地图即可查看各酒店在您所选日期的含税费总价。`,
    keywords: '酒店,酒店价格,酒店地图',
    keywordsFor: (place, city, isAround) =>
      [`${place}${isAround ? '附近' : ''}酒店`, `${place}住宿`, ...(city ? [`${city}酒店`] : [])].join(','),
  },
})
