export { firewallRuleCreateForm as form } from '@/store/project/firewall-rules/create.form'
export { RuleCreateView as View } from './RuleCreateView'
