import { expect, test } from 'vitest'
import type { InstanceState, RouterRoute } from '@/api/generated/types'
import { check, type Verdict } from '@/store/project/reachability/check'
import type { Question } from '@/store/project/reachability/question'
import { customRoutes, factsOf, newRule, newWorld, route, rule, type World } from './world'

/** From worst to best. */
const RANKS: readonly Verdict[] = ['blocked', 'unknown', 'depends', 'reachable']

type Change = readonly [what: string, change: (world: World) => void]

const DROP = { type: 'drop' } as const
const tcp22 = { protocol: 'tcp', port: 22 } as const
const [v4, v6] = ['v4', 'v6'] as const
const from = { filters: { hosts: [{ type: 'ip_net' as const, value: '198.51.100.0/24' }] } }

const questions: readonly (readonly [asked: Question, other?: string])[] = [
  [{ kind: 'outside', version: v4, traffic: tcp22 }],
  [{ kind: 'outside', version: v6, traffic: tcp22 }],
  [{ kind: 'outside', version: v4, traffic: tcp22, remote: '198.51.100.7' }],
  [{ kind: 'outside', version: v4, traffic: { protocol: 'icmp', message: { type: 8, code: 0 } } }],
  [{ kind: 'internet', version: v4, traffic: { protocol: 'tcp', port: 443 } }],
  [{ kind: 'internet', version: v4, traffic: tcp22, remote: '198.51.100.7' }],
  [{ kind: 'from', version: v4, traffic: { protocol: 'tcp', port: 5432 } }, 'db'],
  [{ kind: 'to', version: v6, traffic: tcp22 }, 'db'],
  [{ kind: 'to', version: v4, traffic: tcp22 }, 'mon'],
]

const customRouter =
  (...routes: readonly RouterRoute[]) =>
  (world: World) =>
    customRoutes(world, 's1', routes)

/** Worlds in which other things decide. */
const worlds: readonly Change[] = [
  ['as it is', () => undefined],
  ['without rules', world => void (world.rules = [])],
  ['with a rule for some sources', world => void world.rules.push(newRule(from))],
  ['renamed', world => void (world.vpcs.v = { ...world.vpcs.v, name: 'v2' })],
  ['with a router', customRouter()],
  [
    'with a route by an instance',
    customRouter(route('via', 'custom', '0.0.0.0/0', { type: 'instance', value: 'fw' })),
  ],
  [
    'with an address that is not attached',
    world => void world.ips.web?.push({ kind: 'ephemeral', ip: '198.51.100.9', ipPoolId: 'vpn' }),
  ],
]

const denyingRules = (['inbound', 'outbound'] as const).flatMap(direction =>
  [0, 65_534, 65_535].flatMap(priority =>
    [{}, from, { filters: { protocols: [{ type: 'tcp' as const }], ports: ['22'] } }].map(
      (more, at): Change => [
        `a rule that denies ${direction} at ${priority} (${at})`,
        world =>
          void world.rules.push(
            rule(`deny-${at}`, { action: 'deny', direction, priority, ...more }),
          ),
      ],
    ),
  ),
)

const droppingRoutes = ['0.0.0.0/0', '::/0', '198.51.100.0/24', '172.30.4.0/22'].map(
  (prefix): Change => [
    `a route that drops ${prefix}`,
    world => {
      const hasRouter = world.routers.some(({ id }) => id === 'custom')
      const dropping = route('none', 'custom', prefix, DROP)
      if (hasRouter) world.routes.push(dropping)
      else customRoutes(world, 's1', [dropping])
    },
  ],
)

const states = (['stopped', 'failed', 'starting', 'rebooting', 'repairing'] as const).map(
  (runState: InstanceState): Change => [
    `an instance that is ${runState}`,
    world =>
      void (world.instances = world.instances.map(each =>
        each.name === 'web' ? { ...each, runState } : each,
      )),
  ],
)

const denials: readonly Change[] = [...denyingRules, ...droppingRoutes, ...states]

const rankIn = (world: World, [question, other]: (typeof questions)[number]): number =>
  RANKS.indexOf(check(factsOf(world, 'web', other), question).verdict)

test.each(denials)('no verdict gets better by %s', (_what, deny) => {
  const better = worlds.flatMap(([name, change]) =>
    questions.flatMap(asked => {
      const [before, after] = [newWorld(), newWorld()]
      change(before)
      change(after)
      deny(after)
      return rankIn(after, asked) > rankIn(before, asked) ? [{ name, ...asked[0] }] : []
    }),
  )
  expect(better).toEqual([])
})
