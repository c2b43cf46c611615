import type { CommonQuestion } from '#domain/hotel/common-questions.ts'
import { formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

type Hours = {
  readonly opens: string
  readonly closes: string
  readonly place: string
  readonly time: string
}
type Next = {
  readonly hotel: string
  readonly number: string
  readonly checkIn: string
  readonly rooms: number
}

/** Automatic replies of live support. */
export const supportAnswerWords = words({
  en: {
    greeting: 'Hello, and thanks for writing.',
    always: 'We’re online at any hour and will be with you as soon as we can.',
    staffed: ({ opens, closes, place }: Hours) =>
      `Our team is online from ${opens} to ${closes}, ${place} time. We’ll be with you soon.`,
    closed: ({ opens, closes, place, time }: Hours) =>
      `Our team is online from ${opens} to ${closes}, ${place} time. It’s ${time} there now, so you’ll find our reply here later.`,
    byMail: 'We’ll also email it to you.',
    personSoon: (minutes: number) =>
      `We’ve called a member of our team. You can expect a reply here within about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    personLater: ({ opens, closes, place, time }: Hours) =>
      `We’ve passed this on to our team. We’re online from ${opens} to ${closes}, ${place} time. It’s ${time} there now, so you can expect a reply after ${opens}.`,
    fromFaq: 'More answers: ',
    personToo: 'If that doesn’t answer your question, just keep writing: our team reads it.',
    nextOrder: ({ hotel, number, checkIn, rooms }: Next) =>
      `Your next stay is at ${hotel}, check-in ${formatHotelTime(checkIn, 'en')} (hotel time), ${rooms === 1 ? '1 room' : `${rooms} rooms`}, order number ${number}.`,
    noOrder: 'You have no upcoming stay in your account.',
    signInForOrder: 'Log in, and we’ll show you your next stay here.',
    cancel:
      'Open the booking under “Bookings” and choose “Cancel”. Before you confirm, you’ll see exactly how much you’ll get back and until when you can cancel free of charge, in hotel time.',
    refund:
      'We’ll refund the payment method you used as soon as the booking is cancelled. Your bank or wallet may take a few days to show it; your booking shows when we sent it.',
    change_dates:
      'Open the booking under “Bookings” and choose “Change dates or guests”. You’ll see the difference for each rate before you confirm. While you can cancel free of charge, changing is free too.',
    price_total:
      'The main price shown is the total for the whole stay, with all mandatory taxes and fees. It includes what you pay at the hotel, listed line by line.',
    payment:
      'Each rate says when you pay: now, part now, or at the hotel. Before you pay, you choose one of the payment methods that the rate accepts.',
    check_in:
      'You’ll find check-in and check-out times on the hotel’s page and on your voucher. If you’ll arrive late, send us a message here and we’ll tell the hotel.',
    facilities:
      'The hotel’s page lists its facilities and policies: parking, breakfast, pool, pets and more. If you don’t find what you need there, tell us the hotel and we’ll ask.',
    invoice:
      'Open the booking under “Bookings” and choose “Bill”: you can print it or save it as a PDF. The hotel will bill you for what you pay there.',
    points:
      'You’ll earn 1 point at check-out for each whole CN¥1 you pay online. The Points page shows your balance and which points expire soon.',
    sign_in:
      'A code is valid for 10 minutes, and only the newest one works. Check your spam folder; you can request another after 60 seconds. Forgotten your password? Choose “Reset Password” in the login window.',
    voucher:
      'Open your confirmed booking and choose “Voucher”. It’s in both languages, and you can print it or save it on your phone.',
  },
  zh: {
    greeting: '您好，感谢您的留言。',
    always: '客服全天在线，会尽快回复您。',
    staffed: ({ opens, closes, place }) => `人工客服时间为${place}时间${opens}至${closes}，会尽快回复您。`,
    closed: ({ opens, closes, place, time }) =>
      `人工客服时间为${place}时间${opens}至${closes}，当地现在是${time}，回复会保留在这里。`,
    byMail: '我们也会发送到您的邮箱。',
    personSoon: (minutes) => `已为您转接人工客服，预计${minutes}分钟内在此回复。`,
    personLater: ({ opens, closes, place, time }) =>
      `已转给人工客服。服务时间为${place}时间${opens}至${closes}，当地现在是${time}，预计${opens}后回复。`,
    fromFaq: '更多解答：',
    personToo: '如果没有解决您的问题，请继续留言，会有人工客服查看。',
    nextOrder: ({ hotel, number, checkIn, rooms }) =>
      `您的下一次入住：${hotel}，${formatHotelTime(checkIn, 'zh')}（酒店当地时间）起办理入住，${rooms}间房，订单号${number}。`,
    noOrder: '您的账号中没有即将入住的订单。',
    signInForOrder: '登录后，可在此查看您的下一次入住。',
    cancel:
      '请在“我的订单”中打开该订单，选择“取消”。确认前会显示可退金额，以及免费取消的截止时间（酒店当地时间）。',
    refund:
      '订单取消后，款项按原支付方式退回。银行或钱包可能需要几天才会显示到账，订单的款项明细会显示进度。',
    change_dates:
      '请在“我的订单”中打开该订单，选择“变更日期或住客”。确认前会显示各价格方案的差价；免费取消期内变更不收费。',
    price_total:
      '醒目显示的价格是整个入住期间的总价，已含所有必须支付的税费。到店支付的部分也包含在内，并逐项列明。',
    payment:
      '每个价格方案都会写明支付时间：在线支付、先付部分房费或到店支付。支付前可选择该价格方案接受的支付方式。',
    check_in: '入住和退房时间请见酒店页面和入住凭证。如需晚到，请在此留言，我们会转告酒店。',
    facilities:
      '停车、早餐、泳池、宠物等设施与政策，请见酒店页面。如果没有找到，请告诉我们是哪家酒店，我们会代您询问。',
    invoice: '请在“我的订单”中打开该订单，选择“账单”，可以打印或存为PDF。到店支付的部分由酒店出具。',
    points: '在线实付每满1元积1分，离店时入账。积分余额和即将过期的积分请见“我的积分”。',
    sign_in:
      '验证码10分钟内有效，以最新一条为准。请查看垃圾邮件箱，60秒后可重新获取。忘记密码请在登录窗口选择“重置密码”。',
    voucher: '订单确认后，可在订单页面查看中英文入住凭证，可打印或保存在手机中。',
  },
})

/** The question in a guest's words, on a chip above the field. */
export const commonQuestionWords = words<Record<CommonQuestion, string>>({
  en: {
    next_order: 'When is my next stay?',
    cancel: 'How do I cancel?',
    refund: 'When do I get my refund?',
    change_dates: 'Can I change the dates?',
    price_total: 'Are taxes and fees included?',
    payment: 'How can I pay?',
    check_in: 'Can we check in late?',
    facilities: 'Is there parking at the hotel?',
    invoice: 'Where is my bill?',
    points: 'How do points work?',
    sign_in: 'I didn’t get a verification code',
    voucher: 'Where is my voucher?',
  },
  zh: {
    next_order: '我的订单什么时候入住？',
    cancel: '怎么取消订单？',
    refund: '退款多久到账？',
    change_dates: '可以改期吗？',
    price_total: '价格含税费吗？',
    payment: '有哪些支付方式？',
    check_in: '晚到可以办理入住吗？',
    facilities: '酒店有停车场吗？',
    invoice: '账单在哪里？',
    points: '积分怎么用？',
    sign_in: '收不到验证码',
    voucher: '入住凭证在哪里？',
  },
})
