import { projectPaths } from '@/store/project/paths'
import { routerCreateForm as form } from '@/store/project/routers/create.form'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { useQueries } from '@/store/setup/hooks'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'
import { useParams } from '@/views/shell/route-context'

/** A new custom router, over the routers of its VPC. */
function RouterCreateView() {
  useQueries([allRoutersQuery(useParams(projectPaths.vpc))])
  return (
    <NetworkForm form={form} title="Create router">
      <IdentityFields useField={form.useField} />
    </NetworkForm>
  )
}

export { form, RouterCreateView as View }
