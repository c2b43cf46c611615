import { words } from './words.ts'

export const shellWords = words({
  en: {
    site: 'Lodestar',
    title: (page: string) => `${page} - Hotel Best Rates`,
    description:
      'Find a hotel anywhere in the world, see the whole price, and cancel by a date you can read.',
    keywords: 'hotels, hotel booking, best rates, free cancellation',
    home: 'Home',
  },
  zh: {
    site: '星宿',
    title: (page) => `${page} - 酒店优惠价 Hotel Best Rates`,
    description: '在世界各地寻找酒店，一眼看清含税总价，取消期限写得明明白白。',
    keywords: '酒店,酒店预订,优惠价,免费取消',
    home: '首页',
  },
})
