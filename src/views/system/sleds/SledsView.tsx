import { sledListQuery } from '@/store/system/sleds/queries'
import { selectSledRows, type SledRowViewModel } from '@/store/system/sleds/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { HardwareStateBadge, PolicyKindBadge, ProvisionPolicyBadge } from './SledBadges'

const { inventory: Icon } = sectionIcons

const [BASEBOARD, POLICY] = ['Baseboard', 'Policy']

const COLUMNS: Column<SledRowViewModel>[] = [
  {
    id: 'id',
    cell: ({ id, href }) => (
      <LinkCell href={href} isWhole>
        {id}
      </LinkCell>
    ),
  },
  { id: 'part number', group: BASEBOARD, cell: ({ baseboard }) => baseboard.part },
  { id: 'serial number', group: BASEBOARD, cell: ({ baseboard }) => baseboard.serial },
  { id: 'revision', group: BASEBOARD, cell: ({ baseboard }) => baseboard.revision },
  {
    id: 'kind',
    header: 'Kind',
    group: POLICY,
    cell: ({ policy }) => <PolicyKindBadge policy={policy} />,
  },
  {
    id: 'provisionPolicy',
    header: 'Provision policy',
    group: POLICY,
    cell: ({ policy }) => <ProvisionPolicyBadge policy={policy} />,
  },
  { id: 'state', cell: ({ state }) => <HardwareStateBadge state={state} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The sleds in use. */
export function SledsView() {
  const rows = useAppSelector(selectSledRows)
  return (
    <PagedList
      list={sledListQuery}
      empty={{
        icon: <Icon />,
        level: 2,
        title: 'No sleds found',
        body: 'Sleds that are added to the system appear here.',
      }}
    >
      <Table label="Sleds" rows={rows} columns={COLUMNS} />
    </PagedList>
  )
}
