-- The usual wait for a member of staff is measured over the latest conversations.
create index conversations_recent on conversations (updated_at desc);
