-- What a hotel's picture shows, so that its gallery can be looked through by it; nobody has to say.
alter table images add column category text
  check (category in ('exterior', 'rooms', 'bathroom', 'lobby', 'dining', 'pool', 'wellness', 'meeting', 'view'));
