export interface House {
  url: string;
  said(): string;
  close(): Promise<void>;
}
export const PERANKH: string;
export const CHROMIUM: string;
export function openHouse(): Promise<House>;
