/** The result as rows of sources, in the order the game counts them; sources that brought nobody anything are left out. */
import type { Result } from '../lib/api-types';

export interface Row {
  source: string;
  points: number[];
}

export function buildUp(result: Result): Row[] {
  const sources = [...new Set(result.breakdown.flatMap((lines) => lines.map(({ source }) => source)))];
  const points = (source: string) =>
    result.breakdown.map((lines) => lines.filter((line) => line.source === source).reduce((sum, line) => sum + line.points, 0));
  return sources.map((source) => ({ source, points: points(source) })).filter((row) => row.points.some((some) => some !== 0));
}
