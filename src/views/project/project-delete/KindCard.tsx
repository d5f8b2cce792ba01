import { useCallback, useMemo, useState } from 'react'
import { enumWords, pluralize, plural } from '@/lib/text'
import { plainText } from '@/lib/rich-text'
import { formatBytes } from '@/lib/size'
import { rowsSelected } from '@/store/lists/slice'
import { selectSelected } from '@/store/lists/selectors'
import {
  isImporting,
  leftAfter,
  nounOf,
  type Order,
  type Row,
  type Thing,
  type ThingKind,
} from '@/store/project/project-delete/order'
import { hrefOf, noteOf } from '@/store/project/project-delete/project-delete'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { LinkCell, SizeCell } from '@/ui/Cells/Cells'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { RichText } from '@/ui/RichText/RichText'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'

/** What the user has chosen, each kept like the selected rows of a list. */
export const CHOICES = { left: 'left', kept: 'kept', cancelled: 'cancelled' } as const

/** The ids that the user has chosen for one of these. */
export const useChosen = (choice: keyof typeof CHOICES): ReadonlySet<string> => {
  const keys = useAppSelector(state => selectSelected(state, CHOICES[choice]))
  return useMemo(() => new Set(keys), [keys])
}

/** Keeps an image, or cancels an import: a choice for one row. */
function ChoiceBox({
  of: { thing },
  choice,
  label,
}: {
  of: Row
  choice: 'kept' | 'cancelled'
  label: string
}) {
  const send = useSend()
  const chosen = useChosen(choice)
  return (
    <Checkbox
      label={
        <>
          {label}
          <VisuallyHidden> ({thing.name})</VisuallyHidden>
        </>
      }
      value={chosen.has(thing.id)}
      onChange={isOn => {
        const others = [...chosen].filter(id => id !== thing.id)
        send(rowsSelected({ list: CHOICES[choice], keys: isOn ? [...others, thing.id] : others }))
      }}
    />
  )
}

function NameCell({ thing }: Row) {
  const params = useParams(projectPaths.delete)
  return <LinkCell href={hrefOf(thing, params)}>{thing.name}</LinkCell>
}

function StateCell({ thing: { kind, state = '' } }: Row) {
  if (kind === 'instance') return <StateBadge kind="instance" state={state as 'running'} />
  return <StateBadge kind={kind === 'disk' ? 'disk' : 'snapshot'} state={state as 'creating'} />
}

const name: Column<Row> = { id: 'name', text: ({ thing }) => thing.name, cell: NameCell }
const state: Column<Row> = {
  id: 'state',
  isKey: true,
  text: ({ thing }) => enumWords(thing.state ?? ''),
  cell: StateCell,
}

/** A column of bytes; empty if they are not known. */
const bytesColumn = (id: 'size' | 'memory', of: (thing: Thing) => number | undefined) => ({
  id,
  text: ({ thing }: Row) => {
    const bytes = of(thing)
    return bytes === undefined ? '' : formatBytes(bytes)
  },
  value: ({ thing }: Row) => of(thing) ?? -1,
  exported: ({ thing }: Row) => of(thing) ?? '',
  cell: ({ thing }: Row) => {
    const bytes = of(thing)
    return bytes === undefined ? null : <SizeCell bytes={bytes} />
  },
})

const textColumn = (id: string, of: (thing: Thing) => string | undefined): Column<Row> => ({
  id,
  text: ({ thing }) => of(thing) ?? '',
  cell: ({ thing }) => of(thing) ?? '',
})

const size: Column<Row> = bytesColumn('size', ({ bytes }) => bytes)
const vpc: Column<Row> = { ...textColumn('vpc', thing => thing.vpc?.name), header: 'VPC' }
const address: Column<Row> = textColumn('address', thing => thing.address)

