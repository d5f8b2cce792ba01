import { projectPaths } from '@/store/project/paths'
import type { FieldHook } from '@/store/forms/hooks'
import type { RouteValues } from '@/store/project/router-routes/create.form'
import { routeEditForm, useRouteEditField } from '@/store/project/router-routes/edit.form'
import { allRoutesQuery } from '@/store/project/router-routes/queries'
import { selectReasonCannotEdit, selectRouteScope } from '@/store/project/router-routes/scope'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { FormDivider } from '@/ui/Form/FormDivider'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { useRouterParams } from '../routers/use-router-params'
import { DestinationFields } from './DestinationFields'
import { TargetFields } from './TargetFields'

/** Binds a field that cannot be changed. */
const useFixedField: FieldHook<RouteValues> = name => ({
  ...useRouteEditField(name),
  isDisabled: true,
})

/** A route, over the page of its router: what its kind lets be changed of it. */
export function RouteEditView() {
  const params = useParams(projectPaths.route)
  const { project, vpc, router } = useRouterParams()
  const scope = useAppSelector(state => selectRouteScope(state, params))
  const reason = useAppSelector(state => selectReasonCannotEdit(state, params))
  useQueries([allRoutesQuery({ project, vpc, router })])
  const useField = scope === 'all' ? useRouteEditField : useFixedField
  const useTargetField = scope === 'nothing' ? useFixedField : useRouteEditField
  return (
    <SideForm
      form={routeEditForm}
      title="Edit route"
      submitLabel="Update route"
      disabledReason={reason}
    >
      {reason && (
        <Message>
          <RichText text={reason} />.
        </Message>
      )}
      {scope === 'target' && <Message>Of a default route only the target can be changed.</Message>}
      <IdentityFields useField={useField} />
      <FormDivider />
      <DestinationFields useField={useField} />
      <FormDivider />
      <TargetFields useField={useTargetField} />
    </SideForm>
  )
}
