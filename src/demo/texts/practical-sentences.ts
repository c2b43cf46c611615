import { has, type Sentence } from './text-facts.ts'

/** What one should know before coming. */
export const practical: readonly Sentence[] = [
  (f) =>
    has(f, 'laundry') && f.stars <= 3 && f.kind !== 'apartments'
      ? ['There is a washing machine that guests may use.', '有洗衣机供住客使用。', 'laundry']
      : null,
  (f) =>
    f.childrenFree >= 3
      ? [
          `Children up to ${f.childrenFree} sleep free of charge in existing beds.`,
          `${f.childrenFree}岁及以下儿童不加床免费。`,
          'children',
        ]
      : null,
  (f) => (has(f, 'reception_24h') ? ['Reception is open day and night.', '前台24小时有人。'] : null),
  (f) =>
    f.checkInUntil
      ? [
          `Reception closes at ${f.checkInUntil}; later arrivals should be announced.`,
          `前台${f.checkInUntil}下班，晚到请提前告知。`,
        ]
      : null,
  (f) =>
    has(f, 'parking', 'ev_charging')
      ? ['There is parking, with a few places to charge a car.', '设有停车场，部分车位可充电。']
      : null,
  (f) =>
    has(f, 'parking') && !has(f, 'ev_charging')
      ? ['Guests can park at the house.', '住客可在店内停车。']
      : null,
  (f) =>
    !has(f, 'parking')
      ? [
          'There is no parking of its own; ask about garages nearby.',
          '没有自家停车场，附近的车库可向前台打听。',
        ]
      : null,
  (f) => (f.pets === 'free' ? ['Dogs and cats stay free of charge.', '猫狗可免费入住。'] : null),
  (f) => (f.pets === 'fee' ? ['Pets are welcome for a small fee.', '可携带宠物，需付少量清洁费。'] : null),
  (f) =>
    has(f, 'luggage_storage')
      ? ['Luggage can be left before check-in and after check-out.', '入住前和退房后均可寄存行李。']
      : null,
  (f) => (has(f, 'bicycles') ? ['Bicycles can be borrowed at reception.', '可在前台借自行车。'] : null),
  (f) => [
    `Rooms are ready from ${f.checkInFrom} and should be left by ${f.checkOutUntil}.`,
    `${f.checkInFrom}起可入住，${f.checkOutUntil}前退房。`,
  ],
  (f) =>
    has(f, 'laundry') && f.stars >= 4 && f.kind !== 'apartments'
      ? ['Laundry given in the morning comes back by evening.', '早上送洗的衣物，晚上便可取回。']
      : null,
]
