import { AllowList, AllowListUpdate } from '../allow-list'

export const allowListCalls = {
  networkingAllowListView: {
    status: 200,
    result: AllowList,
  },
  networkingAllowListUpdate: {
    status: 200,
    body: AllowListUpdate,
    result: AllowList,
  },
}
