import { projectPaths } from '@/store/project/paths'
import { routeCreateForm } from '@/store/project/router-routes/create.form'
import { allRoutesQuery } from '@/store/project/routers/queries'
import { selectRouter } from '@/store/project/routers/routers'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { FormDivider } from '@/ui/Form/FormErrors'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'
import { DestinationFields, TargetFields } from './EndFields'

/** A new route, over the page of its router. */
function RouteCreateView() {
  const params = useParams(projectPaths.router)
  const reason = useAppSelector(state => selectRouter(state, params)?.newRoute.reason)
  useQueries([allRoutesQuery(params)])
  return (
    <NetworkForm
      form={routeCreateForm}
      title="Create route"
      submitLabel="Create route"
      disabledReason={reason}
    >
      <IdentityFields useField={routeCreateForm.useField} />
      <FormDivider />
      <DestinationFields form={routeCreateForm} useField={routeCreateForm.useField} />
      <FormDivider />
      <TargetFields form={routeCreateForm} useField={routeCreateForm.useField} />
    </NetworkForm>
  )
}

export { routeCreateForm as form, RouteCreateView as View }
