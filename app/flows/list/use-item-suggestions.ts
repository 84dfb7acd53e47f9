import { useMachine } from '@xstate/react'
import {
  type ItemSuggestionsInput,
  itemSuggestionsMachine,
} from '#machines/item-suggestions/item-suggestions.machine.ts'
import { inspect } from '../inspect.ts'
import { completeItem, recallItems } from './item-suggestions.actors.ts'

const machine = itemSuggestionsMachine.provide({ actors: { completeItem, recallItems } })

/** The suggestions below the field of a user's list, for the lifetime of the field. */
export const useItemSuggestions = (input: ItemSuggestionsInput) => useMachine(machine, { inspect, input })