/** The columns between the name and what happens. */
const COLUMNS: Readonly<Partial<Record<ThingKind, readonly Column<Row>[]>>> = {
  instance: [
    state,
    {
      id: 'cpus',
      header: 'vCPUs',
      text: ({ thing }) => `${thing.ncpus ?? ''}`,
      value: ({ thing }) => thing.ncpus ?? -1,
      cell: ({ thing }) => thing.ncpus ?? '',
    },
    bytesColumn('memory', ({ memory }) => memory),
  ],
  disk: [state, size],
  snapshot: [state, size],
  image: [size],
  floatingIp: [address],
  externalSubnet: [address],
  router: [vpc],
  gateway: [vpc],
  subnet: [vpc],
}

/** What happens to a row, and the choice that it leaves. */
const noteColumn = (canPromote: boolean): Column<Row> => ({
  id: 'note',
  header: 'What happens',
  isClear: true,
  text: row => plainText(noteOf(row)),
  cell: row => (
    <>
      <RichText text={noteOf(row)} />
      {row.thing.kind === 'image' && canPromote && (
        <ChoiceBox of={row} choice="kept" label="Keep: make it a silo image" />
      )}
      {isImporting(row.thing) && <ChoiceBox of={row} choice="cancelled" label="Cancel import" />}
    </>
  ),
})

/** What happens is told if there is more to say than that the rows are deleted. */
const columnsOf = (kind: ThingKind, rows: readonly Row[], canPromote: boolean) => {
  const isTold = rows.some(row => noteOf(row).length > 0 || isImporting(row.thing))
  return [
    name,
    ...(COLUMNS[kind] ?? []),
    ...(isTold || (kind === 'image' && canPromote) ? [noteColumn(canPromote)] : []),
  ]
}

const keyOf = ({ thing }: Row) => thing.id
const nameOf = ({ thing }: Row) => thing.name

/** Lists without rows are not shown. */
const NEVER_EMPTY = { title: '', body: '' }

/** Longer lists are closed at first. */
const FEW = 25

/** The objects of a kind: what is deleted can be left, and what cannot be deleted says why. */
export function KindCard({
  kind,
  order,
  canPromote,
}: {
  kind: ThingKind
  order: Order
  canPromote: boolean
}) {
  const send = useSend()
  const left = useChosen('left')
  const rows = useMemo(() => order.rows.filter(({ thing }) => thing.kind === kind), [order, kind])
  const possible = useMemo(() => rows.filter(({ isPossible }) => isPossible), [rows])
  const stuck = rows.length > possible.length ? rows.filter(row => !row.isPossible) : []
  const selected = useMemo(
    () => new Set(possible.flatMap(({ isTicked, thing }) => (isTicked ? thing.id : []))),
    [possible],
  )
  const [chosenOpen, setOpen] = useState<boolean>()
  const isOpen = chosenOpen ?? rows.length <= FEW
  const onChange = useCallback(
    (keys: readonly string[]) => {
      const next = leftAfter(order, left, possible.map(keyOf), new Set(keys))
      send(rowsSelected({ list: CHOICES.left, keys: [...next] }))
    },
    [order, left, possible, send],
  )
  const columns = useMemo(() => columnsOf(kind, rows, canPromote), [kind, rows, canPromote])
  if (rows.length === 0) return null
  const all = plural(nounOf(kind))
  const staying = rows.length - selected.size
  return (
    <CardBlock label={all}>
      <CardHeader
        title={pluralize(nounOf(kind), rows.length)}
        description={staying > 0 && `${pluralize(nounOf(kind), staying)} left`}
      >
        <Button size="sm" tone="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? `Hide ${all}` : `Show ${all}`}
        </Button>
      </CardHeader>
      {isOpen && (
        <CardBody>
          {possible.length > 0 && (
            <List
              id={kind}
              label={`${all} that can be deleted`}
              noun={nounOf(kind)}
              rows={possible}
              columns={columns}
              rowKey={keyOf}
              ticks={{ selected, onChange, nameOf }}
              empty={NEVER_EMPTY}
            />
          )}
          {stuck.length > 0 && (
            <List
              id={`${kind}-stuck`}
              label={`${all} that cannot be deleted`}
              noun={`${nounOf(kind)} that stays`}
              rows={stuck}
              columns={columns}
              rowKey={keyOf}
              empty={NEVER_EMPTY}
            />
          )}
        </CardBody>
      )}
    </CardBlock>
  )
}
