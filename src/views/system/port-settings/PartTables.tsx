import { ipOrder } from '@/lib/ip'
import { commaSeries } from '@/lib/text'
import type { selectPortSettingsParts } from '@/store/system/port-settings/port-settings'
import type { ViewOf } from '@/store/queries/view-models'
import { peerAddress, policyText, speedLabel } from '@/store/system/port-settings/rules'
import { fecLabels } from '@/store/system/switch-ports/rules'
import { systemPaths } from '@/store/system/paths'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { List } from '@/views/shared/list/List'

type Parts = ViewOf<typeof selectPortSettingsParts>
type RowOfPart<Part extends keyof Parts> = Parts[Part] extends readonly (infer Row)[] ? Row : never

/** In characters; a longer text is truncated. */
const LONGEST = 48

type Value = string | number | null | undefined

/** A column that shows what its text says, and sorts addresses by number. */
const plain = <Row extends object>(
  header: string,
  valueOf: (row: Row) => Value,
  look: Pick<Column<Row>, 'isKey' | 'isHidden'> = {},
): Column<Row> => ({
  id: header.toLowerCase().replaceAll(/\W+/g, '-'),
  header,
  ...look,
  text: row => String(valueOf(row) ?? ''),
  value: row => {
    const value = valueOf(row) ?? null
    return typeof value === 'string' ? (ipOrder(value) ?? value) : value
  },
  cell: row => {
    const value = valueOf(row) ?? ''
    if (value === '') return <EmptyCell />
    // Lists of networks are texts.
    if (typeof value === 'string' && !value.includes(',') && ipOrder(value) !== null)
      return <CopyableIp ip={value} isPlain />
    return typeof value === 'string' ? <Truncate text={value} max={LONGEST} /> : value
  },
})

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const links: readonly Column<RowOfPart<'links'>>[] = [
  plain('Link', ({ linkName }) => linkName),
  plain('Speed', ({ speed }) => speedLabel(speed), { isKey: true }),
  plain('FEC', ({ fec }) => fec && fecLabels[fec]),
  plain('Autonegotiation', ({ autoneg }) => yesNo(autoneg)),
  plain('MTU', ({ mtu }) => mtu),
]

const lldp: readonly Column<RowOfPart<'lldp'>>[] = [
  plain('Link', ({ link }) => link),
  plain('Enabled', ({ config }) => yesNo(config.enabled)),
  plain('System name', ({ config }) => config.systemName),
  plain('Link name', ({ config }) => config.linkName),
  plain('Link description', ({ config }) => config.linkDescription),
  plain('Chassis ID', ({ config }) => config.chassisId),
  plain('Management IP', ({ config }) => config.managementIp),
  plain('System description', ({ config }) => config.systemDescription, { isHidden: true }),
]

const txEq: readonly Column<RowOfPart<'txEq'>>[] = [
  plain('Link', ({ link }) => link),
  plain('Pre 1', ({ pre1 }) => pre1),
  plain('Pre 2', ({ pre2 }) => pre2),
  plain('Main', ({ main }) => main),
  plain('Post 1', ({ post1 }) => post1),
  plain('Post 2', ({ post2 }) => post2),
]

const KINDS = { primary: 'Primary', loopback: 'Loopback', vlan: 'VLAN' } as const

const interfaces: readonly Column<RowOfPart<'interfaces'>>[] = [
  plain('Interface', ({ interfaceName }) => interfaceName),
  plain('Kind', ({ kind }) => KINDS[kind.type], { isKey: true }),
  plain('IPv6', ({ v6Enabled }) => yesNo(v6Enabled)),
]

const vlans: readonly Column<RowOfPart<'vlans'>>[] = [
  plain('Interface', ({ interfaceName }) => interfaceName),
  plain('VLAN', ({ vid }) => vid),
]

const addresses: readonly Column<RowOfPart<'addresses'>>[] = [
  plain('Address', ({ address }) => address),
  plain('Interface', ({ interfaceName }) => interfaceName, { isKey: true }),
  {
    id: 'lot',
    header: 'Address lot',
    text: ({ lot = '' }) => lot,
    cell: ({ lot }) =>
      lot === undefined ? (
        <EmptyCell reason="The lot is not known." />
      ) : (
        <LinkCell href={systemPaths.addressLot({ lot })}>{lot}</LinkCell>
      ),
  },
  plain('VLAN', ({ vlanId }) => vlanId),
]

