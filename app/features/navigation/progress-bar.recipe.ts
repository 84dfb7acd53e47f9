import { defineRecipe } from '@pandacss/dev'

export const progressBarRecipe = defineRecipe({
  className: 'progress-bar',
  base: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '60',
    height: '3px',
    bg: 'brand',
    transformOrigin: 'left',
    pointerEvents: 'none',
    // The first one is its delay.
    animation: 'progressDelay 200ms step-end both, progressGrow 8s {easings.out} 200ms both',
  },
})
