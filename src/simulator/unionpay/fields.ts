import type { SimRequest } from '../http.ts'
import type { Fields } from './signing.ts'

export const fieldsOf = ({ body }: SimRequest): Fields =>
  Object.fromEntries(new URLSearchParams(body.toString()))

/** UnionPay responds with unencoded fields. */
export const wireOf = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const messages: Readonly<Record<string, string>> = {
  '00': '成功[0000000]',
  '01': '交易失败[0100000]',
  '03': '交易通讯超时，请发起查询交易[0300000]',
  '05': '交易已受理，请稍后查询交易结果[0500000]',
  '10': '报文格式错误[1000000]',
  '11': '验证签名失败[1100000]',
  '12': '重复交易[1200000]',
  '13': '报文交易要素缺失[1300000]',
  '34': '查无此交易[3400000]',
  '35': '原交易不存在或状态不正确[3500000]',
  '36': '与原交易信息不符[3600000]',
  '98': '文件不存在[9800000]',
  '64': '卡上的余额不足[6400000]',
}

export const respOf = (respCode: string): Fields => ({
  respCode,
  respMsg: messages[respCode] ?? `交易失败[${respCode}]`,
})
