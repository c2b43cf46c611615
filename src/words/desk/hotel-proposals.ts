import { words } from '../words.ts'

/** Changes of hoteliers that a member of staff decides on. */
export const proposalWords = words({
  en: {
    title: (n: number) => (n === 1 ? '1 change waits for review' : `${n} changes wait for review`),
    leadDecide: 'Guests don’t see these changes yet. Publish them, or decline them with a reason.',
    leadWait: 'Our team reviews texts and photographs before guests see them. Saving again replaces them.',
    now: 'Now',
    proposed: 'Proposed',
    empty: 'empty',
    pictures: (n: number) => (n === 1 ? '1 photograph' : `${n} photographs`),
    reason: 'Reason, if you decline',
    publish: (n: number) => (n === 1 ? 'Publish change' : `Publish ${n} changes`),
    decline: 'Decline',
    withdraw: 'Withdraw',
    published: 'The changes are published',
    declined: 'The changes are declined',
    withdrawn: 'The changes are withdrawn',
    sent: 'Sent for review',
  },
  zh: {
    title: (n) => `${n}项修改待审核`,
    leadDecide: '客人尚看不到这些修改。请发布，或填写原因后驳回。',
    leadWait: '简介和照片经我们审核后才会展示给客人。再次保存将替换待审核的内容。',
    now: '现在',
    proposed: '修改后',
    empty: '无',
    pictures: (n) => `${n}张照片`,
    reason: '驳回原因',
    publish: (n) => `发布${n}项修改`,
    decline: '驳回',
    withdraw: '撤回',
    published: '修改已发布',
    declined: '修改已驳回',
    withdrawn: '修改已撤回',
    sent: '已提交审核',
  },
})
