export type SeenLists = Readonly<
  Record<string, readonly [headings: string, count: number, ...rows: string[]]>
>

/** What a screen shows, in words typed by hand. */
export interface Seen {
  /** The lists by label: the headings, how many rows there are, and the texts of some rows. */
  readonly lists?: SeenLists
  /** Each property as `Label: value`. */
  readonly facts?: readonly string[]
  /** Texts of a screen that has more than lists and properties. */
  readonly texts?: readonly string[]
}

/** By address. */
export type SeenScreens = Readonly<Record<string, Seen>>

/** A menu, in place of its text. */
const MENU = '…'

/** The texts of an element as they are read, with one space between those of its parts. */
const textOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  copy.normalize()
  for (const hidden of copy.querySelectorAll('[hidden], [aria-hidden="true"], style'))
    hidden.remove()
  for (const menu of copy.querySelectorAll('button[aria-label^="Actions for "]'))
    menu.textContent = MENU
  for (const picture of copy.querySelectorAll('[role="img"][aria-label]'))
    picture.textContent = `[${picture.getAttribute('aria-label')}]`
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  return found.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** The texts of cells, without those of the boxes that select rows. */
const cellsOf = (cells: Iterable<Element>): string =>
  [...cells]
    .filter(cell => !cell.querySelector('input[type="checkbox"]'))
    .map(textOf)
    .join(' | ')
    .replace(/( \| )+$/, '')

const labelOf = (table: HTMLTableElement) => table.ariaLabel ?? table.caption?.textContent ?? ''

const leadOf = (row: string) => row.split(' | ', 1)[0]

/** What the screen shows, as far as `expected` says it: all lists and properties, but few rows. */
export const seenIn = (scope: Element, { lists, facts, texts }: Seen): Seen => {
  const tables = [...scope.querySelectorAll('table')].map(table => {
    const label = labelOf(table)
    const rows = [...table.tBodies].flatMap(body =>
      [...body.rows].map(({ cells }) => cellsOf(cells)),
    )
    const [, , ...wanted] = lists?.[label] ?? []
    const headings = [...(table.tHead?.rows ?? [])]
      .map(row => cellsOf(row.querySelectorAll('th')))
      .join(' / ')
    const found = wanted.map(
      row => (rows.includes(row) ? row : rows.find(other => leadOf(other) === leadOf(row))) ?? '',
    )
    return [label, [headings, rows.length, ...found]] as const
  })
  const properties = [...scope.querySelectorAll('dt')].map(label => {
    const value = label.parentElement?.querySelector('dd')
    return `${textOf(label)}: ${value ? textOf(value) : ''}`
  })
  const whole = textOf(scope)
  return {
    ...((lists || tables.length > 0) && { lists: Object.fromEntries(tables) as SeenLists }),
    ...((facts || properties.length > 0) && { facts: properties }),
    ...(texts && { texts: texts.filter(text => whole.includes(text)) }),
  }
}
