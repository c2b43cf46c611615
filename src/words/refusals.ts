import type { Bilingual } from '#domain/locale.ts'

type Refusal = { readonly code: number; readonly text: Bilingual }
const refusal = (code: number, en: string, zh: string): Refusal => ({ code, text: { en, zh } })

/** Every reason for which a call can be refused, with its HTTP status and its sentence. */
export const refusals = {
  invalid_input: refusal(400, 'Please check what you entered', '请检查填写的内容'),
  wrong_code: refusal(400, 'The verification code is wrong or has expired', '验证码错误或已失效'),
  wrong_credentials: refusal(400, 'The account or password is wrong', '账号或密码错误'),
  sms_unavailable: refusal(
    400,
    'We cannot send text messages at the moment. Please use an e-mail address',
    '暂时无法发送短信，请使用邮箱',
  ),
  quote_invalid: refusal(
    400,
    'This offer is not valid. Please choose the room again',
    '该报价无效，请重新选择房型',
  ),
  promotion_invalid: refusal(400, 'This promo code cannot be used for this stay', '该优惠码不适用于本次入住'),
  points_invalid: refusal(400, 'You do not have that many points', '可用积分不足'),
  link_invalid: refusal(400, 'This link is no longer valid', '该链接已失效'),
  sign_in_required: refusal(401, 'Please log in first', '请先登录'),
  session_expired: refusal(401, 'Your session has ended. Please log in again', '登录已过期，请重新登录'),
  session_mismatch: refusal(403, 'This request belongs to another account', '该请求属于其他账号'),
  origin_refused: refusal(403, 'This request did not come from our site', '请求来源不被允许'),
  forbidden: refusal(403, 'This is not available here', '此处不可访问'),
  not_found: refusal(404, 'We couldn’t find that', '未找到相关内容'),
  no_account: refusal(404, 'There is no such account', '该账号不存在'),
  method_not_allowed: refusal(405, 'This method is not allowed here', '该地址不支持此请求方式'),
  timeout: refusal(408, 'The request took too long to arrive', '请求接收超时'),
  price_changed: refusal(409, 'The price has changed since you chose the room', '您选择房型后，价格有变动'),
  sold_out: refusal(409, 'This room has just sold out', '该房型刚刚订完'),
  stay_unavailable: refusal(
    409,
    'The room can no longer be booked for these dates',
    '该房型在所选日期已不可预订',
  ),
  quote_used: refusal(409, 'You have already booked this offer', '您已预订过该报价'),
  too_many_holds: refusal(
    429,
    'You have several unpaid orders. Please pay or cancel one of them first',
    '您有多个未支付订单，请先支付或取消其中一个',
  ),
  request_reused: refusal(409, 'This request was already used for something else', '该请求编号已被使用'),
  account_exists: refusal(409, 'This account already exists. Please log in', '该账号已存在，请直接登录'),
  recently_changed: refusal(
    409,
    'This address or number was used to log in to an account until a few days ago. To return to that account, use the link that we sent you',
    '该邮箱或手机号几天前还是某个账号的登录账号。如需恢复该账号，请使用我们发送给您的链接',
  ),
  not_payable: refusal(409, 'This order cannot be paid now', '该订单当前无法支付'),
  not_cancellable: refusal(409, 'This order cannot be cancelled now', '该订单当前无法取消'),
  not_reviewable: refusal(409, 'A stay can be reviewed once it is completed', '入住完成后方可点评'),
  already_reviewed: refusal(409, 'You have already reviewed this stay', '您已点评过本次入住'),
  not_reratable: refusal(409, 'There is no lower price for this order now', '该订单目前没有更低的价格'),
  sim_changed: refusal(409, 'The refund has changed. Please check it again', '退款金额有变动，请重新确认'),
  open_orders: refusal(409, 'You still have open orders', '您还有未完成的订单'),
  already_applied: refusal(409, 'You have already applied', '您已提交过申请'),
  list_exists: refusal(409, 'You already have a list with this name', '您已有同名清单'),
  lists_full: refusal(
    409,
    'You have as many lists as we can keep. Please remove one first',
    '清单数量已达上限，请先删除一个',
  ),
  favourites_full: refusal(
    409,
    'You have saved as many hotels as we can keep. Please remove some first',
    '收藏数量已达上限，请先移除一些酒店',
  ),
  no_email: refusal(409, 'Please add an e-mail address to your account first', '请先为账号绑定邮箱'),
  statement_outdated: refusal(
    409,
    'The agent statement has changed. Please read it again',
    '代理商声明已更新，请重新阅读',
  ),
  payout_too_small: refusal(409, 'There is nothing to pay out yet', '暂无可提取的佣金'),
  quote_expired: refusal(
    410,
    'This offer has expired. Please choose the room again',
    '报价已过期，请重新选择房型',
  ),
  hold_expired: refusal(
    410,
    'The time to pay has run out and the room is no longer held',
    '支付时间已过，房间不再保留',
  ),
  sim_expired: refusal(410, 'Please check the refund again', '请重新查看退款金额'),
  hotel_closed: refusal(410, 'This hotel is no longer listed', '该酒店已下线'),
  too_large: refusal(413, 'The size of file cannot over 5 MB', '文件大小不能超过5MB'),
  body_too_large: refusal(413, 'The request is too large', '请求内容过大'),
  address_too_long: refusal(414, 'The address is too long', '请求地址过长'),
  wrong_type: refusal(415, 'Type of file is error', '文件类型错误'),
  unsupported_body: refusal(415, 'This kind of content is not accepted', '不支持的内容类型'),
  too_many: refusal(429, 'Too many attempts. Please wait a moment', '操作过于频繁，请稍后再试'),
  headers_too_large: refusal(431, 'The request headers are too large', '请求头过大'),
  internal: refusal(500, 'Something went wrong on our side. Please try again', '系统出现问题，请稍后重试'),
  not_built: refusal(501, 'This is not available yet', '该功能暂未开放'),
  provider_failed: refusal(
    502,
    'The payment provider did not answer. You will not be charged twice',
    '支付渠道未响应，您不会被重复扣款',
  ),
  overloaded: refusal(503, 'We are very busy. Please try again in a moment', '当前访问量过大，请稍后重试'),
  unavailable: refusal(
    503,
    'We cannot answer at the moment. Please try again shortly',
    '系统暂时无法响应，请稍后重试',
  ),
  not_ready: refusal(503, 'We are starting up. Please try again in a moment', '系统正在启动，请稍后重试'),
} satisfies Record<string, Refusal>

export type Reason = keyof typeof refusals
