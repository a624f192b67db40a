// Made from docs/openapi.json by `node scripts/api.mjs`; not to be edited.
import { call } from "./call";

/** The account of who is signed in. */
export interface Account {
  /** Milliseconds since 1970. */
  created_at: number;
  has_password: boolean;
  name: string;
  passkeys: PasskeyView[];
  /** The points of each game, in all time. */
  points: GamePoints[];
  recovery_codes_left: number;
  /** Games that were sent and are not checked yet. */
  waiting: number;
}

/** A course that was begun anew: lessons that were done before are not done any more. */
export interface BegunCourse {
  /** When, in milliseconds since 1970. */
  done_at: number;
  game: string;
}

/** A place on a board. */
export interface BoardRow {
  name: string;
  rank: number;
  /** When it was reached, in milliseconds since 1970; of those with one score the first stands first. */
  reached_at: number;
  /** Points, or the plies of the fastest win against Expert. */
  score: number;
}

/** A part of a board. */
export interface BoardView {
  game: string;
  /** `points` or `fastest`. */
  kind: string;
  /** What `after` must be for the part behind this one, if there is one. */
  next?: string | null;
  /** `all`, or a month as `2026-07`. */
  period: string;
  /** How many players stand on the board. */
  players: number;
  rows: BoardRow[];
}

