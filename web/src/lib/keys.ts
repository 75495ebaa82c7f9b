/** Digits choose from the list of actions. With more than nine, two digits within a moment make a number. */
const MOMENT = 650;

export class Digits {
  private typed = '';
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly count: () => number,
    private readonly choose: (index: number) => void,
  ) {}

  press(digit: string): void {
    if (this.timer) clearTimeout(this.timer);
    this.typed += digit;
    const number = Number(this.typed);
    if (number < 1 || number > this.count()) this.typed = '';
    else if (number * 10 > this.count()) this.take();
    else this.timer = setTimeout(() => this.take(), MOMENT);
  }

  private take(): void {
    const number = Number(this.typed);
    this.typed = '';
    this.choose(number - 1);
  }
}

/** Whether a key belongs to something that is being typed. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (target as HTMLInputElement).type !== 'radio';
}

export const isPlainKey = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
