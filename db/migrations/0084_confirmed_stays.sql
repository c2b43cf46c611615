-- When the hotel confirmed that the guest stayed: an agent earns on a stay that was paid at the hotel only then.
alter table orders add column stay_confirmed_at timestamptz;
