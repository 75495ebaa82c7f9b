/**
 * Messages as the build leaves them (build/words.ts compiles the .ftl files), and how they become text: as much of Fluent as
 * the words of this house need. A test compares every message with Mozilla's implementation.
 */
export type Pattern = string | Part[];
export type Part = string | { v: string } | { m: string } | Select;
/** A choice by the value of a variable: exact numbers and words, or plural categories; the last resort is `d`. */
export interface Select {
  s: string;
  o: [key: string, pattern: Pattern][];
  d: number;
}
export type Messages = { [id: string]: Pattern };
export type Values = { [name: string]: string | number };

export class Bundle {
  private readonly plural: Intl.PluralRules;
  private readonly number: Intl.NumberFormat;

  constructor(
    language: string,
    private readonly messages: Messages,
  ) {
    this.plural = new Intl.PluralRules(language);
    this.number = new Intl.NumberFormat(language);
  }

  has(id: string): boolean {
    return Object.hasOwn(this.messages, id);
  }

  format(id: string, values: Values): string {
    return this.text(this.messages[id] ?? '', values);
  }

  private text(pattern: Pattern, values: Values): string {
    return typeof pattern === 'string' ? pattern : pattern.map((part) => this.part(part, values)).join('');
  }

  private part(part: Part, values: Values): string {
    if (typeof part === 'string') return part;
    if ('m' in part) return this.format(part.m, values);
    if ('s' in part) return this.text(this.chosen(part, values[part.s]), values);
    const value = values[part.v];
    return typeof value === 'number' ? this.number.format(value) : (value ?? '');
  }

  private chosen({ o, d }: Select, value: string | number | undefined): Pattern {
    const fits = ([key]: [string, Pattern]) => key === String(value) || (typeof value === 'number' && key === this.plural.select(value));
    return (o.find(fits) ?? o[d]!)[1];
  }
}
