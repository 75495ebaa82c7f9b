/**
 * The numbered rules, from the Markdown they are written in to a flat list of blocks: easy to search, easy to point at.
 * Everything is escaped; only what is known here becomes HTML.
 */
export interface Block {
  kind: 'heading' | 'item' | 'text' | 'table' | 'rule';
  /** Number of the rule that stands here, such as SB-5.7. */
  id: string | null;
  /** Of a heading 1 to 4, of an item how deep it lies. */
  depth: number;
  html: string;
  /** For searching. */
  text: string;
}

const NUMBER = '(?:[A-Z]{2}-(?:R|EXC?)?-?\\d+(?:\\.\\d+)*|R-\\d+)';
const OWN = new RegExp(`^(?:\\*\\*)?(${NUMBER})\\b`);
const REFERENCE = new RegExp(`\\b${NUMBER}`, 'g');

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}

/** Bold, italics, code and references to other rules. */
export function inline(text: string, own: string | null = null): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*]+)\*/g, '$1<em>$2</em>')
    .replace(REFERENCE, (id) => (id === own ? id : `<a href="#${id}" data-rule="${id}">${id}</a>`));
}

function block(kind: Block['kind'], depth: number, source: string): Block {
  const id = OWN.exec(source)?.[1] ?? null;
  return { kind, id, depth, html: inline(source, id), text: source.replace(/[*`|]/g, '') };
}

function table(rows: string[]): Block {
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head, , ...body] = rows;
  const header = cells(head!).map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = body.map((row) => `<tr>${cells(row).map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return { kind: 'table', id: null, depth: 0, html: `<table><thead><tr>${header}</tr></thead><tbody>${lines}</tbody></table>`, text: rows.join(' ') };
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: { kind: Block['kind']; depth: number; source: string } | null = null;
  let rows: string[] = [];
  const close = () => {
    if (open) found.push(block(open.kind, open.depth, open.source));
    if (rows.length > 1) found.push(table(rows));
    open = null;
    rows = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,4}) (.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.) (.*)/.exec(line);
    if (/^\s*\|/.test(line)) {
      if (open) close();
      rows.push(line);
    } else if (heading) {
      close();
      found.push(block('heading', heading[1]!.length, heading[2]!));
    } else if (item) {
      close();
      open = { kind: 'item', depth: Math.floor(item[1]!.length / 2), source: item[2]! };
    } else if (/^---+$/.test(line) || !line.trim()) close();
    else if (open) (open as { source: string }).source += ` ${line.trim()}`;
    else {
      close();
      open = { kind: 'text', depth: 0, source: line.trim() };
    }
  }
  close();
  return found;
}

/** Blocks that contain every word, with the headings above them; all of them without words. */
export function search(all: Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  const kept: Block[] = [];
  let headings: Block[] = [];
  for (const one of all) {
    if (one.kind === 'heading') headings = [...headings.filter(({ depth }) => depth < one.depth), one];
    else if (words.every((word) => one.text.toLowerCase().includes(word))) {
      for (const heading of headings) if (!kept.includes(heading)) kept.push(heading);
      kept.push(one);
    }
  }
  return kept;
}
