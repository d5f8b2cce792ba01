/*
 * Translating a page in the browser replaces its texts by `<font>` elements, while React keeps the
 * replaced text nodes: it throws when it removes one or inserts something before it, and what it
 * writes into one is not shown. So each text returns to its place before React moves it, and as soon
 * as React has changed it; the browser then translates it again. Loading this module starts it.
 */

/** The elements that translators put in place of texts, each with these texts in their order. */
const replaced = new WeakMap<Node, Text[]>()
/** For each replaced text, the element in its place. */
const standIns = new WeakMap<Node, Element>()

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** The child of `parent` that contains the node; null if there is none. */
const childWith = (parent: Node, node: Node): Node | null => {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/** Puts the texts back in place of the translation of this one, if it has one. */
const restore = (text: Node): void => {
  const font = standIns.get(text)
  const texts = (font && replaced.get(font)) ?? []
  for (const each of texts) standIns.delete(each)
  if (font?.parentNode) font.replaceWith(...texts)
}

const changes = new MutationObserver(records => {
  for (const { target } of records)
    if (standIns.get(target)?.contains(target) === false) restore(target)
})

const note = (text: Text, font: Element): void => {
  standIns.set(text, font)
  replaced.set(font, [...(replaced.get(font) ?? []), text])
  changes.observe(text, { characterData: true })
}

/** Finds out which elements stand for which texts. Returns whether there are any. */
const noteReplaced = (records: readonly MutationRecord[]): boolean => {
  const added = records.flatMap(({ target, addedNodes, previousSibling, nextSibling }) =>
    [...addedNodes].filter(isFont).map(font => ({ font, target, previousSibling, nextSibling })),
  )
  if (added.length === 0) return false
  const fontOf = (text: Text, record: MutationRecord): Element | undefined => {
    const { target, addedNodes, previousSibling, nextSibling } = record
    const near = added.filter(each => each.target === target)
    const free = near.filter(({ font }) => !replaced.has(font))
    const isNew = (node: Node | null): node is Element => near.some(({ font }) => font === node)
    return (
      // The text was moved into it, or replaced in one step,
      [childWith(target, text), ...addedNodes].find(isNew) ??
      // was removed after it was added beside it,
      free.find(each => each.nextSibling === text)?.font ??
      free.find(each => each.previousSibling === text)?.font ??
      // before it was added at the same place,
      free.find(
        each => each.previousSibling === previousSibling && each.nextSibling === nextSibling,
      )?.font ??
      // or shares it with the text before or after.
      [previousSibling, nextSibling].find(isNew)
    )
  }
  for (const record of records)
    for (const text of record.removedNodes) {
      if (!isText(text) || text.parentNode === record.target) continue
      const font = fontOf(text, record)
      if (font) note(text, font)
    }
  return true
}

/** Makes React's ways of moving nodes work where a translator has replaced them. */
const guard = (): void => {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    restore(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    restore(node)
    if (before && before.parentNode !== this) restore(before)
    return insertBefore.call(this, node, before && childWith(this, before)) as T
  }
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (node.parentNode !== this) restore(node)
    return node.parentNode ? (removeChild.call(node.parentNode, node) as T) : node
  }
}

// Nothing changes until a browser translates the page.
let isGuarded = false

/** Whether a browser has begun to translate the page. */
export const isTranslated = () => isGuarded

const follow = (hasFonts: boolean) => {
  if (!hasFonts || isGuarded) return
  isGuarded = true
  guard()
}
new MutationObserver(records => follow(noteReplaced(records))).observe(document.body, {
  childList: true,
  subtree: true,
})
follow(document.querySelector('font') !== null)
