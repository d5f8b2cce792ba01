import { projectPaths } from '@/store/project/paths'
import { subnetEditForm, useSubnetEditField as useField } from '@/store/project/subnets/edit.form'
import { allSubnetsQuery } from '@/store/project/subnets/queries'
import { useQueries } from '@/store/setup/hooks'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { CustomRouterField } from './CustomRouterField'

/** A subnet's name, description and custom router, over the subnets of its VPC. */
function SubnetEditView() {
  const { project, vpc } = useParams(projectPaths.vpc)
  useQueries([allSubnetsQuery({ project, vpc })])
  return (
    <SideForm form={subnetEditForm} title="Edit subnet" submitLabel="Update subnet">
      <IdentityFields useField={useField} />
      <CustomRouterField useField={useField} />
    </SideForm>
  )
}

export { subnetEditForm as form, SubnetEditView as View }
