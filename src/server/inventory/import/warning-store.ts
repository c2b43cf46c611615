import type { Tx } from '../../db/database.ts'
import type { StageFault } from './import-store.ts'

/** Results that are probably not intended: hotels that sell nothing, pictures that are not shown. */
export const findWarnings = (tx: Tx) =>
  tx<StageFault[]>`
    select file, line, "column", reason from (
      select 'hotels' as file, stage.line, 'code' as "column", 1 as position, case
        when not exists (select from room_types where hotel_id = hotels.id and state = 'open')
          then format('hotel %s has no rooms: nobody can book it', hotels.code)
        when not exists (select from rate_plans where hotel_id = hotels.id and state = 'open')
          then format('hotel %s has no rates: nobody can book it', hotels.code)
        end as reason
      from hotels left join stage on stage.file = 'hotels' and stage.key = hotels.code
      where hotels.state = 'open' and not demo
      union all
      select 'rooms', stage.line, 'code', 2, case when not exists (
        select from price_calendars where room_type_id = room_types.id and prices <> decode(repeat('00', length(prices)), 'hex'))
          then format('room %s of hotel %s has no prices: nobody can book it', room_types.code, hotels.code) end
      from room_types join hotels on hotels.id = hotel_id
        left join stage on stage.file = 'rooms' and stage.key = hotels.code || '/' || room_types.code
      where hotels.state = 'open' and room_types.state = 'open' and not demo
      union all
      select 'rates', stage.line, 'code', 3, case when not exists (
        select from price_calendars where rate_plan_id = rate_plans.id and prices <> decode(repeat('00', length(prices)), 'hex'))
          then format('rate %s of hotel %s is to have prices of its own and has none: nobody can book it', rate_plans.code, hotels.code) end
      from rate_plans join hotels on hotels.id = hotel_id
        left join stage on stage.file = 'rates' and stage.key = hotels.code || '/' || rate_plans.code
      where hotels.state = 'open' and rate_plans.state = 'open' and own_prices and not demo
      union all
      select 'images', stage.line, 'url', 4, case when not exists (
        select from photographs where id = substring(row->>'url' from '^/media/photographs/([0-9a-f]{32})$'))
          then format('%s was never taken in and is not shown; take it in by: npm run ops -- photographs FOLDER', row->>'url') end
      from stage where file = 'images' and row->>'url' like '/media/photographs/%'
    ) as found where reason is not null order by position, line nulls last, reason`
