import { watchRuleWrites } from '@/store/project/firewall-rules/writes.saga'

export { FirewallRulesView as View } from './FirewallRulesView'
export const sagas = [watchRuleWrites]
