/** Earlier positions of a running game: fetched when they are asked for, as this viewer saw them. */
import { api } from '../lib/api';
import type { Step } from '../lib/api-types';

const PART = 100;

export async function allSteps(table: string, seat: number | null, secret: string | null): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const part = await api.replay(table, seat, steps.length, PART, secret);
    steps.push(...part.steps);
    if (steps.length >= part.total || !part.steps.length) return steps;
  }
}

export class LookBack {
  private found = $state.raw<Step | null>(null);
  private steps: Step[] = [];
  /** Who saw these steps: nobody else looks back at them. */
  private viewer = $state.raw<number | null>(null);

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly secret: string | null,
  ) {}

  get step(): Step | null {
    return this.seat() === this.viewer ? this.found : null;
  }

  /** The position at a version, or the last one before it. */
  async to(version: number): Promise<void> {
    const viewer = this.seat();
    if (viewer !== this.viewer) this.end();
    const known = this.steps.some((step) => step.version >= version);
    const steps = known ? this.steps : await allSteps(this.table, viewer, this.secret);
    if (viewer !== this.seat()) return;
    [this.steps, this.viewer] = [steps, viewer];
    this.found = steps.findLast((step) => step.version <= version) ?? null;
  }

  by(offset: number): void {
    const at = this.step ? this.steps.indexOf(this.step) + offset : -1;
    const found = this.steps[at];
    if (found) this.found = found;
    else this.end();
  }

  get canGoBack(): boolean {
    return this.step !== null && this.steps.indexOf(this.step) > 0;
  }

  end(): void {
    this.found = null;
    this.steps = [];
  }
}
