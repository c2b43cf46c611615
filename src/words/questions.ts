import { words } from './words.ts'

export const questionWords = words({
  en: {
    theHotel: 'The hotel',
    ourTeam: (site: string) => `${site} support`,
    aGuest: 'A guest',
    asked: 'Your question is published. We will tell you when somebody answers',
    askedWaiting:
      'Thank you. Your question appears once we have read it, and we will tell you when somebody answers',
    answered: 'Thank you. Your answer is published',
    answeredWaiting: 'Thank you. Your answer appears once we have read it',

    staffQuestion: 'A question waits to be read',
    staffAnswer: 'An answer waits to be read',
    from: 'From',
    page: 'Page',
    cause: 'Why it waits',
    unknown_author: 'The author has not stayed with us yet',
    link: 'It may contain a link',
    contact: 'It may contain an address or a number',
    hidden_characters: 'It contains hidden characters',
    repetition: 'It contains long words or repetitions',
    staffHow: (kind: string, id: string) =>
      `Publish it with: npm run ops -- questions publish ${kind}:${id}. Refuse it with: npm run ops -- questions refuse ${kind}:${id}`,

    answeredHeading: 'Your question has been answered',
    yourQuestion: 'Your question',
    answerBy: 'Answered by',
    readIt: 'Read it on the page',
    answeredSms: (site: string) => `[${site}] Your question has been answered.`,
    staffSms: (site: string) => `[${site}] Something waits to be read.`,
  },
  zh: {
    theHotel: '酒店回复',
    ourTeam: (site) => `${site}客服`,
    aGuest: '住客',
    asked: '提问已发布，有人回答时会通知您',
    askedWaiting: '感谢您的提问，审核后发布，有人回答时会通知您',
    answered: '感谢您的回答，已发布',
    answeredWaiting: '感谢您的回答，审核后发布',

    staffQuestion: '有提问待审核',
    staffAnswer: '有回答待审核',
    from: '来自',
    page: '页面',
    cause: '待审核原因',
    unknown_author: '作者尚无入住记录',
    link: '可能含有链接',
    contact: '可能含有地址或号码',
    hidden_characters: '含有隐藏字符',
    repetition: '含有超长词或重复内容',
    staffHow: (kind, id) =>
      `发布：npm run ops -- questions publish ${kind}:${id}；不予发布：npm run ops -- questions refuse ${kind}:${id}`,

    answeredHeading: '您的提问有了回答',
    yourQuestion: '您的提问',
    answerBy: '回答者',
    readIt: '在页面上查看',
    answeredSms: (site) => `【${site}】您的提问有了回答。`,
    staffSms: (site) => `【${site}】有内容待审核。`,
  },
})
