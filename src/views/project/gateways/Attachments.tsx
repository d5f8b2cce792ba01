import { projectPaths } from '@/store/project/paths'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { selectGatewayAddresses, selectGatewayPools } from '@/store/project/gateways/panel'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { PanelNote, PanelPart } from './PanelPart'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'

const headingOf = (noun: string, count: number, plural: string) =>
  `Internet gateway ${count > 1 ? plural : noun}`

function Description({ text }: { text: string }) {
  return (
    <Property label="Description">
      <DescriptionCell text={text} max={MAX_DESCRIPTION_LENGTH} />
    </Property>
  )
}

/** The addresses attached to the gateway, or where its addresses come from instead. */
export function AttachedAddresses() {
  const params = useParams(projectPaths.internetGateway)
  const addresses = useAppSelector(state => selectGatewayAddresses(state, params)) ?? []
  const hasPool = useAppSelector(state => (selectGatewayPools(state, params) ?? []).length > 0)
  return (
    <PanelPart title={headingOf('IP address', addresses.length, 'IP addresses')}>
      {addresses.map(({ id, name, description, address }) => (
        <PropertiesTable key={id}>
          <Property label="Name">{name}</Property>
          <Description text={description} />
          <Property label="IP address">
            <CopyableIp ip={address} />
          </Property>
        </PropertiesTable>
      ))}
      {addresses.length === 0 && (
        <PanelNote>
          This internet gateway does not have any IP addresses attached.{' '}
          {hasPool
            ? 'It will use an address from the attached IP pool.'
            : 'Use the command-line tool to attach an IP pool or address.'}
        </PanelNote>
      )}
    </PanelPart>
  )
}

/** The IP pools attached to it. */
export function AttachedPools() {
  const params = useParams(projectPaths.internetGateway)
  const pools = useAppSelector(state => selectGatewayPools(state, params)) ?? []
  return (
    <PanelPart title={headingOf('IP pool', pools.length, 'IP pools')}>
      {pools.map(({ id, name, description, ipPoolId }) => (
        <PropertiesTable key={id}>
          <Property label="Name">{name}</Property>
          <Description text={description} />
          <Property label="IP pool name">
            <PoolCell pool={ipPoolId} />
          </Property>
        </PropertiesTable>
      ))}
      {pools.length === 0 && (
        <PanelNote>This internet gateway does not have any IP pools attached.</PanelNote>
      )}
    </PanelPart>
  )
}
