/** A table as this browser sees it: what the server said, what is shown of it, and what was asked for. */
import type { Choice, Happening, Level, Presence, Problem, ServerFrame, Thought } from '../lib/api-types';
import { settings } from '../lib/settings.svelte';
import { type Seen, follow, fromSnapshot } from './follow';
import { type Line, TableSocket } from './socket';
import { PACES, Stage } from './stage';

/** What a browser says of its network. */
const NEWS = ['online', 'offline'];

export interface Start {
  secrets: string[];
  /** The seat to look from; left out, the server chooses. */
  look?: number | null;
}

export class Session {
  line = $state.raw<Line>('connecting');
  code = $state.raw<number | null>(null);
  /** The newest state. */
  known = $state.raw<Seen | null>(null);
  /** The state on the screen. */
  shown = $state.raw<Seen | null>(null);
  presence = $state.raw<Presence | null>(null);
  thinking = $state.raw<Thought[]>([]);
  /** The choice that was made and is not confirmed yet. */
  pending = $state.raw<Choice | null>(null);
  problem = $state.raw<Problem | null>(null);
  private pendingId: string | null = null;
  private readonly socket: TableSocket;
  private readonly stage: Stage<Seen>;
  private secrets: string[];
  private look: number | null | undefined;
  /** What happened and was shown; for the log's voice and the sounds. */
  onshown: ((seen: Seen, news: Happening[]) => void) | null = null;

  constructor(
    readonly id: string,
    start: Start,
  ) {
    this.secrets = start.secrets;
    this.look = start.look;
    this.stage = new Stage(
      (seen) => this.show(seen),
      () => PACES[settings.pace]!,
    );
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      frame: (frame) => this.hear(frame),
      line: (line, code) => this.lineIs(line, code),
      hello: () => this.hello(),
    });
    this.socket.connect();
    for (const news of NEWS) addEventListener(news, this.socket.hurry);
    document.addEventListener('visibilitychange', this.wake);
  }

  private wake = () => {
    if (!document.hidden) this.socket.hurry();
  };

  close(): void {
    for (const news of NEWS) removeEventListener(news, this.socket.hurry);
    document.removeEventListener('visibilitychange', this.wake);
    this.stage.stop();
    this.socket.close();
  }

  // What the server says

  private hello() {
    const { secrets, look, known } = this;
    return { secrets, ...(look === undefined ? {} : { look }), ...(known && known.viewer === look ? { since: known.version } : {}) };
  }

  private lineIs(line: Line, code: number | null): void {
    this.line = line;
    this.code = code;
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'snapshot':
        this.presence = frame.presence;
        this.thinking = frame.thinking;
        this.known = fromSnapshot(frame);
        this.look = frame.viewer;
        this.stage.reset(this.known);
        break;
      case 'update':
        this.take(frame);
        break;
      case 'presence':
        this.presence = frame;
        break;
      case 'thinking':
        this.thinking = frame.bots;
        break;
      case 'ack':
        if (frame.id === this.pendingId) this.settle();
        break;
      case 'error':
        if (frame.id === this.pendingId) this.settle();
        this.problem = frame.problem;
        break;
    }
  }

  private take(frame: Extract<ServerFrame, { type: 'update' }>): void {
    if (!this.known) return;
    const next = follow(this.known, frame);
    if (next === 'resync') this.socket.send({ type: 'resync', since: this.known.version });
    else if (next) {
      this.known = next;
      this.stage.push(next, this.isOwn(next));
    }
  }

  /** Whether the viewer made all of this happen; then there is nothing to wait for. */
  private isOwn(seen: Seen): boolean {
    return seen.happened.every((one) => one.kind !== 'move' || one.seat === seen.viewer);
  }

  private show(seen: Seen): void {
    const before = this.shown;
    const news = before && before.viewer === seen.viewer ? seen.journal.filter((one) => one.version > before.version) : [];
    this.shown = seen;
    this.onshown?.(seen, news);
  }

  private settle(): void {
    this.pending = null;
    this.pendingId = null;
  }

  // What the person does

  /** The newest position at once; moves that still wait to be shown are skipped. */
  catchUp(): void {
    if (this.stage.behind) this.stage.flush();
  }

  get behind(): boolean {
    return this.shown !== this.known;
  }

  play(choice: Choice): void {
    if (this.pending || !this.known || this.shown !== this.known) return;
    this.problem = null;
    this.pending = choice;
    this.pendingId = this.socket.command({ type: 'move', version: this.known.version, move: choice.move });
  }

  undo(to: number): void {
    this.socket.command({ type: 'undo', to });
  }

  answer(agree: boolean): void {
    this.socket.command({ type: 'answer', agree });
  }

  resign(): void {
    this.socket.command({ type: 'resign' });
  }

  takeover(seat: number, level: Level): void {
    this.socket.command({ type: 'takeover', seat, level });
  }

  /** Only whoever looks from a seat can play it again. */
  giveback(seat: number): void {
    if (this.known?.viewer !== seat) this.lookFrom(seat);
    this.socket.command({ type: 'giveback' });
  }

  lookFrom(seat: number | null): void {
    this.look = seat;
    this.socket.send({ type: 'look', seat });
  }
}
