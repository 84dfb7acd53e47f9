import type { Country } from '#app/domain/locale/locales.ts'
import type { Reading } from '../readings/reading.ts'
import { goodsQueryOf, type SearchQuery, searchQueryOf } from './search-query.ts'

/** The query for what a reading means. */
export const queryOfReading = (reading: Reading, country: Country): SearchQuery =>
  'goods' in reading ? goodsQueryOf(reading) : searchQueryOf(reading.words, country, reading)
