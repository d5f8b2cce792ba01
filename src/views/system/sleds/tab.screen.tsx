import { oneWay } from '@/store/bulk/verbs'
import type { RowOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { sledListQuery } from '@/store/system/sleds/queries'
import { selectSledRows } from '@/store/system/sleds/sleds'
import { Badge } from '@/ui/Badge/Badge'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { baseboardColumns, idLinkColumn, Slot } from '../inventory/columns'
import {
  HardwareStateBadge,
  PolicyKindBadge,
  policyKindWords,
  ProvisionPolicyBadge,
  provisionPolicyWords,
} from '../inventory/HardwareBadges'
import { SledInstanceCount, SledMemory, SledThreads } from './SledUse'
import styles from './tab.module.css'

const { inventory: Icon } = lateIcons

const columns: readonly Supported<Column<RowOf<typeof selectSledRows>>>[] = [
  {
    id: 'slot',
    needs: 'sledSlot',
    value: ({ slot }) => slot ?? undefined,
    cell: ({ slot, isSlotSeenTwice }) => (
      <>
        <span className={styles.label}>Slot </span>
        <Slot slot={slot} /> {isSlotSeenTwice && <Badge tone="notice">slot seen twice</Badge>}
      </>
    ),
  },
  idLinkColumn(),
  { ...baseboardColumns.part, group: 'Baseboard', isHidden: true },
  { ...baseboardColumns.serial, group: 'Baseboard' },
  { ...baseboardColumns.revision, group: 'Baseboard' },
  {
    id: 'kind',
    header: 'Policy',
    isClear: true,
    text: ({ policy }) => policyKindWords(policy),
    cell: ({ policy }) => <PolicyKindBadge policy={policy} />,
  },
  {
    id: 'provisionPolicy',
    header: 'Provision policy',
    isClear: true,
    text: ({ policy }) => provisionPolicyWords(policy),
    cell: ({ policy }) => <ProvisionPolicyBadge policy={policy} />,
  },
  {
    id: 'state',
    isKey: true,
    text: ({ state }) => state,
    cell: ({ state }) => <HardwareStateBadge state={state} />,
  },
  {
    id: 'instances',
    cell: sled => <SledInstanceCount sled={sled} />,
  },
  {
    id: 'threads',
    header: 'Threads in use',
    cell: sled => <SledThreads sled={sled} />,
  },
  {
    id: 'memory',
    header: 'Memory in use',
    cell: sled => <SledMemory sled={sled} />,
  },
  actionsColumn(),
]

const BULK = [
  oneWay('setProvisionPolicy', 'Make provisionable'),
  oneWay('setProvisionPolicy', 'Make not provisionable'),
]

/** The sleds in use. */
function SledsView() {
  return (
    <ListSection
      id="sleds"
      label="Sleds"
      noun="sled"
      icon={<Icon />}
      list={sledListQuery}
      rows={useAppSelector(state => selectSledRows(state))}
      columns={columns}
      bulk={BULK}
      emptyTitle="No sleds found"
      empty="Sleds that are added to the system appear here."
    />
  )
}

export { columns, SledsView as View }
