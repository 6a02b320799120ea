// Reachability for many nodes at once: each node has marks and leads to others, and finally also gets the marks of all nodes
// that it leads to. One pass (Tarjan's strongly connected components, 1972) on rows of bits instead of a search per node.

const BITS = 32;

const widthFor = (bits: number): number => (bits + BITS - 1) >> 5;
const bitOf = (index: number): number => 1 << (index & 31);
/** The index of the lowest bit of a word of a row. */
export const lowestOf = (rest: number, word: number): number => word * BITS + 31 - Math.clz32(rest & -rest);

/** One graph at a time; `clear` begins the next. Rows of bits begin at `index * width`. */
export class Rings {
  count = 0;
  /** Words in a row of links. */
  width = 0;
  /** Words in a row of marks. */
  markWidth = 0;
  links = new Int32Array(0);
  marks = new Int32Array(0);
  /** By index, after `close`: nodes that lead to each other have the same number. */
  ringOf = new Int16Array(0);
  private order = new Int16Array(0);
  private lowest = new Int16Array(0);
  private stack = new Int16Array(0);
  /** By ring: the last ring that took over its marks. */
  private taken = new Int16Array(0);
  private depth = 0;
  private visited = 0;
  private rings = 0;

  clear(count: number, marks: number): void {
    this.count = count;
    this.width = widthFor(count);
    this.markWidth = widthFor(marks);
    if (this.ringOf.length < count) {
      for (const list of ['ringOf', 'order', 'lowest', 'stack', 'taken'] as const)
        this[list] = new Int16Array(2 * count);
    }
    this.links = emptied(this.links, count * this.width);
    this.marks = emptied(this.marks, count * this.markWidth);
  }

  link(from: number, to: number): void {
    const at = from * this.width + (to >> 5);
    this.links[at] = (this.links[at] as number) | bitOf(to);
  }

  mark(index: number, mark: number): void {
    const at = index * this.markWidth + (mark >> 5);
    this.marks[at] = (this.marks[at] as number) | bitOf(mark);
  }

  /** Gives each node the marks of all nodes that it leads to. */
  close(): void {
    this.order.fill(0, 0, this.count);
    this.taken.fill(-1, 0, this.count);
    this.ringOf.fill(-1, 0, this.count);
    this.depth = this.visited = this.rings = 0;
    for (let index = 0; index < this.count; index++) if (this.order[index] === 0) this.visit(index);
  }

  private visit(index: number): void {
    const { order, lowest, links, width, ringOf } = this;
    order[index] = lowest[index] = ++this.visited;
    this.stack[this.depth++] = index;
    for (let word = 0; word < width; word++) {
      for (let rest = links[index * width + word] as number; rest !== 0; rest &= rest - 1) {
        const other = lowestOf(rest, word);
        if (order[other] === 0) {
          this.visit(other);
          if ((lowest[other] as number) < (lowest[index] as number)) lowest[index] = lowest[other] as number;
        } else if (ringOf[other] === -1 && (order[other] as number) < (lowest[index] as number)) {
          lowest[index] = order[other] as number;
        }
      }
    }
    if (lowest[index] === order[index]) this.finish(index);
  }

  /** Gives all members of a ring the same marks; the rings that it leads to are already finished. */
  private finish(index: number): void {
    const { stack, ringOf, marks, markWidth } = this;
    const ring = this.rings++;
    const last = this.depth;
    let from = last;
    do ringOf[stack[--from] as number] = ring;
    while (stack[from] !== index);
    this.depth = from;
    const first = index * markWidth;
    for (let at = from; at < last; at++) {
      const member = stack[at] as number;
      if (member !== index) unite(marks, first, marks, member * markWidth, markWidth);
      this.takeBehind(member, first, ring);
    }
    for (let at = from + 1; at < last; at++) {
      marks.copyWithin((stack[at] as number) * markWidth, first, first + markWidth);
    }
  }

  private takeBehind(member: number, first: number, ring: number): void {
    const { links, width, marks, markWidth, ringOf, taken } = this;
    for (let word = 0; word < width; word++) {
      for (let rest = links[member * width + word] as number; rest !== 0; rest &= rest - 1) {
        const other = lowestOf(rest, word);
        const behind = ringOf[other] as number;
        if (behind === ring || taken[behind] === ring) continue;
        taken[behind] = ring;
        unite(marks, first, marks, other * markWidth, markWidth);
      }
    }
  }
}

function emptied(rows: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  if (rows.length < size) return new Int32Array(2 * size);
  rows.fill(0, 0, size);
  return rows;
}

export function unite(target: Int32Array, to: number, source: Int32Array, from: number, width: number): void {
  for (let word = 0; word < width; word++) {
    target[to + word] = (target[to + word] as number) | (source[from + word] as number);
  }
}
