import type { Bilingual } from '#domain/text/locale.ts'

type SiteQuestion = { readonly question: Bilingual; readonly answer: Bilingual }

export const askedOften: Bilingual = { en: 'Frequently asked', zh: '常见提问' }

/** Questions about the site itself, with our answers: the initial content of the questions area. */
export const siteQuestions: readonly SiteQuestion[] = [
  {
    question: {
      en: 'Do prices depend on my device, or on how often I look?',
      zh: '价格会因设备或浏览次数而变化吗？',
    },
    answer: {
      en: 'No. The same room for the same dates and guests costs everyone the same. A price changes only when the hotel changes it or an exchange rate moves.',
      zh: '不会。相同房型、日期和人数，所有人看到的价格相同。只有酒店调价或汇率变动时，价格才会变化。',
    },
  },
  {
    question: {
      en: 'Can the confirmation go to someone else’s email address?',
      zh: '确认邮件可以发送到别人的邮箱吗？',
    },
    answer: {
      en: 'Yes. If it isn’t your account’s own address, we’ll send a code there first. You enter it once on the booking page, and we’ll remember the address for your next bookings.',
      zh: '可以。如果不是您账号的邮箱，我们会先向该邮箱发送验证码，您在预订页面输入一次即可，之后的预订无需再次确认。',
    },
  },
  {
    question: {
      en: 'How many bookings can I make without paying now?',
      zh: '不先付款，最多可以有几个订单？',
    },
    answer: {
      en: 'A few. Each account can have a small number of upcoming bookings to pay at the hotel, so that rooms stay available for those who travel. Rates you pay online aren’t affected.',
      zh: '每个账号可同时保留少量未来入住的到店支付订单，以便把房间留给真正出行的客人。在线支付的价格方案不受影响。',
    },
  },
  {
    question: { en: 'Can I see prices in my own currency?', zh: '可以用我所在地的货币显示价格吗？' },
    answer: {
      en: 'Yes. Choose it in the menu beside the language. If the exchange rate is older than seven days, you’ll pay in the hotel’s currency, and we’ll tell you so before you book.',
      zh: '可以，在语言旁边的菜单中选择。如果汇率超过七天未更新，将以酒店的货币支付，预订前页面会说明。',
    },
  },
  {
    question: { en: 'Does my voucher open without a connection?', zh: '没有网络时能打开入住凭证吗？' },
    answer: {
      en: 'Yes, on the device where you opened the booking, as long as you’re logged in. Print it or save it as a PDF if you’ll be offline for longer.',
      zh: '可以，在您打开过该订单且处于登录状态的设备上即可。如果长时间没有网络，请打印或存为PDF。',
    },
  },
  {
    question: { en: 'Who reads what I write here?', zh: '我写的内容谁能看到？' },
    answer: {
      en: 'Everyone, once it’s published. We check your first question before we publish it; until then only you can see it. Please don’t include phone numbers, addresses or links.',
      zh: '发布后所有人都能看到。首次提问会先由我们审核，审核前只有您自己能看到。请不要填写电话、地址或链接。',
    },
  },
]
