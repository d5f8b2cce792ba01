import type { FieldHook } from '@/store/forms/hooks'
import { projectPaths } from '@/store/project/paths'
import type { RouteValues } from '@/store/project/router-routes/create.form'
import {
  routeEditForm as form,
  selectReasonCannotEdit,
  selectRouteScope,
} from '@/store/project/router-routes/edit.form'
import { allRoutesQuery } from '@/store/project/routers/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { FormDivider } from '@/ui/Form/FormErrors'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'
import { DestinationFields, TargetFields } from './EndFields'

/** Binds a field that cannot be changed. */
const useFixedField: FieldHook<RouteValues> = name => ({
  ...form.useField(name),
  isDisabled: true,
})

/** A route, over the page of its router. Its kind decides which fields can be changed. */
function RouteEditView() {
  const params = useParams(projectPaths.route)
  const scope = useAppSelector(state => selectRouteScope(state, params))
  const reason = useAppSelector(state => selectReasonCannotEdit(state, params))
  useQueries([allRoutesQuery(params)])
  const useField = scope === 'all' ? form.useField : useFixedField
  const useTargetField = scope === 'nothing' ? useFixedField : form.useField
  return (
    <NetworkForm form={form} title="Edit route" disabledReason={reason}>
      {reason && (
        <Message>
          <RichText text={reason} />.
        </Message>
      )}
      {scope === 'target' && <Message>Only the target of a default route can be changed.</Message>}
      <IdentityFields useField={useField} />
      <FormDivider />
      <DestinationFields form={form} useField={useField} />
      <FormDivider />
      <TargetFields form={form} useField={useTargetField} />
    </NetworkForm>
  )
}

export { form, RouteEditView as View }
