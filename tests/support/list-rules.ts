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
  'Threads in use',
  'Memory in use',
  'Blocks',
  'Members',
  'size',
  'Addresses remaining',
  'addresses',
  'Announcements',
])

const LINKS = 'Its menus only lead elsewhere or copy'
const FORMS = 'Its menus open forms, one of which takes many rows'
const SMALL = 'It has at most ten rows'

/** Why the rows of a table with menus cannot be selected, by its label or by its page and label. */
const NOT_SELECTABLE: Readonly<Record<string, string>> = {
  Addresses: LINKS,
  Blocks: LINKS,
  'Boot disk': SMALL,
  'Disks in the sled': LINKS,
  Groups: LINKS,
  'Instances on the sled': LINKS,
  Issues: 'Its menus change nothing that is listed',
  'Multicast groups': LINKS,
  'Network interfaces': SMALL,
  Peers: LINKS,
  'Physical disks': LINKS,
  Racks: LINKS,
  Repositories: 'One repository is the target at a time',
  Secrets: SMALL,
  '/system/utilization Silos': LINKS,
  Switches: LINKS,
  'Uninitialized sleds': FORMS,
}

/** From more than this number of rows on, every table is a list. */
const FEW = 10

/** What the lists of a screen lack. `isList` if the screen is about one, `page` is its path. */
export const brokenLists = (scope: Element, isList: boolean, page = ''): readonly string[] => {
  const tables = [...scope.querySelectorAll<HTMLTableElement>('table[aria-label]')]
  const fields = scope.querySelectorAll('[data-filter]').length
  const buttons = [...scope.querySelectorAll('button')].map(nameOf)
  const count = (start: string) => buttons.filter(name => name.startsWith(start)).length
  const lists = tables.filter(({ tBodies: [body] }) => body && body.rows.length > FEW)
  const expected = Math.max(lists.length, isList && tables.length > 0 ? 1 : 0)
  // The list of a screen has its tools however short it is.
  const sortable = isList && lists.length === 0 ? tables.slice(0, 1) : lists
  const headings = fields === 0 ? [] : sortable.flatMap(each => [...each.querySelectorAll('th')])
  const isChosenFrom = (table: Element) =>
    `${table.ariaLabel}` in NOT_SELECTABLE ||
    `${page} ${table.ariaLabel}` in NOT_SELECTABLE ||
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
          !READ_PER_ROW.has((heading.textContent ?? '').trim()),
      )
      .map(heading => `${heading.textContent} can be neither sorted nor searched`),
  ]
}
