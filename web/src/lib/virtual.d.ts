declare module 'virtual:words' {
  type Lazy = () => Promise<{ default: string }>;
  export const sets: Record<string, Record<'en' | 'de', Lazy>>;
}
