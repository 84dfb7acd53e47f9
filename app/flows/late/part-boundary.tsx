import { Component, type ReactNode } from 'react'
import type { Missing } from './missing.ts'

type Properties = {
  children: ReactNode
  /** Draws something instead of children that cannot be drawn; its `onRetried` draws them again. */
  instead: (missing: Missing) => ReactNode
}

/** Keeps an error of its children from the page around them, and reports it. */
export class PartBoundary extends Component<Properties, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return this.props.instead({ isRetrying: false, onRetried: () => this.setState({ isBroken: false }) })
  }
}
