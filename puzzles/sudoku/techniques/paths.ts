// Breadth-first search with the path to each node, for shortest chains: what must hold if a first candidate does not.

/** A node of the search with the path that led to it. */
export interface Path<Node> {
  readonly node: Node;
  readonly before: Path<Node> | undefined;
}

/**
 * Walks breadth-first from `start`; each node is visited once. Stops when `accept` returns true; returns whether it did.
 * `id` identifies a node.
 */
export function walk<Node>(
  start: Node,
  next: (node: Node) => Iterable<Node>,
  id: (node: Node) => number,
  accept: (path: Path<Node>) => boolean,
): boolean {
  const seen = new Set([id(start)]);
  const queue: Path<Node>[] = [{ node: start, before: undefined }];
  for (const path of queue) {
    if (accept(path)) return true;
    for (const node of next(path.node)) {
      if (seen.has(id(node))) continue;
      seen.add(id(node));
      queue.push({ node, before: path });
    }
  }
  return false;
}

/** The nodes from the start to the path's end. */
export function trace<Node>(path: Path<Node>): Node[] {
  const nodes: Node[] = [];
  for (let at: Path<Node> | undefined = path; at; at = at.before) nodes.unshift(at.node);
  return nodes;
}
