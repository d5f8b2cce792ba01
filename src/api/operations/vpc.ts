import { internetGateways } from './internet-gateways'
import { routers } from './routers'
import { routes } from './routes'

/** Operations that only the screens of a VPC call. */
export const vpcEntries = {
  ...internetGateways,
  ...routers,
  ...routes,
}
