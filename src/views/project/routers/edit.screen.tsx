import { projectPaths } from '@/store/project/paths'
import { routerEditForm as form } from '@/store/project/routers/edit.form'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { useQueries } from '@/store/setup/hooks'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'

/** Edits a router's name and description, over the routers of its VPC. */
function RouterEditView() {
  useQueries([allRoutersQuery(useParams(projectPaths.vpc))])
  return (
    <NetworkForm form={form} title="Edit router">
      <IdentityFields useField={form.useField} />
    </NetworkForm>
  )
}

export { form, RouterEditView as View }
