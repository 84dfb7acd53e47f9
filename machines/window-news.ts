/** What the actor `followWindow` tells the machines of a list about the connection and the tab's visibility. */
export type WindowNews = { type: 'network.online' | 'network.offline' | 'tab.hidden' | 'tab.returned' }
