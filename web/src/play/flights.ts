/**
 * Pieces travel. Every piece is an <svg data-piece="id">; before a change its place is noted, afterwards a copy flies from the
 * old place to the new one over everything else, so nothing clips it and nothing waits for it.
 *
 *   data-kind   a piece that shows itself (a face turned up) is matched with one of the same kind that vanished
 *   data-from   the anchor (data-anchor) a new piece comes from
 *   data-to     the anchor a vanishing piece goes to; `mover` in it stands for the seat that moved
 */
export interface Place {
  rect: DOMRect;
  node: SVGElement;
}

const STAGGER = 18;
const LONGEST_STAGGER = 150;

export class Flights {
  private places = new Map<string, Place>();
  private flying: { animation: Animation; land: () => void }[] = [];

  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly layer: () => HTMLElement | null,
    private readonly duration: () => number,
  ) {}

  /** Before the page changes. */
  note(): void {
    this.land();
    this.places = this.measure();
  }

  /** After it has changed; says how many pieces travel. */
  launch(mover: number | null): number {
    if (!this.duration() || !this.places.size) return 0;
    const now = this.measure();
    const gone = new Map([...this.places].filter(([id]) => !now.has(id)));
    let count = 0;
    for (const [id, place] of now) {
      const from = this.places.get(id)?.rect ?? this.origin(place.node, gone);
      if (from && differs(from, place.rect)) this.fly(place.node, from, place.rect, place.node, count++);
    }
    for (const { node, rect } of gone.values()) {
      const to = this.anchor(node.dataset.to?.replace('mover', String(mover ?? '')));
      if (to) this.fly(node, rect, to, null, count++);
    }
    this.places = new Map();
    this.takeOff();
    return count;
  }

  /** Once the new position is painted, which takes longer than a frame of a flight may. */
  private takeOff(): void {
    const waiting = this.flying.map(({ animation }) => animation);
    requestAnimationFrame(() => requestAnimationFrame(() => waiting.forEach((one) => one.playState === 'paused' && one.play())));
  }

  /** Everything arrives at once. */
  land(): void {
    for (const { animation, land } of this.flying.splice(0)) {
      animation.cancel();
      land();
    }
  }

  private measure(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const node of this.root()?.querySelectorAll<SVGElement>('[data-piece]') ?? []) {
      const rect = node.getBoundingClientRect();
      if (rect.width) found.set(node.dataset.piece!, { rect, node });
    }
    return found;
  }

  /** Where a piece that was not seen before comes from: a vanished one of its kind, or its anchor. */
  private origin(node: SVGElement, gone: Map<string, Place>): DOMRect | null {
    const { kind, from } = node.dataset;
    for (const [id, place] of gone) {
      if (kind && place.node.dataset.kind === kind) {
        gone.delete(id);
        return place.rect;
      }
    }
    return this.anchor(from);
  }

  private anchor(name: string | undefined): DOMRect | null {
    const rect = name ? this.root()?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() : null;
    return rect?.width ? rect : null;
  }

  private fly(look: SVGElement, from: DOMRect, to: DOMRect, real: SVGElement | null, index: number): void {
    const ghost = copy(look, real ? to : from);
    this.layer()?.append(ghost);
    const start = real ? shift(to, from) : 'none';
    const end = real ? 'none' : `${shift(from, to)}`;
    const animation = ghost.animate([{ transform: start }, { transform: end, opacity: real ? 1 : 0 }], {
      duration: this.duration(),
      delay: Math.min(index * STAGGER, LONGEST_STAGGER),
      easing: 'cubic-bezier(.3,.7,.2,1)',
      fill: 'both',
    });
    animation.pause();
    real?.style.setProperty('opacity', '0');
    const land = () => {
      ghost.remove();
      real?.style.removeProperty('opacity');
    };
    this.flying.push({ animation, land });
    // all together: one board is painted, not one for each
    animation.onfinish = () => this.flying.every((one) => one.animation.playState === 'finished') && this.land();
  }
}

function differs(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 2 || Math.abs(a.width - b.width) > 2;
}

/** The transform that puts a box lying at `at` onto `onto`. */
function shift(at: DOMRect, onto: DOMRect): string {
  return `translate(${onto.x - at.x}px, ${onto.y - at.y}px) scale(${onto.width / at.width}, ${onto.height / at.height})`;
}

function copy(look: SVGElement, at: DOMRect): SVGElement {
  const ghost = look.cloneNode(true) as SVGElement;
  for (const name of ['x', 'y', 'data-piece', 'data-spot', 'tabindex', 'role', 'aria-label', 'class']) ghost.removeAttribute(name);
  ghost.setAttribute('width', String(at.width));
  ghost.setAttribute('height', String(at.height));
  ghost.setAttribute('aria-hidden', 'true');
  const style = { position: 'absolute', left: `${at.x}px`, top: `${at.y}px`, opacity: '1', transformOrigin: '0 0', willChange: 'transform', overflow: 'visible' };
  Object.assign(ghost.style, style);
  return ghost;
}