/** What a browser needs to make a passkey; all bytes are in base64url. */
export interface CreationOptions {
  /** COSE numbers, the preferred first. */
  algorithms: number[];
  challenge: string;
  /** Passkeys that the player has already. */
  exclude: string[];
  /** The host that the passkey is for. */
  rp_id: string;
  rp_name: string;
  user_id: string;
  user_name: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Everything that is kept of a player. */
export interface Export {
  created_at: number;
  games: SubmissionView[];
  learned: Learned;
  name: string;
  passkeys: PasskeyView[];
  sessions: SessionView[];
}

/** The points of a player in one game. */
export interface GamePoints {
  /** Plies of the fastest win against Expert, if there is one. */
  fastest?: number | null;
  game: string;
  points: number;
}

/** A finished game. */
export interface GameToCount {
  /** The secret of the device that the ticket was given to, in base64url. */
  device_secret: string;
  /** Hints that were asked for; a game with one does not count. */
  hints: number;
  /** All moves as Hub writes them, with commas between them. */
  moves: string;
  /** When it ended, by the device's clock, in milliseconds since 1970. */
  played_at: number;
  /** How the game ended, as the page has it: `no-moves` or `no-pieces`. */
  reason: string;
  /** The side of the player, `white` or `black`. */
  side: string;
  ticket: string;
  /** Moves that were taken back; a game with one does not count. */
  undone: number;
}

/** Lessons that are done, exercises that were tried, and courses that were begun anew. */
export interface Learned {
  courses: BegunCourse[];
  exercises: TriedExercise[];
  lessons: LearnedLesson[];
}

/** A lesson that is done. */
export interface LearnedLesson {
  /** When, in milliseconds since 1970. */
  done_at: number;
  /** The game and the lesson, as `international/board`. */
  name: string;
}

/** A passkey that was made; all bytes are in base64url. */
export interface MadePasskey {
  attestation: string;
  client_data: string;
  /** What the player calls it. */
  label?: string;
}

/** The name of who signs up. */
export interface NewName {
  name: string;
}

/** The own place of who is signed in. */
export interface OwnRow {
  row?: BoardRow | null;
}

/** A passkey of a player. */
export interface PasskeyView {
  /** Milliseconds since 1970. */
  created_at: number;
  id: number;
  label: string;
  used_at: number;
}

/** The password of now, where there is one, and from now on. */
export interface PasswordChange {
  new_password: string;
  password?: string | null;
}

/** A player, as everybody may see one. */
export interface PlayerView {
  created_at: number;
  last: WonView[];
  name: string;
  points: GamePoints[];
}

/** An error in the body of an answer. */
export interface Problem {
  /** The stable name of what is wrong; docs/codes.md lists them. */
  code: string;
  /** What is wrong, in English. */
  detail: string;
  status: number;
  /** The number of the game that was sent, where one was refused. */
  submission?: number | null;
  /** The status in words. */
  title: string;
  /** `urn:damier:problem:` and the code. */
  type: string;
}

/** The password, where there is one. */
export interface Proof {
  password?: string | null;
}

/** Whether the server is ready. */
export interface Ready {
  status: string;
  version: string;
  /** Games that wait to be checked. */
  waiting: number;
}

/** A name, a recovery code and the password from now on. */
export interface Recovery {
  code: string;
  name: string;
  new_password: string;
}

/** What a browser needs to use a passkey. */
export interface RequestOptions {
  challenge: string;
  rp_id: string;
}

/** A session of a player. */
export interface SessionView {
  /** Milliseconds since 1970. */
  created_at: number;
  /** The browser and the system, as far as they tell. */
  device: string;
  id: number;
  /** Whether it is the one that asks. */
  is_this: boolean;
  /** When it was last used, to the hour. */
  seen_at: number;
}

/** Who has signed in. */
export interface SignedInAs {
  name: string;
}

/** Who has signed up, with the recovery codes, which are shown this once. */
export interface SignedUp {
  name: string;
  recovery_codes: string[];
}

/** A game that was sent. */
export interface SubmissionView {
  decided_at?: number | null;
  game: string;
  id: number;
  /** The key that the device sent it with. */
  idempotency_key: string;
  level: string;
  moves: string;
  played_at: number;
  plies: number;
  points: number;
  /** The code of why it was refused; docs/codes.md lists them. */
  reason?: string | null;
  received_at: number;
  side: string;
  /** `waiting`, `counted` or `refused`. */
  state: string;
}

/** Tickets that are wanted. */
export interface TicketRequest {
  /** The SHA-256 of the device's secret, in hexadecimal. Who sends the game must know the secret. */
  device: string;
  /** The SHA-256 of the engine's module on the device, in hexadecimal. */
  engine: string;
  wants: TicketWish[];
}

/** A ticket for one game. */
export interface TicketView {
  /** The engine that the game must be played against. */
  engine: string;
  /** Milliseconds since 1970. */
  expires_at: number;
  game: string;
  level: string;
  /** Decides between moves that the computer holds equal. */
  seed: number;
  ticket: string;
}

/** How many tickets of a game and level are wanted. */
export interface TicketWish {
  /** At most 5; at most 24 in one request. */
  count: number;
  /** `international`, `checkers`, `russian` or `brazilian`. */
  game: string;
  /** `easy`, `normal` or `expert`. */
  level: string;
}

/** An exercise that was tried. */
export interface TriedExercise {
  /** Days from then until it comes back. */
  days: number;
  /** When it was tried last, in milliseconds since 1970. */
  done_at: number;
  name: string;
  /** Whether it was ever solved. */
  solved: boolean;
}

/** A passkey that was used; all bytes are in base64url. */
export interface UsedPasskey {
  authenticator_data: string;
  client_data: string;
  credential: string;
  signature: string;
}

/** Who is signed in, if anybody is. */
export interface Visitor {
  account: Account | null;
}

/** A result that counted. */
export interface WonView {
  /** Milliseconds since 1970. */
  accepted_at: number;
  game: string;
  level: string;
  plies: number;
  points: number;
}

/** The account of who is signed in. */
export function account(): Promise<Account> {
  return call("GET", `/api/account`);
}

/** Deletes the account with everything that is kept of it. */
export function deleteAccount(body: Proof): Promise<undefined> {
  return call("POST", `/api/account/delete`, { body });
}

/** Everything that is kept of who is signed in, but for secrets. */
export function exportAccount(): Promise<Export> {
  return call("GET", `/api/account/export`);
}

/** What has been learned on all devices. */
export function learned(): Promise<Learned> {
  return call("GET", `/api/account/learned`);
}

/** Adds what has been learned on a device, and gives what has been on all. Of what is known already the later time holds, so that the same may be sent again. */
export function addLearned(body: Learned): Promise<Learned> {
  return call("PUT", `/api/account/learned`, { body });
}

/** Changes the password; every other session ends, and this one goes on under another name. */
export function changePassword(body: PasswordChange): Promise<undefined> {
  return call("POST", `/api/account/password`, { body });
}

/** Makes new recovery codes in the place of the old ones. */
export function newRecoveryCodes(body: Proof): Promise<SignedUp> {
  return call("POST", `/api/account/recovery-codes`, { body });
}

/** The sessions of who is signed in. */
export function sessions(): Promise<SessionView[]> {
  return call("GET", `/api/account/sessions`);
}

/** Ends a session. */
export function endSession(id: number): Promise<undefined> {
  return call("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`);
}

/** A part of a board, from the top or from behind a place. */
export function board(game: string, kind: string, period: string, after?: string): Promise<BoardView> {
  return call("GET", `/api/boards/${encodeURIComponent(game)}/${encodeURIComponent(kind)}/${encodeURIComponent(period)}`, { query: { "after": after } });
}

/** The own place of who is signed in, however far down it is. */
export function ownPlace(game: string, kind: string, period: string): Promise<OwnRow> {
  return call("GET", `/api/boards/${encodeURIComponent(game)}/${encodeURIComponent(kind)}/${encodeURIComponent(period)}/me`);
}

/** Begins to add a passkey to the account. */
export function beginPasskey(body: Proof): Promise<CreationOptions> {
  return call("POST", `/api/passkeys/add/begin`, { body });
}

/** Adds a passkey that was made; other sessions end. */
export function finishPasskey(body: MadePasskey): Promise<undefined> {
  return call("POST", `/api/passkeys/add/finish`, { body });
}

/** Begins to sign in with a passkey; the browser knows which ones there are. */
export function beginPasskeySignIn(): Promise<RequestOptions> {
  return call("POST", `/api/passkeys/sign-in/begin`);
}

/** Signs in with a passkey that was used. */
export function finishPasskeySignIn(body: UsedPasskey): Promise<SignedInAs> {
  return call("POST", `/api/passkeys/sign-in/finish`, { body });
}

/** Begins to sign up with a passkey. */
export function beginPasskeySignUp(body: NewName): Promise<CreationOptions> {
  return call("POST", `/api/passkeys/sign-up/begin`, { body });
}

/** Signs up with a passkey that was made. */
export function finishPasskeySignUp(body: MadePasskey): Promise<SignedUp> {
  return call("POST", `/api/passkeys/sign-up/finish`, { body });
}

/** Removes a passkey, unless it is the only way in. */
export function removePasskey(id: number): Promise<undefined> {
  return call("DELETE", `/api/passkeys/${encodeURIComponent(id)}`);
}

/** A player by name. */
export function player(name: string): Promise<PlayerView> {
  return call("GET", `/api/players/${encodeURIComponent(name)}`);
}

/** Whether the database answers: what a balancer asks before it sends players here. */
export function ready(): Promise<Ready> {
  return call("GET", `/api/ready`);
}

/** Sets a new password with a recovery code, and signs in; every other session ends. */
export function recover(body: Recovery): Promise<SignedInAs> {
  return call("POST", `/api/recover`, { body });
}

/** The games of who is signed in, the last first; what was refused is among them. */
export function games(before?: number): Promise<SubmissionView[]> {
  return call("GET", `/api/results`, { query: { "before": before } });
}

/** Takes a finished game in. It is checked later; the same key sent again gives the same game. */
export function sendGame(body: GameToCount, idempotencyKey: string): Promise<SubmissionView> {
  return call("POST", `/api/results`, { body, headers: { "Idempotency-Key": idempotencyKey } });
}

/** All games of who is signed in, as PDN. */
export function gamesAsPdn(): Promise<string> {
  return call("GET", `/api/results.pdn`);
}

/** One game of who is signed in. */
export function game(id: number): Promise<SubmissionView> {
  return call("GET", `/api/results/${encodeURIComponent(id)}`);
}

/** Whether anybody is signed in, and who: a guest is no error. */
export function session(): Promise<Visitor> {
  return call("GET", `/api/session`);
}

/** Signs in with a name and a password. */
export function signIn(body: Credentials): Promise<SignedInAs> {
  return call("POST", `/api/sign-in`, { body });
}

/** Signs out; without a session there is nothing to do. */
export function signOut(): Promise<undefined> {
  return call("POST", `/api/sign-out`);
}

/** Signs up with a name and a password. */
export function signUp(body: Credentials): Promise<SignedUp> {
  return call("POST", `/api/sign-up`, { body });
}

/** Gives tickets, some in advance for when there is no network. Guests get them too. */
export function tickets(body: TicketRequest): Promise<TicketView[]> {
  return call("POST", `/api/tickets`, { body });
}
