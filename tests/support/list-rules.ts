import { nameOf } from './screen-rules'

/** Columns whose values are read one by one, for the rows on the screen only. */
const READ_PER_ROW = new Set([
  'instances',
  'Firewall rules',
  'Attached IP address',
  'Attached IP pool',
  'routes',
  'Utilization',
  'IPs remaining',
  'Last delivery',
  'Blocks',
  'Members',
  'Announcements',
])

/** Tables with menus whose actions are links or forms, or tables of at most ten rows. */
const NOT_SELECTABLE = new Set([
  'Blocks',
  'Boot disk',
  'Disks in the sled',
  'Groups',
  'Instances on the sled',
  'Multicast groups',
  'Network interfaces',
  'Peers',
  'Physical disks',
  'Racks',
  'Repositories',
  'Secrets',
  'Silos',
  'Switches',
  'Uninitialized sleds',
])

/** From more than this number of rows on, every table is a list. */
const FEW = 10

/** What the lists of a screen lack. `isList` if the screen is about one. */
export const brokenLists = (scope: Element, isList: boolean): readonly string[] => {
  const tables = [...scope.querySelectorAll<HTMLTableElement>('table[aria-label]')]
  const fields = scope.querySelectorAll('[data-filter]').length
  const buttons = [...scope.querySelectorAll('button')].map(nameOf)
  const count = (start: string) => buttons.filter(name => name.startsWith(start)).length
  const lists = tables.filter(({ tBodies: [body] }) => body && body.rows.length > FEW)
  const expected = Math.max(lists.length, isList && tables.length > 0 ? 1 : 0)
  const headings = fields === 0 ? [] : lists.flatMap(each => [...each.querySelectorAll('th')])
  const isChosenFrom = (table: Element) =>
    NOT_SELECTABLE.has(table.getAttribute('aria-label') ?? '') ||
    table.querySelector('tbody button[aria-label^="Actions for "]') === null ||
    table.querySelector('tbody input[type=checkbox]') !== null
  const isDated =
    scope.querySelector('[data-freshness]') !== null ||
    /Updated \S+ ago/.test(scope.textContent ?? '')
  return [
    ...(isList && tables.length > 0 && !isDated ? ['a list that does not say how old it is'] : []),
    ...tables
      .filter(table => !isChosenFrom(table))
      .map(table => `rows of ${table.getAttribute('aria-label')} cannot be selected`),
    ...(fields < expected ? ['a list without a filter'] : []),
    ...(count('Columns of ') < fields ? ['a list whose columns cannot be chosen'] : []),
    ...(count('Views of ') < fields ? ['a list whose views cannot be saved'] : []),
    ...(count('Export ') < fields ? ['a list that cannot be exported'] : []),
    ...headings
      .filter(
        heading =>
          heading.scope === 'col' &&
          !heading.querySelector('.lucide-arrow-up, .lucide-arrow-down, input') &&
          !READ_PER_ROW.has(heading.textContent ?? ''),
      )
      .map(heading => `${heading.textContent} can be neither sorted nor searched`),
  ]
}
