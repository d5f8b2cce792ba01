import type { PhysicalDiskManufacturerIdentity } from '@/api/generated/types'
import { areSameQueries } from '@/store/queries/failure'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectRequestsWithoutDisk,
  selectUnadoptedDiskRows,
  selectUnadoptedPages,
  unadoptedDiskPoll as poll,
} from '@/store/system/unadopted-disks/unadopted-disks'
import { adoptionRequestsQuery } from '@/store/system/sleds/queries'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { Row, Stack } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { ListSection } from '@/views/shared/list/ListPage'
import { KnownPart } from '@/views/shared/unknown/Known'
import { FORMS, FormFactor } from '../physical-disks/PhysicalDiskTable'

const { disks: Icon } = lateIcons

type DiskRow = RowOf<typeof selectUnadoptedDiskRows>

const identityColumn = (
  field: keyof PhysicalDiskManufacturerIdentity,
): Column<{ diskId: PhysicalDiskManufacturerIdentity }> => ({
  id: field,
  text: ({ diskId }) => diskId[field],
  cell: ({ diskId }) => diskId[field],
})

const columns: readonly Column<DiskRow>[] = [
  {
    id: 'sled',
    text: ({ sled }) => sled.serial,
    cell: ({ sled }) => <LinkCell href={sled.href}>{sled.serial}</LinkCell>,
  },
  { id: 'slot', text: ({ slot }) => `${slot}`, value: ({ slot }) => slot, cell: row => row.slot },
  identityColumn('vendor'),
  identityColumn('model'),
  { ...identityColumn('serial'), isKey: true },
  {
    id: 'formFactor',
    header: 'Form factor',
    text: ({ variant }) => FORMS[variant],
    cell: ({ variant }) => <FormFactor formFactor={variant} />,
  },
  {
    id: 'request',
    text: ({ requestedAt }) => (requestedAt ? 'adoption requested' : ''),
    value: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt, readAt }) =>
      requestedAt ? (
        <Row as="span" gap={2} rowGap={0} flexWrap="wrap" display="inline-flex">
          <Badge tone="notice">adoption requested</Badge>
          <TimeAgo date={requestedAt} now={readAt} caption="Requested" />
        </Row>
      ) : (
        <EmptyCell />
      ),
  },
  // The console made up the id, so there is none to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

const requestColumns: readonly Column<ReturnType<typeof selectRequestsWithoutDisk>[number]>[] = [
  {
    ...identityColumn('serial'),
    cell: ({ name, diskHref }) => (diskHref ? <LinkCell href={diskHref}>{name}</LinkCell> : name),
  },
  identityColumn('vendor'),
  identityColumn('model'),
  dateColumn('timeCreated', 'requested'),
  actionsColumn(),
]

const BULK = ['adopt', 'withdraw']

const BULK_WITHDRAW = ['withdraw']

const WITHOUT_DISK = 'Requests without a disk'

/** Requests whose disk is adopted, expunged or in no sled. */
function RequestsWithoutDisk() {
  const rows = useAppSelector(selectRequestsWithoutDisk)
  if (rows.length === 0) return null
  return (
    <Stack marginTop={6}>
      <CardBlock>
        <CardHeader
          title={WITHOUT_DISK}
          description="These disks are not waiting to be adopted: they may already be in use, expunged or not in a sled."
        />
        <CardBody>
          <List
            id="requests"
            label={WITHOUT_DISK}
            noun="request"
            rows={rows}
            columns={requestColumns}
            bulk={BULK_WITHDRAW}
            empty={{}}
          />
        </CardBody>
      </CardBlock>
    </Stack>
  )
}

/** The disks in sleds that the system does not use yet, with an action to adopt them. */
function UnadoptedDisksView() {
  useQueries(useAppSelector(selectUnadoptedPages, areSameQueries))
  return (
    <>
      <ListSection
        id="unadopted-disks"
        label="Unadopted disks"
        noun="unadopted disk"
        icon={<Icon />}
        rows={useAppSelector(state => selectUnadoptedDiskRows(state))}
        columns={columns}
        bulk={BULK}
        empty="U.2 disks of sleds in service that the system does not use yet appear here, to be adopted."
      />
      <KnownPart queries={[adoptionRequestsQuery]} what="adoption requests">
        <RequestsWithoutDisk />
      </KnownPart>
    </>
  )
}

export { columns, poll, UnadoptedDisksView as View }
