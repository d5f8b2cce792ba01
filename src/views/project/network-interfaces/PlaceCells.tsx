import { projectPaths } from '@/store/project/paths'
import {
  selectSubnet,
  selectVpc,
  type PlaceViewModel,
} from '@/store/project/network-interfaces/places'
import { subnetByIdQuery } from '@/store/project/subnets/queries'
import { vpcByIdQuery } from '@/store/project/vpcs/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { useInstanceParams } from '../instance/use-instance-params'

interface PlaceProps {
  place: PlaceViewModel
  /** Undefined while it is not known where the link would lead. */
  href: string | undefined
}

function Place({ place, href }: PlaceProps) {
  if (place === 'loading') return <LoadingCell />
  if (place === 'deleted') return <Badge>Deleted</Badge>
  if (place === 'unknown') return <EmptyCell />
  return href ? <LinkCell href={href}>{place.name}</LinkCell> : <NameCell>{place.name}</NameCell>
}

const nameIn = (place: PlaceViewModel) => (typeof place === 'string' ? undefined : place.name)

/** The VPC of this id, as a link to it. */
export function VpcCell({ vpc: id }: { vpc: string }) {
  const { project } = useInstanceParams()
  const place = useAppSelector(state => selectVpc(state, id))
  useQueries([vpcByIdQuery(id)])
  const vpc = nameIn(place)
  return <Place place={place} href={vpc && projectPaths.firewallRules({ project, vpc })} />
}

interface SubnetCellProps {
  subnet: string
  /** The id of the VPC that it is in. */
  vpc: string
}

/** The subnet of this id, as a link to the subnets of its VPC. */
export function SubnetCell({ subnet: id, vpc: vpcId }: SubnetCellProps) {
  const { project } = useInstanceParams()
  const place = useAppSelector(state => selectSubnet(state, id))
  const vpc = useAppSelector(state => nameIn(selectVpc(state, vpcId)))
  useQueries([subnetByIdQuery(id)])
  return <Place place={place} href={vpc && projectPaths.subnets({ project, vpc })} />
}
