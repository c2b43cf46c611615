import { words } from '../words.ts'

export const leadWords = words({
  en: {
    title: (hotel: string) => `Accept ${hotel}`,
    lead: 'Creates the hotel as a draft and invites the applicant, who fills it in.',
    applicant: 'Applicant',
    rooms: (n: number) => `${n} ${n === 1 ? 'room' : 'rooms'}`,
    wrote: 'They wrote',
    inCity: (city: string) => `They gave the city as “${city}”. Choose it from the list.`,
    accept: 'Create draft and invite',
    invited: (email: string) => `The draft is created and ${email} is invited`,
    given: (email: string) => `The draft is created and given to ${email}`,
    closed: 'This application is closed.',
  },
  zh: {
    title: (hotel) => `接受${hotel}的申请`,
    lead: '创建酒店草稿，并邀请申请人填写。',
    applicant: '申请人',
    rooms: (n) => `${n}间客房`,
    wrote: '申请说明',
    inCity: (city) => `申请人填写的城市为“${city}”，请从列表中选择。`,
    accept: '创建草稿并邀请',
    invited: (email) => `已创建草稿，并邀请${email}`,
    given: (email) => `已创建草稿，并分配给${email}`,
    closed: '该申请已关闭。',
  },
})
