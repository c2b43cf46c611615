-- Browsers in which a guest asked for notices. The address is the push service's own and is known to nobody else.
create table push_devices (
  id bigint generated always as identity primary key,
  guest_id bigint not null references accounts,
  endpoint text not null unique,
  -- The browser's public key and secret, in base64url: notices are encrypted for it alone.
  p256dh text not null,
  auth text not null,
  -- Our public key that the browser was given; only its private half is believed there.
  vapid_key text not null,
  device text not null,
  made_at timestamptz not null
);
create index push_devices_by_guest on push_devices (guest_id, id desc);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'sms', 'push'));
