/**
 * A translation widget takes React's text nodes out of the page and puts elements of its own in their place. React goes
 * on to write into nodes that nobody sees, and fails where it removes or inserts beside one that is gone. From here on:
 * what was put in place of a text is remembered; React's removing and inserting hits that instead; and a text that
 * React changes comes back into the page, where the widget finds it and translates it anew.
 */
export function surviveWidget(root: HTMLElement): () => void {
  const standIns = new WeakMap<Node, ChildNode>()
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) putBack(target as Text)
  })
  const putBack = (text: Text) => {
    const standIn = standIns.get(text)
    if (!standIn || text.parentNode) return
    standIns.delete(text)
    if (standIn.parentNode) standIn.replaceWith(text)
  }
  const remember = (text: Text, standIn: ChildNode) => {
    standIns.set(text, standIn)
    texts.observe(text, { characterData: true })
  }
  const learn = (changes: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling, target } of changes) {
      const gone = [...removedNodes].filter((node) => node instanceof Text && !node.parentNode) as Text[]
      if (gone.length === 0) continue
      const added = [...addedNodes].find((node) => node instanceof HTMLElement) as HTMLElement | undefined
      // Replaced in one step, or in two: then the new element stands where the text stood.
      const near = added ?? neighbour(target, previousSibling, nextSibling)
      if (near) remember(gone[0]!, near)
    }
  }
  const swaps = new MutationObserver(learn)
  swaps.observe(root, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  const placeOf = (parent: Node, child: Node): Node | null => {
    if (child.parentNode === parent) return child
    // Pending mutation records hold the latest replacements.
    learn(swaps.takeRecords())
    const standIn = standIns.get(child) ?? null
    return standIn?.parentNode === parent ? standIn : null
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeOf(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && placeOf(this, before))
    return child
  }
  return () => {
    swaps.disconnect()
    texts.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore })
  }
}

const isWidgets = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT'

const neighbour = (parent: Node, before: Node | null, after: Node | null): HTMLElement | null => {
  if (before && before.parentNode === parent && isWidgets(before.nextSibling)) return before.nextSibling
  if (after && after.parentNode === parent && isWidgets(after.previousSibling)) return after.previousSibling
  return isWidgets(parent.firstChild) ? parent.firstChild : null
}
