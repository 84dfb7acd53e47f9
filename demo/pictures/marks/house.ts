/** Marks of things for the house that no emoji shows, each on a 32 x 32 field. */
export const houseMarks: Readonly<Record<string, string>> = {
  drop: '<path d="M16 3Q26 15 26 20A10 10 0 0 1 6 20Q6 15 16 3z" fill="#3B8FD6"/><path d="M11 19Q11 24 16 25" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  leafdrop:
    '<path d="M27 5Q6 5 6 19Q6 27 14 27Q27 26 27 5z" fill="#4E9A46"/><path d="M7 28Q12 17 21 11" stroke="#DDF0C8" stroke-width="2" fill="none" stroke-linecap="round"/>',
  smile:
    '<path d="M5 13Q16 9 27 13Q27 24 16 25Q5 24 5 13z" fill="#fff" stroke="#B9CBD6" stroke-width="1"/><path d="M5 16H27M11 12V23M16 11V25M21 12V23" stroke="#CFDDE5" stroke-width="1.2"/>',
  plait:
    '<path d="M11 3Q22 6 18 12Q12 15 16 20Q22 24 15 30" stroke="#7A4A2A" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M11 3Q22 6 18 12Q12 15 16 20Q22 24 15 30" stroke="#B4794D" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  shirt:
    '<path d="M10 4L16 7L22 4L30 10L26 16L23 14V28H9V14L6 16L2 10z" fill="#4C8BD0"/><path d="M10 4Q16 11 22 4" fill="none" stroke="#2B5F9B" stroke-width="1.6"/>',
  plate:
    '<circle cx="16" cy="16" r="13" fill="#F4F7F8"/><circle cx="16" cy="16" r="8" fill="#DCE6EA"/><path d="M22 6l1.2 3 3 1.2-3 1.2L22 14l-1.2-2.6-3-1.2 3-1.2z" fill="#F6C945"/>',
  fish: '<path d="M3 16Q12 6 22 14L29 9V23L22 18Q12 26 3 16z" fill="#6FA8C4"/><circle cx="9" cy="15" r="1.6" fill="#12303D"/><path d="M14 11Q17 16 14 21" stroke="#3F7A98" stroke-width="1.6" fill="none"/>',
  screw:
    '<path d="M8 4H24V9H19V24L16 30L13 24V9H8z" fill="#A9B3B8"/><path d="M13 13L19 11M13 17L19 15M13 21L19 19M13 25L18 23" stroke="#6A767C" stroke-width="1.8"/><path d="M11 6.5H21" stroke="#6A767C" stroke-width="1.8"/>',
  bar: '<rect x="3" y="12" width="26" height="9" rx="4" fill="#fff"/><rect x="3" y="12" width="10" height="9" rx="4" fill="#E5484D"/>',
  bolt: '<path d="M18 2L6 18H14L12 30L26 12H17z" fill="#F6C945"/>',
}
