/** When alerts are mailed: at once, once a week before the day of shopping, or not at all. */
export const mailChoices = ['at-once', 'weekly', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

/** How the alerts of a new agent are mailed. */
export const usualMails: MailChoice = 'at-once'

/** The ISO weekdays, 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Saturday, on which most people shop for the week. */
export const usualShoppingDay = 6

/** How a user is mailed. The day of shopping is kept also while no weekly mail is wanted. */
export type MailSettings = { mails: MailChoice; shoppingDay: number }
