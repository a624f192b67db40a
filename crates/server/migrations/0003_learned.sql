-- What a player has learned, so that it follows to other devices.
create table learned (
    player_id bigint not null references player (id) on delete cascade,
    -- 0 a lesson that is done, 1 an exercise that was tried, 2 a course that was begun anew
    kind bigint not null,
    name text not null,
    -- Of several times the last.
    done_at bigint not null,
    -- Of an exercise: the days until it comes back, and whether it was ever solved. 0 for the others.
    days bigint not null,
    solved bigint not null,
    primary key (player_id, kind, name)
);
