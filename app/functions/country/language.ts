import { createServerOnlyFn } from '@tanstack/react-start'
import { chooseCountry } from '#app/server/language/choose-country.ts'
import { goToChosenCountry } from '#app/server/language/go-to-chosen-country.ts'

/** `POST /language`: remembers the chosen country (§2.1). */
export const postLanguage = createServerOnlyFn(chooseCountry)

/** The redirect of the bare front page to the chosen country; undefined if there is none to go to. */
export const chosenFrontPage = createServerOnlyFn(goToChosenCountry)
