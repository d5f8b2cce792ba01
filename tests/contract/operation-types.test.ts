import { expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { AnyArgsOf, AnyOperationId, AnyResultOf } from '@/api/operations/full-table'
import type { Calls } from '@/api/schema/calls'

/*
 * The operation table consists of types, the calls of schemas. The type checker runs these tests:
 * the schemas must accept what the console may send, and return what it reads. A failing test names
 * the operations that disagree.
 */

type Part<Object, Key extends string> = Key extends keyof Object ? Object[Key] : undefined
type InputOf<Schema> = Schema extends object ? z.input<Schema> : undefined

/** The operations for which `Agrees` is not true. */
type Odd<Agrees extends Record<AnyOperationId, boolean>> = {
  [Id in AnyOperationId]: Agrees[Id] extends true ? never : Id
}[AnyOperationId]

type Extends<One, Other> = [One] extends [Other] ? true : false
type SameKeys<One, Other> =
  Extends<keyof One, keyof Other> extends true ? Extends<keyof Other, keyof One> : false

type Parameters<Place extends 'path' | 'query'> = {
  [Id in AnyOperationId]: SameKeys<
    NonNullable<Part<AnyArgsOf<Id>, Place>>,
    NonNullable<InputOf<Part<Calls[Id], Place>>>
  >
}

type Bodies = {
  [Id in AnyOperationId]: Extends<Part<AnyArgsOf<Id>, 'body'>, InputOf<Part<Calls[Id], 'body'>>>
}

type Results = {
  [Id in AnyOperationId]: Calls[Id] extends { result: infer Schema }
    ? Extends<z.output<Schema>, AnyResultOf<Id>>
    : true
}

it('accepts the parameters that are sent', () => {
  expectTypeOf<Odd<Parameters<'path'>>>().toBeNever()
  expectTypeOf<Odd<Parameters<'query'>>>().toBeNever()
})

it('accepts the bodies that are sent, not checking octets', () => {
  expectTypeOf<Odd<Bodies>>().toEqualTypeOf<'loginSaml'>()
})

it('returns the results that are read', () => {
  expectTypeOf<Odd<Results>>().toBeNever()
})
