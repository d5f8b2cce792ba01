import { routerEditForm, useRouterEditField as useField } from '@/store/project/routers/edit.form'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { useQueries } from '@/store/setup/hooks'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useVpcParams } from '../vpc/use-vpc-params'

/** A router's name and description, over the routers of its VPC. */
export function RouterEditView() {
  const { project, vpc } = useVpcParams()
  useQueries([allRoutersQuery({ project, vpc })])
  return (
    <SideForm form={routerEditForm} title="Edit router" submitLabel="Update router">
      <IdentityFields useField={useField} />
    </SideForm>
  )
}
