/** The one live region: speaks the words of the log. And the small notes that come and go at the edge. */
import { untrack } from 'svelte';

let spoken = $state.raw('');
export const announcement = () => spoken;

export function announce(text: string): void {
  // the same words twice are spoken twice
  spoken = text === untrack(announcement) ? `${text}\u00a0` : text;
}

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warning';
}

let toasts = $state.raw<Toast[]>([]);
let count = 0;
export const currentToasts = () => toasts;

export function toast(text: string, kind: Toast['kind'] = 'note', stay = 5000): void {
  const id = ++count;
  toasts = [...untrack(currentToasts).slice(-2), { id, text, kind }];
  announce(text);
  setTimeout(() => dismiss(id), stay);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
}
