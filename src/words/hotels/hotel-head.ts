import { formatCount } from '../format.ts'
import { words } from '../words.ts'

const starsZh = ['', '一', '二', '三', '四', '五']

type Said = {
  name: string
  city: string
  district: string | null
  stars: number
  score: number | null
  reviews: number
  demo: boolean
}

/** Title and description of a hotel's page, for search engines and link previews. */
export const hotelHeadWords = words({
  en: {
    title: (name: string, city: string) => (name.includes(city) ? name : `${name}, ${city}`),
    description: ({ name, city, district, stars, score, reviews, demo }: Said) =>
      [
        `${name}: ${stars > 0 ? `${stars}-star hotel` : 'a place to stay'} in ${district ? `${district}, ${city}` : city}.`,
        score === null
          ? ''
          : ` Rated ${score.toFixed(1)} out of 10 (${formatCount(reviews, 'en')} ${demo ? 'sample ' : ''}${reviews === 1 ? 'review' : 'reviews'}).`,
        ' Compare rooms, rates and policies, with total prices including taxes and fees.',
      ].join(''),
    keywords: ({ name, city, district }: Said) =>
      [name, `${name} ${city}`, `hotels in ${district ?? city}`, `hotels in ${city}`].join(', '),
    home: 'Home',
    demo: 'This is a demonstration hotel: its data and reviews are samples.',
    guests: 'guests',
  },
  zh: {
    title: (name, city) => (name.includes(city) ? name : `${name}（${city}）`),
    description: ({ name, city, district, stars, score, reviews, demo }) =>
      [
        `${name}，位于${city}${district ?? ''}${stars > 0 ? `的${starsZh[stars] ?? stars}星级酒店` : ''}。`,
        score === null
          ? ''
          : `${demo ? '示例' : '住客'}评分${score.toFixed(1)}分（满分10分，${formatCount(reviews, 'zh')}条${demo ? '示例' : ''}点评）。`,
        '房型、价格方案和政策一目了然，总价已含税费。',
      ].join(''),
    keywords: ({ name, city, district }) =>
      [name, `${city}${name}`, `${district ?? city}酒店`, `${city}酒店`].join(','),
    home: '首页',
    demo: '演示酒店：数据与点评均为示例。',
    guests: '人',
  },
})
