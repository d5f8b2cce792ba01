import {
  routerCreateForm,
  useRouterCreateField as useField,
} from '@/store/project/routers/create.form'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { useQueries } from '@/store/setup/hooks'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useVpcParams } from '../vpc/use-vpc-params'

/** A new custom router, over the routers of its VPC. */
export function RouterCreateView() {
  const { project, vpc } = useVpcParams()
  useQueries([allRoutersQuery({ project, vpc })])
  return (
    <SideForm form={routerCreateForm} title="Create router" submitLabel="Create router">
      <IdentityFields useField={useField} />
    </SideForm>
  )
}
