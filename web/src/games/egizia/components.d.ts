declare module 'components:egizia' {
  type Boon = { stone_market?: number; grain_market?: number; points?: number; stones?: number };
  export const nile_cards: {
    id: string;
    rule: string;
    colour?: string;
    yield?: number;
    bonus?: Boon;
    effect?: { op: string; [name: string]: unknown };
  }[];
  export const sphinx_cards: { id: string; rule: string; points?: number; condition: { op: string; [name: string]: unknown } }[];
  export const start_cards: { id: string; kind: string; colour?: string; yield: number }[];
  export const limits: { scarab_step: number };
}
