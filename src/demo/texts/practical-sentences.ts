import { has, type Sentence } from './text-facts.ts'

/** Practical information before arrival. */
export const practical: readonly Sentence[] = [
  (f) =>
    has(f, 'laundry') && f.stars <= 3 && f.kind !== 'apartments'
      ? ['A washing machine is available to guests.', '有洗衣机供住客使用。', 'laundry']
      : null,
  (f) =>
    f.childrenFree >= 3
      ? [
          `Children up to ${f.childrenFree} stay free when using existing beds.`,
          `${f.childrenFree}岁及以下儿童使用现有床铺免费。`,
          'children',
        ]
      : null,
  (f) => (has(f, 'reception_24h') ? ['Reception is open 24 hours a day.', '前台24小时服务。'] : null),
  (f) =>
    f.checkInUntil
      ? [
          `Reception closes at ${f.checkInUntil}; please let the hotel know if you will arrive later.`,
          `前台${f.checkInUntil}下班，晚到请提前告知。`,
        ]
      : null,
  (f) =>
    has(f, 'parking', 'ev_charging')
      ? ['There is parking, with charging for a few electric cars.', '设有停车场，部分车位可为电动汽车充电。']
      : null,
  (f) =>
    has(f, 'parking') && !has(f, 'ev_charging')
      ? ['Guests can park at the hotel.', '住客可在店内停车。']
      : null,
  (f) =>
    !has(f, 'parking')
      ? [
          'There is no on-site parking; ask reception about car parks nearby.',
          '店内没有停车场，附近的停车场可咨询前台。',
        ]
      : null,
  (f) => (f.pets === 'free' ? ['Dogs and cats stay free of charge.', '猫狗可免费入住。'] : null),
  (f) => (f.pets === 'fee' ? ['Pets are welcome for a small fee.', '可携带宠物，需支付少量费用。'] : null),
  (f) =>
    has(f, 'luggage_storage')
      ? ['Luggage can be left before check-in and after check-out.', '入住前和退房后均可寄存行李。']
      : null,
  (f) => (has(f, 'bicycles') ? ['Bicycles can be borrowed at reception.', '可在前台借自行车。'] : null),
  (f) => [
    `Check-in is from ${f.checkInFrom}, check-out by ${f.checkOutUntil}.`,
    `${f.checkInFrom}起可入住，${f.checkOutUntil}前退房。`,
  ],
  (f) =>
    has(f, 'laundry') && f.stars >= 4 && f.kind !== 'apartments'
      ? ['Laundry dropped off in the morning is back by evening.', '早上送洗的衣物，晚上便可取回。']
      : null,
]
