import type {
  RouteDestination,
  RouteTarget,
  RouterRouteKind,
  VpcRouterKind,
} from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { enumWords } from '@/lib/text'
import { addressProblem, nameProblem, type KnownNames } from '../known-names'

export type DestinationType = RouteDestination['type']
export type TargetType = RouteTarget['type']

/** The labels of destination and target types in tables and forms. */
export const endLabels: Record<DestinationType | TargetType, string> = {
  ip: 'IP',
  ip_net: 'IP network',
  subnet: 'VPC subnet',
  vpc: 'VPC',
  instance: 'Instance',
  internet_gateway: 'Gateway',
  drop: 'Drop',
}

/** Why no traffic takes the route by its destination or target; undefined if it may. */
export const endProblems = (
  { destination, target }: { destination: RouteDestination; target: RouteTarget },
  known: KnownNames,
) => ({
  destination: nameProblem(destination.type, destination.value, known),
  target:
    target.type === 'drop'
      ? undefined
      : target.type === 'ip'
        ? addressProblem(target.value, known)
        : nameProblem(target.type, target.value, known),
})

/** `vpc_subnet` → `vpc subnet`. */
export const kindLabel = (kind: RouterRouteKind): string => enumWords(kind)

/** The editable part of a route. */
export type RouteScope = 'all' | 'target' | 'nothing'

const SCOPES: Record<RouterRouteKind, RouteScope> = {
  custom: 'all',
  default: 'target',
  vpc_subnet: 'nothing',
  vpc_peering: 'nothing',
}

export const scopeOf = (kind: RouterRouteKind): RouteScope => SCOPES[kind]

/** Called once for each kind, so that selectors always return the same object. */
const keptBySystem = (kind: RouterRouteKind): RichText =>
  rich`The system keeps ${emphasis(kindLabel(kind))} routes up to date: they cannot be modified`

const UNCHANGEABLE: Partial<Record<RouterRouteKind, RichText>> = {
  vpc_subnet: keptBySystem('vpc_subnet'),
  vpc_peering: keptBySystem('vpc_peering'),
}

/** Why a route of that kind cannot be edited at all, or undefined. */
export const reasonCannotEdit = (kind: RouterRouteKind): RichText | undefined => UNCHANGEABLE[kind]

/** Why a route of this kind of router cannot be deleted, or undefined. */
export const reasonCannotDelete = (
  router: VpcRouterKind | undefined,
  kind: RouterRouteKind,
): RichText | undefined =>
  router === 'system' || kind !== 'custom'
    ? rich`${emphasis('System')} routes cannot be deleted`
    : undefined
