import type { VpcSubnet } from '@/api/generated/types'
import type { FormContext } from '@/store/forms/definition'
import { newNetworkInterfaces } from '../instance-create/rules'
import { networkInterfacesQuery } from '../instance/queries'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery } from '../vpcs/queries'

/** A network interface and its place, by their names. */
export interface PlacedInterface {
  name: string
  vpcName: string
  /** Empty while it is not known. */
  subnetName: string
}

/** Those of an instance that is there say their places by ids. */
const ofInstance = ({ params, read }: FormContext): PlacedInterface[] => {
  const { project = '', instance = '' } = params
  const vpcs = read(allVpcsQuery(project))?.items ?? []
  return (read(networkInterfacesQuery(project, instance))?.items ?? []).map(each => {
    const vpcName = vpcs.find(({ id }) => id === each.vpcId)?.name ?? ''
    const subnets = read(allSubnetsQuery(project, vpcName))?.items ?? []
    const subnetName = subnets.find(({ id }) => id === each.subnetId)?.name ?? ''
    return { name: each.name, vpcName, subnetName }
  })
}

/** The network interfaces that the instance has so far: one that is there, or is being created. */
export const presentInterfaces = (context: FormContext): readonly PlacedInterface[] =>
  context.params.mode === 'collect' ? newNetworkInterfaces(context) : ofInstance(context)

/** The one VPC that all of them are in; undefined while there are none. */
export const vpcOf = ([first]: readonly PlacedInterface[]): string | undefined =>
  first?.vpcName || undefined

/** The subnet chosen for another one, as far as it has been read. */
export const subnetOf = (
  { vpcName, subnetName }: Pick<PlacedInterface, 'vpcName' | 'subnetName'>,
  { params: { project = '' }, read }: FormContext,
): VpcSubnet | undefined =>
  read(allSubnetsQuery(project, vpcName))?.items.find(({ name }) => name === subnetName)
