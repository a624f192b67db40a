-- The player of a use is 0 once who used the ticket has left, and uses of tickets that have expired are
-- forgotten: both are found without looking at every row.
create index ticket_use_player on ticket_use (player_id);
create index ticket_use_used on ticket_use (used_at);
