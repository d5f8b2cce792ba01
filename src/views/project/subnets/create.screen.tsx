import { projectPaths } from '@/store/project/paths'
import { selectSubnetBlocks } from '@/store/project/subnets/rules'
import {
  subnetCreateForm,
  useSubnetCreateField as useField,
} from '@/store/project/subnets/create.form'
import { allSubnetsQuery } from '@/store/project/subnets/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { CustomRouterField } from './CustomRouterField'

const useSubnetBlocks = () => {
  const { project, vpc } = useParams(projectPaths.vpc)
  return useAppSelector(state => selectSubnetBlocks(state, project, vpc))
}

function Ipv4BlockField() {
  return (
    <BlockField
      {...useField('ipv4Block')}
      label="IPv4 block"
      help="A part of a private range, such as 10.1.0.0/24. It cannot be changed later."
      others={useSubnetBlocks()}
      isRequired
    />
  )
}

function Ipv6BlockField() {
  return (
    <BlockField
      {...useField('ipv6Block')}
      label="IPv6 block"
      help="A /64 of the prefix of the VPC; one is picked when this is left empty. It cannot be changed later."
      others={useSubnetBlocks()}
    />
  )
}

/** A new subnet, over the subnets of its VPC. */
function SubnetCreateView() {
  const { project, vpc } = useParams(projectPaths.vpc)
  useQueries([allSubnetsQuery({ project, vpc })])
  return (
    <SideForm form={subnetCreateForm} title="Create subnet" submitLabel="Create subnet">
      <IdentityFields useField={useField} />
      <Ipv4BlockField />
      <Ipv6BlockField />
      <CustomRouterField useField={useField} />
    </SideForm>
  )
}

export { subnetCreateForm as form, SubnetCreateView as View }
