import { useRoute } from '@/views/shell/route-context'
import { useVpcParams, type VpcParams } from '../vpc/use-vpc-params'

export interface RouterParams extends VpcParams {
  /** Name, or id. */
  router: string
}

/** Which router the page is about, by what its address says. */
export const useRouterParams = (): RouterParams => {
  const { router = '' } = useRoute().params
  return { ...useVpcParams(), router }
}
