import { selectRouter } from '@/store/project/routers/header'
import {
  routeCreateForm,
  useRouteCreateField as useField,
} from '@/store/project/router-routes/create.form'
import { allRoutesQuery } from '@/store/project/router-routes/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { FormDivider } from '@/ui/Form/FormDivider'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useRouterParams } from '../routers/use-router-params'
import { DestinationFields } from './DestinationFields'
import { TargetFields } from './TargetFields'

/** A new route, over the page of its router. */
export function RouteCreateView() {
  const { project, vpc, router } = useRouterParams()
  const reason = useAppSelector(state => selectRouter(state, project, vpc, router)?.newRoute.reason)
  useQueries([allRoutesQuery({ project, vpc, router })])
  return (
    <SideForm
      form={routeCreateForm}
      title="Create route"
      submitLabel="Create route"
      disabledReason={reason}
    >
      <IdentityFields useField={useField} />
      <FormDivider />
      <DestinationFields useField={useField} />
      <FormDivider />
      <TargetFields useField={useField} />
    </SideForm>
  )
}
