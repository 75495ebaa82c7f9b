/** Words in lines of about `width` letters; what does not fit into `most` lines stays in the last one. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Size of letters for a line on a card, so that it is not wider than the card. */
export const nameSize = (line: string): number => Math.min(12.5, 116 / Math.max(1, line.length));
