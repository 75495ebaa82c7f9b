/** Digits choose from the list of actions, as long as it is the same list. With more than nine, two digits within a moment make a number. */
const MOMENT = 650;

export class Digits<T> {
  private typed = '';
  private list: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly choices: () => T[],
    private readonly choose: (choice: T) => void,
  ) {}

  press(digit: string): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.list !== this.choices()) this.typed = '';
    this.list = this.choices();
    this.typed += digit;
    const number = Number(this.typed);
    if (number < 1 || number > this.list.length) this.typed = '';
    else if (number * 10 > this.list.length) this.take();
    else this.timer = setTimeout(() => this.take(), MOMENT);
  }

  private take(): void {
    const number = Number(this.typed);
    this.typed = '';
    if (this.list === this.choices()) this.choose(this.list[number - 1]!);
  }
}

/** Whether a key belongs to something that is being typed. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (target as HTMLInputElement).type !== 'radio';
}

export const isPlainKey = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
