declare module 'components:terra_pyramides' {
  export const pyramid_levels: { types: { level: number; value: number; stones_needed: number }[] };
  export const gold_actions: { id: string; cost: number }[];
  export const coop_tasks: { id: number; max_level?: number }[];
  export const tracks: { grave_goods: { spaces: number[]; tens: number[] } };
}
