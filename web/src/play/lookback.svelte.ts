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
  step = $state.raw<Step | null>(null);
  private steps: Step[] = [];

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly secret: string | null,
  ) {}

  /** The position at a version, or the last one before it. */
  async to(version: number): Promise<void> {
    if (!this.steps.some((step) => step.version >= version)) this.steps = await allSteps(this.table, this.seat(), this.secret);
    this.step = this.steps.findLast((step) => step.version <= version) ?? null;
  }

  by(offset: number): void {
    const at = this.step ? this.steps.indexOf(this.step) + offset : -1;
    this.step = this.steps[at] ?? null;
  }

  get canGoBack(): boolean {
    return this.step !== null && this.steps.indexOf(this.step) > 0;
  }

  end(): void {
    this.step = null;
    this.steps = [];
  }
}
