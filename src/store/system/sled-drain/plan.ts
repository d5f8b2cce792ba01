import type { SavedFile } from '@/ports/ports'
import { csvFile } from '@/lib/csv'
import { emphasis, rich } from '@/lib/rich-text'
import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { stopAndStartRequested } from '@/store/project/instances/events'
import { systemPaths } from '../paths'
import type { DrainRow } from './answer'

/** What an owner has to do, as a text to send. */
interface OwnerList {
  silo: string
  project: string
  count: number
  text: string
}

const sourceOf = ({ id }: DrainRow) => `stopAndStart/${id}`

/** Stops and starts the user's own instances; those that fit on no other sled are left. */
export const stopStartPlan = (sledId: string, rows: readonly DrainRow[]): BulkPlan => {
  const own = rows.filter(({ isMovable }) => isMovable)
  const able = own.filter(({ isPlaced }) => isPlaced)
  return {
    verb: 'Stop and start',
    noun: 'instance',
    isDanger: true,
    screen: systemPaths.sledDrain({ sledId }),
    acknowledgement: 'An instance that no other sled takes after all stays stopped',
    rows: own.map(row => ({
      key: row.id,
      name: row.name,
      ...(row.href !== undefined && { href: row.href }),
      ...(row.isPlaced
        ? { source: sourceOf(row) }
        : { reason: rich`No other sled has room for it beside the others` }),
    })),
    requests: Object.fromEntries(
      able.map(row => [
        sourceOf(row),
        stopAndStartRequested({
          source: sourceOf(row),
          instanceId: row.id,
          command: {
            endpoint: 'instanceStop',
            args: { path: { instance: row.name }, query: { project: row.projectName } },
          },
          success: { content: ['Instance ', emphasis(row.name), ' stopped and started'] },
          errorTitle: `Could not stop and start ${row.name}`,
        }),
      ]),
    ),
  }
}

const sizeOf = ({ ncpus, memory }: DrainRow) =>
  `${pluralize('vCPU', ncpus)}, ${formatBytes(memory)}`

const textFor = (rows: readonly DrainRow[], serial: string, until: string): string =>
  [
    `Sled ${serial} will be serviced. Please stop and start these instances${until.trim() === '' ? '' : ` until ${until.trim()}`}: a started instance is placed on another sled. A reboot is not enough.`,
    ...rows.map(row => `- ${row.projectName} / ${row.name} (${row.id}), ${sizeOf(row)}`),
    'An instance with a local disk cannot be started elsewhere while the disk is attached.',
    'Instances that still run when the sled goes off fail. Those that restart automatically start on another sled.',
  ].join('\n')

/** The rows that others have to move, by silo and project. */
const byOwner = (rows: readonly DrainRow[]): readonly (readonly [DrainRow, DrainRow[]])[] => {
  const found = new Map<string, [DrainRow, DrainRow[]]>()
  for (const row of rows.filter(({ isMovable }) => !isMovable)) {
    const owner = `${row.siloName}/${row.projectName}`
    const owned = found.get(owner)
    if (owned) owned[1].push(row)
    else found.set(owner, [row, [row]])
  }
  return [...found.values()]
}

/** A text for each silo and project whose instances the user cannot stop and start. */
export const ownerLists = (
  rows: readonly DrainRow[],
  serial: string,
  until: string,
): readonly OwnerList[] =>
  byOwner(rows).map(([{ siloName: silo, projectName: project }, found]) => ({
    silo,
    project,
    count: found.length,
    text: textFor(found, serial, until),
  }))

/** All of them as a file. */
export const ownersFile = (
  rows: readonly DrainRow[],
  serial: string,
  until: string,
  locale: string,
): SavedFile =>
  csvFile(
    `drain-${serial}`,
    [
      ['Silo', 'Project', 'Instance', 'ID', 'State', 'vCPUs', 'Memory in bytes', 'Until'],
      ...byOwner(rows).flatMap(([, found]) =>
        found.map(row => [
          row.siloName,
          row.projectName,
          row.name,
          row.id,
          row.state,
          row.ncpus,
          row.memory,
          until.trim(),
        ]),
      ),
    ],
    'csv',
    locale,
  )
