import { Component, type ReactNode } from 'react'

type Properties = {
  children: ReactNode
  /** What to draw instead of children that cannot be drawn. @param retry draws them again. */
  instead: (retry: () => void) => ReactNode
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
    return this.props.instead(() => this.setState({ isBroken: false }))
  }
}
