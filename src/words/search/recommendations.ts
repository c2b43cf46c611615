import { formatCount, formatDate, formatDistance } from '../format.ts'
import { words } from '../words.ts'

const score = (value: number) => value.toFixed(1)

/** Why a hotel is recommended: one sentence that holds for the requested stay. */
export const recommendationWords = words({
  en: {
    centreOf: (place: string, _isCity: boolean) => `the centre of ${place}`,
    // `around` is "in Paris" or "near the Eiffel Tower".
    highestScore: (around: string, value: number, reviews: number) =>
      `Highest guest score ${around} for your dates: ${score(value)} from ${formatCount(reviews, 'en')} reviews`,
    lowestPrice: (around: string, least: number) =>
      `Lowest price ${around} for your dates with a guest score of ${least} or more`,
    closest: (where: string, metres: number) =>
      `Closest to ${where} for your dates: ${formatDistance(metres, 'en')}`,
    freeCancellation: (until: string, value: number) =>
      `Free cancellation until ${formatDate(until, 'en', 'short')} · guest score ${score(value)}`,
    breakfast: (value: number) => `Breakfast included · guest score ${score(value)}`,
    amenity: (name: string, value: number) => `${name} · guest score ${score(value)}`,
    wellReviewed: (value: number, where: string, metres: number) =>
      `Guest score ${score(value)} · ${formatDistance(metres, 'en')} from ${where}`,
    near: (where: string, metres: number) => `${formatDistance(metres, 'en')} from ${where}`,
  },
  zh: {
    centreOf: (place, isCity) => `${place.replace(/市$/, '')}${isCity ? '市中心' : '中心'}`,
    highestScore: (around, value, reviews) =>
      `所选日期${around}有房酒店中评分最高：${score(value)}分，共${formatCount(reviews, 'zh')}条点评`,
    lowestPrice: (around, least) => `所选日期${around}评分${least}分及以上酒店中价格最低`,
    closest: (where, metres) => `所选日期有房酒店中离${where}最近：${formatDistance(metres, 'zh')}`,
    freeCancellation: (until, value) =>
      `${formatDate(until, 'zh', 'short')}前可免费取消，评分${score(value)}分`,
    breakfast: (value) => `含早餐，评分${score(value)}分`,
    amenity: (name, value) => `有${name}，评分${score(value)}分`,
    wellReviewed: (value, where, metres) =>
      `评分${score(value)}分，距${where}${formatDistance(metres, 'zh')}`,
    near: (where, metres) => `距${where}${formatDistance(metres, 'zh')}`,
  },
})
