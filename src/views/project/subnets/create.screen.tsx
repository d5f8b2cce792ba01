import { projectPaths } from '@/store/project/paths'
import { selectSubnetBlocks, subnetCreateForm as form } from '@/store/project/subnets/create.form'
import { useCustomRouter } from '@/store/project/subnets/custom-router'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'

interface BlockProps {
  name: 'ipv4Block' | 'ipv6Block'
  label: string
  help: string
  isRequired?: boolean
}

function Block({ name, ...props }: BlockProps) {
  const params = useParams(projectPaths.vpc)
  const others = useAppSelector(state => selectSubnetBlocks(state, params))
  return <BlockField form={form} {...form.useField(name)} {...props} others={others} />
}

function CustomRouter() {
  const field = useCustomRouter(form.useField, useParams(projectPaths.vpc))
  return <Select {...field} label="Custom router" placeholder="Select a custom router" />
}

/** A new subnet, over the subnets of its VPC. */
function SubnetCreateView() {
  useQueries([allSubnetsQuery(useParams(projectPaths.vpc))])
  return (
    <NetworkForm form={form} title="Create subnet">
      <IdentityFields useField={form.useField} />
      <Block
        name="ipv4Block"
        label="IPv4 block"
        help="A private network, such as 10.1.0.0/24. It cannot be changed later."
        isRequired
      />
      <Block
        name="ipv6Block"
        label="IPv6 block"
        help="A /64 in the prefix of the VPC. Leave empty to generate one. It cannot be changed later."
      />
      <CustomRouter />
    </NetworkForm>
  )
}

export { form, SubnetCreateView as View }
