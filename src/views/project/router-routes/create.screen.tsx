import { projectPaths } from '@/store/project/paths'
import { routeCreateForm as form } from '@/store/project/router-routes/create.form'
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
    <NetworkForm form={form} title="Create route" disabledReason={reason}>
      <IdentityFields useField={form.useField} />
      <FormDivider />
      <DestinationFields form={form} useField={form.useField} />
      <FormDivider />
      <TargetFields form={form} useField={form.useField} />
    </NetworkForm>
  )
}

export { form, RouteCreateView as View }
