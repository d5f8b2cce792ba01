import type { RowOf } from '@/store/queries/view-models'
import { ipOrder } from '@/lib/ip'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectAddressLot,
  selectAddressLotActions,
  selectBlockRows,
} from '@/store/system/address-lots/address-lots'
import { selectUseQueries } from '@/store/system/address-lots/uses'
import { systemPaths } from '@/store/system/paths'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import type { Column } from '@/ui/Table/Table'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { actionsColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'
import { ListCell } from '@/ui/Cells/ListCell'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { Link } from '@/ui/Link/Link'
import { Unknown } from '@/views/shared/unknown/Known'
import { KindBadge } from './KindBadge'
import { addressLotDocs } from '../docs'

/** What has addresses of a block. Loads after the page. */
function UsesCell({ uses, areUsesKnown }: RowOf<typeof selectBlockRows>) {
  const queries = useAppSelector(selectUseQueries)
  if (uses.length === 0 && areUsesKnown === undefined) return <LoadingCell />
  return (
    <>
      {(uses.length > 0 || areUsesKnown) && (
        <ListCell title="Other uses">
          {uses.map(({ kind, name, href }) => (
            <span key={`${kind} ${name}`}>
              {kind}{' '}
              <Link href={href} look="quiet">
                {ipOrder(name) === null ? name : <code translate="no">{name}</code>}
              </Link>
            </span>
          ))}
        </ListCell>
      )}
      {areUsesKnown === null && <Unknown queries={queries} />}
    </>
  )
}

const { 'address-lots': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectBlockRows>>[] = [
  {
    id: 'firstAddress',
    header: 'First address',
    text: ({ firstAddress }) => firstAddress,
    value: ({ firstAddress }) => ipOrder(firstAddress),
    cell: ({ firstAddress }) => <CopyableIp ip={firstAddress} isPlain />,
  },
  {
    id: 'lastAddress',
    header: 'Last address',
    text: ({ lastAddress }) => lastAddress,
    value: ({ lastAddress }) => ipOrder(lastAddress),
    cell: ({ lastAddress }) => <CopyableIp ip={lastAddress} isPlain />,
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    text: ({ size }) => `${size}`,
    value: ({ size }) => size,
    cell: ({ size }) => <BigNumber value={size} />,
  },
  {
    id: 'uses',
    header: 'Used by',
    text: ({ uses }) => uses.map(({ kind, name }) => `${kind} ${name}`).join(', '),
    cell: block => <UsesCell {...block} />,
  },
  actionsColumn(),
]

/** The page of an address lot: its blocks, and what has addresses of them. */
function AddressLotView() {
  const params = useParams(systemPaths.addressLot)
  useQueries(useAppSelector(selectUseQueries))
  const lot = useAppSelector(state => selectAddressLot(state, params))
  const blocks = useAppSelector(state => selectBlockRows(state, params))
  if (!lot) return null
  return (
    <>
      <ObjectHeader icon={<Icon />} kind="address lot" object={lot} docs={addressLotDocs} />
      <Stack gap={6} marginBottom={9}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={lot.description} />
          <DateProperty label="Created" date={lot.timeCreated} />
          <IdProperty id={lot.id} name={lot.name} />
          <DateProperty label="Last modified" date={lot.timeModified} />
          <Property label="Kind">
            <KindBadge kind={lot.kind} />
          </Property>
          <Property label="Addresses">
            <BigNumber value={lot.size} />
          </Property>
        </PropertiesTable>
      </Stack>
      <CardBlock>
        <CardHeader
          title="Blocks"
          description="They cannot be changed. For other addresses, create another lot."
        />
        <CardBody>
          <List
            id="address-lot-blocks"
            label="Blocks"
            noun="block"
            rows={blocks}
            columns={columns}
            empty={{
              icon: <Icon />,
              title: 'No blocks',
              body: 'This lot has no addresses.',
            }}
          />
        </CardBody>
      </CardBlock>
    </>
  )
}

const actions = [selectAddressLotActions]

export { actions, AddressLotView as View }
