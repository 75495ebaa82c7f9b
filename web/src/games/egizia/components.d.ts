declare module 'components:egizia' {
  export const limits: { scarab_step: number };
}
