import '#app/app.css'
import './flows.css'
import './chart/chart.css'
import { createRoot } from 'react-dom/client'
import type { FlowFacts } from '../flow-facts.ts'
import { openChannel } from '../record/channel.ts'
import { followTabs } from '../shown/tabs.ts'
import { Flows } from './flows.tsx'

const tabs = followTabs(openChannel())
const answer = await fetch('/dev/flows/files/flows.json')
const facts: FlowFacts[] = await answer.json()

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Flows facts={facts} tabs={tabs} />)
