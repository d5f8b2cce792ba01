import { projectPaths } from '@/store/project/paths'
import { subnetByIdQuery } from '@/store/project/subnets/queries'
import { vpcByIdQuery } from '@/store/project/vpcs/queries'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { Reference } from '@/views/shared/reference/Reference'
import { useInstanceParams } from '../instance/use-instance-params'

interface PlaceProps {
  lookup: Lookup<{ name: string }>
  /** Undefined while it is not known where the link would lead. */
  href: string | undefined
}

function Place({ lookup, href }: PlaceProps) {
  return (
    <Reference lookup={lookup}>
      {({ name }) => (href ? <LinkCell href={href}>{name}</LinkCell> : <NameCell>{name}</NameCell>)}
    </Reference>
  )
}

const nameIn = (lookup: Lookup<{ name: string }>) =>
  lookup.status === 'found' ? lookup.item.name : undefined

/** The VPC of this id, as a link to it. */
export function VpcCell({ vpc: id }: { vpc: string }) {
  const { project } = useInstanceParams()
  const lookup = useAppSelector(state => selectLookup(state, vpcByIdQuery({ vpc: id })))
  useQueries([vpcByIdQuery({ vpc: id })])
  const vpc = nameIn(lookup)
  return <Place lookup={lookup} href={vpc && projectPaths.firewallRules({ project, vpc })} />
}

interface SubnetCellProps {
  subnet: string
  /** The id of the VPC that it is in. */
  vpc: string
}

/** The subnet of this id, as a link to the subnets of its VPC. */
export function SubnetCell({ subnet: id, vpc: vpcId }: SubnetCellProps) {
  const { project } = useInstanceParams()
  const lookup = useAppSelector(state => selectLookup(state, subnetByIdQuery({ subnet: id })))
  const vpc = useAppSelector(state => nameIn(selectLookup(state, vpcByIdQuery({ vpc: vpcId }))))
  useQueries([subnetByIdQuery({ subnet: id })])
  return <Place lookup={lookup} href={vpc && projectPaths.subnets({ project, vpc })} />
}