const routes: readonly Column<RowOfPart<'routes'>>[] = [
  plain('Destination', ({ dst }) => dst),
  plain('Gateway', ({ gw }) => gw, { isKey: true }),
  plain('Interface', ({ interfaceName }) => interfaceName),
  plain('VLAN', ({ vlanId }) => vlanId),
  plain('RIB priority', ({ ribPriority }) => ribPriority),
]

const peers: readonly Column<RowOfPart<'peers'>>[] = [
  plain('Peer', ({ addr }) => peerAddress(addr)),
  {
    id: 'configuration',
    header: 'BGP configuration',
    isKey: true,
    text: ({ config }) => config,
    cell: ({ config }) => config,
  },
  plain('Remote ASN', ({ remoteAsn }) => remoteAsn),
  plain('MD5 key', ({ md5AuthKey }) => (md5AuthKey ? 'Set' : 'None')),
  plain('Import', ({ allowedImport }) => policyText(allowedImport)),
  plain('Export', ({ allowedExport }) => policyText(allowedExport)),
  plain('Communities', ({ communities }) => communities.join(', ')),
  plain('Hold time (s)', ({ holdTime }) => holdTime),
  plain('Keepalive (s)', ({ keepalive }) => keepalive),
  plain('Interface', peer => (peer as { interfaceName?: string }).interfaceName, {
    isHidden: true,
  }),
  plain('Source address', ({ addr }) => (addr.type === 'numbered' ? addr.srcAddr : undefined), {
    isHidden: true,
  }),
  plain(
    'Router lifetime (s)',
    ({ addr }) => (addr.type === 'unnumbered' ? addr.routerLifetime : null),
    { isHidden: true },
  ),
  plain('VLAN', ({ vlanId }) => vlanId, { isHidden: true }),
  plain('Connect retry (s)', ({ connectRetry }) => connectRetry, { isHidden: true }),
  plain('Delay open (s)', ({ delayOpen }) => delayOpen, { isHidden: true }),
  plain('Idle hold time (s)', ({ idleHoldTime }) => idleHoldTime, { isHidden: true }),
  plain('Local preference', ({ localPref }) => localPref, { isHidden: true }),
  plain('Min TTL', ({ minTtl }) => minTtl, { isHidden: true }),
  plain('MED', ({ multiExitDiscriminator }) => multiExitDiscriminator, { isHidden: true }),
  plain('Enforce first AS', ({ enforceFirstAs }) => yesNo(enforceFirstAs), { isHidden: true }),
]

const groups: readonly Column<RowOfPart<'groups'>>[] = [
  plain('Group', ({ portSettingsGroupId }) => portSettingsGroupId),
]

interface PartProps<Row extends object> {
  id: string
  title: string
  noun: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}

function Part<Row extends object>({ id, title, noun, rows, columns }: PartProps<Row>) {
  if (rows.length === 0) return null
  return (
    <CardBlock label={title}>
      <CardHeader title={title} />
      <CardBody>
        <List
          id={`port-settings-${id}`}
          label={title}
          noun={noun}
          rows={rows}
          columns={columns}
          empty={{ title: `No ${title}` }}
        />
      </CardBody>
    </CardBlock>
  )
}

/** A table for each part of the settings that has any rows. The other parts are named below. */
export function PartTables({ parts }: { parts: Parts }) {
  const absent = [
    parts.interfaces.length === 0 && 'interfaces',
    parts.addresses.length === 0 && 'addresses',
    parts.routes.length === 0 && 'routes',
    parts.peers.length === 0 && 'BGP peers',
  ].filter(part => part !== false)
  return (
    <>
      <Part id="links" title="Links" noun="link" rows={parts.links} columns={links} />
      <Part id="lldp" title="LLDP" noun="link" rows={parts.lldp} columns={lldp} />
      <Part
        id="interfaces"
        title="Interfaces"
        noun="interface"
        rows={parts.interfaces}
        columns={interfaces}
      />
      <Part id="vlans" title="VLANs" noun="VLAN" rows={parts.vlans} columns={vlans} />
      <Part
        id="addresses"
        title="Addresses"
        noun="address"
        rows={parts.addresses}
        columns={addresses}
      />
      <Part id="routes" title="Routes" noun="route" rows={parts.routes} columns={routes} />
      <Part id="peers" title="BGP peers" noun="BGP peer" rows={parts.peers} columns={peers} />
      <Part id="groups" title="Groups" noun="group" rows={parts.groups} columns={groups} />
      <Part id="tx-eq" title="Transmit equalization" noun="link" rows={parts.txEq} columns={txEq} />
      {absent.length > 0 && <Message>These settings have no {commaSeries(absent, 'or')}.</Message>}
    </>
  )
}
