import { Globe } from 'lucide-react'
import { ipOrder } from '@/lib/ip'
import { unknownKindNote } from '@/lib/text'
import {
  type ExternalIpRowViewModel,
  selectExternalIpTable,
} from '@/store/project/external-ips/external-ips'
import { externalIpsQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell, LinkCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import type { Column } from '@/ui/Table/Table'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { List } from '@/views/shared/list/List'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import type { Supported } from '@/store/release/release'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'

/** The ports of the address that outbound traffic leaves from. */
function Ports({ ports }: { ports: string }) {
  return (
    <Tooltip content="Outbound traffic uses these ports.">
      <span tabIndex={0}>
        <Badge isVerbatim>{ports}</Badge>
      </span>
    </Tooltip>
  )
}

const NAMELESS = 'Only floating IPs have a name and a description.'

const columns: readonly Supported<Column<ExternalIpRowViewModel>>[] = [
  {
    id: 'ip',
    header: 'IP',
    text: ({ ip, ports = '' }) => `${ip} ${ports}`.trim(),
    value: ({ ip }) => ipOrder(ip),
    cell: ({ ip, ports }) => (
      <>
        <CopyableIp ip={ip} isPlain={ports !== undefined} />
        {ports && <Ports ports={ports} />}
      </>
    ),
  },
  {
    id: 'kind',
    isClear: true,
    header: 'Kind',
    tip: 'Floating IPs can be detached and attached to another instance. Ephemeral IPs are deleted with the instance. SNAT IPs are for outbound traffic only, if there is no other address.',
    text: ({ kind }) => kind,
    cell: ({ kind }) => <Badge>{kind}</Badge>,
  },
  {
    id: 'version',
    needs: 'dualStack',
    text: ({ version }) => (version ? `IP${version}` : ''),
    cell: ({ version }) => (version ? <VersionBadge version={version} /> : <EmptyCell />),
  },
  {
    id: 'pool',
    header: 'IP pool',
    needs: 'snat',
    text: ({ ipPoolId }, { nameOf }) => nameOf(ipPoolId),
    cell: ({ ipPoolId }) => <PoolCell pool={ipPoolId} />,
  },
  {
    id: 'name',
    isKey: true,
    text: ({ name }) => name ?? '',
    cell: ({ name, href }) =>
      name && href ? <LinkCell href={href}>{name}</LinkCell> : <EmptyCell reason={NAMELESS} />,
  },
  {
    id: 'description',
    text: ({ description }) => description ?? '',
    cell: ({ kind, description }) =>
      kind === 'floating' ? (
        <DescriptionCell text={description} />
      ) : (
        <EmptyCell reason={NAMELESS} />
      ),
  },
  {
    id: 'actions',
    cell: ({ id, ip, name = ip, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

const rowKey = ({ key }: ExternalIpRowViewModel) => key

const BULK = ['detach']

/** The external addresses of the instance, and the actions on them. */
export function ExternalIpsCard() {
  const params = useParams(projectPaths.instance)
  const ips = useAppSelector(state => selectExternalIpTable(state, params))
  useQueries([siloIpPoolsQuery])
  if (!ips)
    return (
      <ActionCard title="External IPs">
        <KnownPart queries={[externalIpsQuery(params)]} what="external IPs" />
      </ActionCard>
    )
  const { rows, others, attaching } = ips
  return (
    <ActionCard title="External IPs" actions={attaching.actions}>
      {others > 0 && <p>{unknownKindNote('external IP', others)}</p>}
      {(rows.length > 0 || others === 0) && (
        <List
          id="external-ips"
          label="External IPs"
          noun="external IP"
          rows={rows}
          rowKey={rowKey}
          columns={columns}
          bulk={BULK}
          names={[siloIpPoolsQuery]}
          empty={{
            icon: <Globe size={20} />,
            title: 'No external IPs',
            body: 'Attach an external IP to see it here.',
          }}
        />
      )}
    </ActionCard>
  )
}
