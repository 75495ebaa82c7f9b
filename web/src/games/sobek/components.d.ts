declare module 'components:sobek' {
  export const tile: { id: string; good: string; scarabs: number; deben: boolean; orientation: string; back: string }[];
  export const character: { id: string; good: string; rule: string }[];
  export const pirogue: { kind: string; rule: string }[];
  export const goods_type: { id: string }[];
}
