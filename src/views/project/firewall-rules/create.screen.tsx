import {
  firewallRuleCreateForm as form,
  selectReasonCannotAdd,
} from '@/store/project/firewall-rules/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { RuleForm } from './RuleForm'

/** A new rule, empty or a copy of an existing one. */
function RuleCreateView() {
  const params = useParams(projectPaths.vpc)
  const reason = useAppSelector(state => selectReasonCannotAdd(state, params))
  return (
    <RuleForm
      form={form}
      title="Create firewall rule"
      submitLabel="Create rule"
      disabledReason={reason}
    />
  )
}

export { form, RuleCreateView as View }
