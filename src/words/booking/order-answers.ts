import { words } from '../words.ts'

/** Success messages of the order endpoints. */
export const orderAnswers = words({
  en: {
    cancelled: 'Your booking is cancelled',
    roomCancelled: 'The room is cancelled',
    requestsSaved: 'Saved. We’ll pass it on to the hotel',
    billSaved: 'Saved. Your bill shows it now',
    reviewed: 'Thank you. We’ll publish your review once we’ve checked it',
    picturesGone: 'A picture is no longer available. Please add it again',
  },
  zh: {
    cancelled: '订单已取消',
    roomCancelled: '该房间已取消',
    requestsSaved: '已保存，我们会转告酒店',
    billSaved: '已保存，账单已更新',
    reviewed: '感谢您的点评，审核通过后即会显示',
    picturesGone: '有图片已失效，请重新添加',
  },
})
