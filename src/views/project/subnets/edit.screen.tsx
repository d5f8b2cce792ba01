import { projectPaths } from '@/store/project/paths'
import { useCustomRouter } from '@/store/project/subnets/custom-router'
import { subnetEditForm as form } from '@/store/project/subnets/edit.form'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { useQueries } from '@/store/setup/hooks'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Select } from '@/ui/Select/Select'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'

function CustomRouter() {
  const field = useCustomRouter(form.useField, useParams(projectPaths.vpc))
  return <Select {...field} label="Custom router" placeholder="Select a custom router" />
}

/** Edits a subnet's name, description and custom router, over the subnets of its VPC. */
function SubnetEditView() {
  const params = useParams(projectPaths.subnet)
  useQueries([allSubnetsQuery(params)])
  return (
    <NetworkForm form={form} title="Edit subnet">
      <Text as="p">
        <Link href={projectPaths.subnetAddresses(params)}>Addresses of this subnet</Link>
      </Text>
      <IdentityFields useField={form.useField} />
      <CustomRouter />
    </NetworkForm>
  )
}

export { form, SubnetEditView as View }
