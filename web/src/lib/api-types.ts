// Made by tools/typescript_types.py from src/perankh/server/protocol/. Do not edit.

export type Level = "novice" | "apprentice" | "scribe" | "vizier";

export type Status = "open" | "running" | "finished" | "closed";

export interface Message {
  id: string;
  args: { [key: string]: number | string | Message | Message[] };
}

export interface Problem {
  code: string;
  message: Message;
  text: string;
  retry_after: number | null;
}

export interface Points {
  source: string;
  points: number;
}

export interface Result {
  scores: number[];
  places: number[];
  breakdown: Points[][];
  ended: "played" | "resigned";
  rated: boolean;
}

export interface Seat {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string | null;
  player: string | null;
  level: Level | null;
  substitute: Level | null;
  resigned: boolean;
  ready: boolean;
}

export interface Record {
  perankh: number;
  game: string;
  rules: string;
  seats: number;
  options: { [key: string]: string };
  seed: string;
  moves: string[];
  players: string[];
  result: { [key: string]: number[] };
  commitment: string;
}

export interface Verification {
  commitment: string;
  seed: string;
  genuine: boolean;
  moves: number;
}

export interface Step {
  version: number;
  ply: number | null;
  seat: number | null;
  move: string | null;
  notes: Message[];
  view: { [key: string]: unknown };
  prompt: Message;
  points: Points[] | null;
}

export interface Replay {
  viewer: number | null;
  total: number;
  first: number;
  steps: Step[];
}

export interface Deal {
  table: string;
  finished: number;
  ply: number;
  seats: Seat[];
  result: Result;
}

export interface Deals {
  deals: Deal[];
}

export interface Rating {
  player: string;
  name: string | null;
  level: Level | null;
  games: number;
  rating: number;
  mean: number;
  deviation: number;
}

export interface Ratings {
  game: string;
  ratings: Rating[];
}

export interface Statistics {
  game: string;
  games: number;
  wins: number;
  best: number;
  average: number;
  rating: Rating | null;
}

export interface Player {
  player: string;
  name: string | null;
  level: Level | null;
  statistics: Statistics[];
}

export interface FinishedGame {
  table: string;
  game: string;
  finished: number;
  seat: number;
  score: number;
  place: number;
  resigned: boolean;
  seats: Seat[];
  scores: number[];
}

export interface FinishedGames {
  games: FinishedGame[];
}

export interface OptionInfo {
  name: string;
  choices: string[];
}

export interface GameInfo {
  game: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
}

export interface House {
  version: string;
  games: GameInfo[];
  levels: Level[];
}

export interface Rules {
  game: string;
  markdown: string;
}

export interface Me {
  player: string | null;
  name: string | null;
  recovery: boolean;
}

export interface NameMe {
  name: string;
}

export interface RecoveryPhrase {
  phrase: string;
}

export interface Recover {
  phrase: string;
}

export interface Health {
  status: "ok";
  tables: number;
  sockets: number;
}

export interface Table {
  id: string;
  game: string;
  rules: string;
  options: { [key: string]: string };
  status: Status;
  public: boolean;
  seats: Seat[];
  clock: ClockPlan | null;
  start_when_full: boolean;
  created: number;
  started: number | null;
  finished: number | null;
  commitment: string;
  seed: string | null;
  origin: Origin | null;
  rematch: string | null;
  result: Result | null;
  access: Access;
}

export interface Choice {
  move: string;
  label: Message;
  element: string;
  gain: number | null;
  final: boolean;
}

export interface Undo {
  step: number | null;
  turn: number | null;
  ask: number | null;
}

export interface Clock {
  left: number[];
  running: number | null;
  due: number | null;
  now: number;
}

export interface Position {
  decider: number | null;
  view: { [key: string]: unknown };
  prompt: Message;
  choices: Choice[];
  points: Points[] | null;
  undo: Undo;
  clock: Clock | null;
}

export interface Happening {
  version: number;
  kind: "joined" | "left" | "seated" | "ready" | "started" | "move" | "undo" | "undo_asked" | "undo_agreed" | "undo_declined" | "resigned" | "takeover" | "giveback" | "warned" | "rematch" | "closed";
  seat: number | null;
  at: number;
  notes: Message[];
  to: number | null;
}

export interface UndoRequest {
  seat: number;
  to: number;
  waiting: number[];
}

export interface Thought {
  seat: number;
  level: Level;
  since: number;
}

export interface Hello {
  type: "hello";
  secrets?: string[];
  look?: number | "any" | null;
  since?: number | null;
}

export interface Look {
  type: "look";
  seat: number | null;
}

export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}

export interface TakeBack {
  type: "undo";
  id: string;
  to: number;
}

export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Takeover {
  type: "takeover";
  id: string;
  seat: number;
  level?: Level;
}

export interface Giveback {
  type: "giveback";
  id: string;
}

export interface Resync {
  type: "resync";
  since?: number | null;
}

export interface Ping {
  type: "ping";
}

export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  viewer: number | null;
  table: Table;
  position: Position | null;
  journal: Happening[];
  request: UndoRequest | null;
  presence: Presence;
  thinking: Thought[];
}

export interface Update {
  type: "update";
  since: number;
  version: number;
  happenings: Happening[];
  table: Table | null;
  position: Position | null;
  request: UndoRequest | null;
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Refusal {
  type: "error";
  id: string | null;
  version: number | null;
  problem: Problem;
}

export interface Thinking {
  type: "thinking";
  bots: Thought[];
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface SeatPlan {
  kind: "human" | "open" | "bot";
  name?: string | null;
  level?: Level | null;
}

export interface ClockPlan {
  per: "move" | "game";
  seconds: number;
  increment?: number;
  policy?: "warn" | "bot" | "resign";
}

export interface Origin {
  table: string;
  ply?: number;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: { [key: string]: string };
  clock?: ClockPlan | null;
  public?: boolean;
  start_when_full?: boolean;
  origin?: Origin | null;
}

export interface Access {
  seats: number[];
  owner: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  seats: Seat[];
  clock: ClockPlan | null;
  created: number;
  moved: number;
  decider: number | null;
  your_seats: number[];
}

export interface TableList {
  tables: TableSummary[];
}

export interface SeatSecret {
  seat: number;
  secret: string;
}

export interface Created {
  table: Table;
  owner: string;
  seats: SeatSecret[];
  invites: SeatSecret[];
  spectator: string;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
  invite?: string | null;
}

export interface Joined {
  seat: number;
  secret: string;
  table: Table;
}

export interface ChangeSeat {
  level: Level | null;
}

export interface Leave {
  seat: number;
}

export interface Renew {
  role: "owner" | "seat" | "invite" | "spectator";
  seat?: number | null;
}

export interface Renewed {
  role: "owner" | "seat" | "invite" | "spectator";
  seat: number | null;
  secret: string;
}

export type ClientFrame = Hello | Look | Move | TakeBack | Answer | Resign | Takeover | Giveback | Resync | Ping;

export type ServerFrame = Snapshot | Update | Ack | Refusal | Presence | Thinking | Pong;
