import { words } from './words.ts'

type Said = {
  name: string
  city: string
  district: string | null
  stars: number
  score: number | null
  reviews: number
}

/** What search engines and messages say about a hotel's page. */
export const hotelHeadWords = words({
  en: {
    title: (name: string, city: string) => (name.includes(city) ? name : `${name}, ${city}`),
    description: ({ name, city, district, stars, score, reviews }: Said) =>
      [
        `${name}: ${stars > 0 ? `${stars}-star hotel` : 'a place to stay'} in ${district ? `${district}, ${city}` : city}.`,
        score === null ? '' : ` Guests give it ${score.toFixed(1)} of 10 (${reviews} reviews).`,
        ' Rooms, rates and rules side by side, each with the whole price, taxes and fees included.',
      ].join(''),
    keywords: ({ name, city, district }: Said) =>
      [name, `${name} ${city}`, `hotels in ${district ?? city}`, `hotels in ${city}`].join(', '),
    home: 'Home',
    demo: 'A demonstration hotel: its data and reviews are samples.',
    guests: 'guests',
  },
  zh: {
    title: (name, city) => (name.includes(city) ? name : `${name}（${city}）`),
    description: ({ name, city, district, stars, score, reviews }) =>
      [
        `${name}，位于${city}${district ?? ''}${stars > 0 ? `的${stars}星级酒店` : ''}。`,
        score === null ? '' : `住客评分${score.toFixed(1)}（满分10分，${reviews}条点评）。`,
        '房型、价格和规则一目了然，总价已含税费。',
      ].join(''),
    keywords: ({ name, city, district }) =>
      [name, `${city}${name}`, `${district ?? city}酒店`, `${city}酒店`].join(','),
    home: '首页',
    demo: '演示酒店：数据与点评均为示例。',
    guests: '人',
  },
})
