-- One text for SQLite and PostgreSQL: $ID is a number that counts by itself, $BYTES is bytes.
-- Times are milliseconds since 1970.

create table player (
    id $ID,
    name text not null,
    created_at bigint not null,
    -- In the form of the PHC; null for those who sign in with a passkey alone.
    password text,
    -- Which pepper the password was hashed with.
    pepper text,
    banned_at bigint
);

-- What a name looks like; two names that look alike share one.
create table name_key (
    key text primary key,
    player_id bigint not null references player (id) on delete cascade
);
create index name_key_player on name_key (player_id);

create table recovery_code (
    hash $BYTES primary key,
    player_id bigint not null references player (id) on delete cascade
);
create index recovery_code_player on recovery_code (player_id);

create table session (
    id $ID,
    hash $BYTES not null unique,
    player_id bigint not null references player (id) on delete cascade,
    created_at bigint not null,
    seen_at bigint not null,
    device text not null
);
create index session_player on session (player_id);
create index session_seen on session (seen_at);

create table passkey (
    id $ID,
    player_id bigint not null references player (id) on delete cascade,
    credential $BYTES not null unique,
    public_key $BYTES not null,
    counter bigint not null,
    label text not null,
    created_at bigint not null,
    used_at bigint not null
);
create index passkey_player on passkey (player_id);

-- A passkey being made or used: what the browser was asked to sign.
create table ceremony (
    hash $BYTES primary key,
    purpose text not null,
    player_id bigint references player (id) on delete cascade,
    name text,
    expires_at bigint not null
);
create index ceremony_expires on ceremony (expires_at);

-- How often something was tried that could be a guess.
create table attempt (
    bucket text not null,
    started_at bigint not null,
    count bigint not null,
    primary key (bucket, started_at)
);
create index attempt_started on attempt (started_at);

-- Every engine that a ranked game may have been played against, by the SHA-256 of its module.
create table module (
    hash text primary key,
    bytes $BYTES not null,
    version text not null,
    added_at bigint not null
);

create table submission (
    id $ID,
    player_id bigint not null references player (id) on delete cascade,
    idempotency text not null,
    -- SHA-256 of what was sent, so that the same key with something else is told apart.
    fingerprint $BYTES not null,
    ticket text not null,
    module text not null,
    game bigint not null,
    level bigint not null,
    seed bigint not null,
    side text not null,
    moves text not null,
    plies bigint not null,
    game_hash $BYTES not null,
    played_at bigint not null,
    received_at bigint not null,
    -- 0 waiting, 1 counted, 2 refused
    state bigint not null,
    reason text,
    points bigint not null,
    decided_at bigint,
    unique (player_id, idempotency)
);
create index submission_player on submission (player_id, id desc);

-- A ticket is used once, whoever uses it.
create table ticket_use (
    ticket text primary key,
    used_at bigint not null,
    player_id bigint not null
);

create table job (
    id $ID,
    submission_id bigint not null unique references submission (id) on delete cascade,
    -- 0 waiting, 1 being checked
    state bigint not null,
    run_after bigint not null,
    lease_until bigint not null,
    attempts bigint not null,
    worker text not null
);
create index job_waiting on job (id) where state = 0;
create index job_leased on job (lease_until) where state = 1;

-- What counted. Only added to, but for a player who goes.
create table result (
    id $ID,
    submission_id bigint not null unique,
    player_id bigint not null references player (id) on delete cascade,
    game bigint not null,
    level bigint not null,
    points bigint not null,
    plies bigint not null,
    game_hash $BYTES not null,
    accepted_at bigint not null,
    -- Of `accepted_at`: months since January 1970, from 1.
    month bigint not null,
    unique (player_id, game_hash)
);
create index result_player on result (player_id, accepted_at desc);

-- A board is a game, a kind and a month (or all time) in one number; see `db/boards.rs`.
create table standing (
    board bigint not null,
    player_id bigint not null references player (id) on delete cascade,
    score bigint not null,
    reached_at bigint not null,
    primary key (board, player_id)
);
create index standing_rank on standing (board, score desc, reached_at, player_id);
create index standing_player on standing (player_id);

-- How many players stand at a score, and how many of them reached it on a day.
create table tally_score (
    board bigint not null,
    score bigint not null,
    count bigint not null,
    primary key (board, score)
);
create table tally_day (
    board bigint not null,
    score bigint not null,
    day bigint not null,
    count bigint not null,
    primary key (board, score, day)
);
