/** Marks of food that no emoji shows, each on a 32 x 32 field. */
export const foodMarks: Readonly<Record<string, string>> = {
  dill: '<g fill="none" stroke="#3C8D46" stroke-width="1.8" stroke-linecap="round"><path d="M16 30Q15 16 18 3"/><path d="M16 24l-7-4M16 24l7-5M16 18l-8-5M16 18l8-5M17 12l-6-5M17 12l6-5M9 20l-4 1M23 19l4 1M8 13l-4 1M24 13l4 1"/></g>',
  prawn:
    '<path d="M25 7Q12 2 6 12Q1 23 12 28Q17 30 21 27L18 23Q13 25 10 21Q8 15 14 12Q19 10 24 13Q29 12 25 7z" fill="#FFA184"/><path d="M9 10l5 4M6 16l6 1M7 22l5-2M12 27l2-4" stroke="#E4694A" stroke-width="1.8" stroke-linecap="round"/><path d="M20 27l6 3-1-5z" fill="#E4694A"/><circle cx="23" cy="9" r="1.4" fill="#402018"/>',
  'fish-cake':
    '<ellipse cx="16" cy="17" rx="13" ry="10" fill="#B9702B"/><ellipse cx="16" cy="15" rx="13" ry="10" fill="#E2A24A"/><path d="M8 13q4-4 9-3M18 20q4 0 6-3" stroke="#F5C87E" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M11 17l2 1M18 13l2 1M15 20l1 1M22 14l1 1" stroke="#4E8A3A" stroke-width="1.6" stroke-linecap="round"/>',
  meatball:
    '<circle cx="16" cy="17" r="12" fill="#6B3A22"/><circle cx="15" cy="15" r="11" fill="#8B5132"/><path d="M9 12q3-5 8-4" stroke="#B97C55" stroke-width="2.4" stroke-linecap="round" fill="none"/><circle cx="19" cy="17" r="1.6" fill="#6B3A22"/><circle cx="13" cy="20" r="1.4" fill="#6B3A22"/>',
  'raw-drumstick':
    '<path d="M20 5Q29 7 28 16Q26 25 16 25Q11 25 9 22L15 9Q16 5 20 5z" fill="#F2B5A0"/><path d="M20 5Q29 7 28 16Q24 12 15 9Q16 5 20 5z" fill="#F9CFC0"/><path d="M10 20L5 25Q2 25 3 28Q5 31 8 29Q10 30 9 27L13 23z" fill="#F5F0E4"/>',
  plum: '<path d="M16 9Q6 7 5 18Q6 29 16 28Q26 29 27 18Q26 7 16 9z" fill="#5B2A63"/><path d="M16 9Q12 18 15 28Q7 28 5 18Q6 7 16 9z" fill="#7A3F86"/><path d="M16 9Q16 4 20 2" stroke="#6A4A2A" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M18 6Q24 2 28 6Q23 9 18 6z" fill="#4E9A46"/>',
  beetroot:
    '<path d="M16 11Q28 10 27 19Q25 27 17 28L16 31L15 28Q7 27 5 19Q4 10 16 11z" fill="#8E1F4B"/><path d="M16 11Q8 14 9 22Q6 21 5 18Q4 10 16 11z" fill="#B0376A"/><path d="M16 12Q14 5 9 2M16 12Q17 6 16 1M16 12Q19 5 24 3" stroke="#4E9A46" stroke-width="2.6" stroke-linecap="round" fill="none"/>',
  cabbage:
    '<circle cx="16" cy="17" r="13" fill="#7FB65A"/><path d="M16 4Q27 8 28 18Q22 10 16 12Q10 10 4 18Q5 8 16 4z" fill="#A8D483"/><path d="M16 30Q10 20 16 12Q22 20 16 30zM7 25Q7 17 13 14M25 25Q25 17 19 14" fill="none" stroke="#DDF0C8" stroke-width="1.6"/>',
  'red-cabbage':
    '<circle cx="16" cy="17" r="13" fill="#6E2A5E"/><path d="M16 4Q27 8 28 18Q22 10 16 12Q10 10 4 18Q5 8 16 4z" fill="#9A4A86"/><path d="M16 30Q10 20 16 12Q22 20 16 30zM7 25Q7 17 13 14M25 25Q25 17 19 14" fill="none" stroke="#D9A8CC" stroke-width="1.6"/>',
  cashews:
    '<g fill="#E9CE9C"><path d="M6 9Q14 3 18 10Q19 15 14 15Q12 10 8 13Q4 13 6 9z"/><path d="M17 20Q22 12 28 17Q31 22 26 24Q24 19 20 23Q16 24 17 20z"/><path d="M5 22Q11 16 15 22Q17 28 12 29Q9 24 7 27Q3 26 5 22z"/></g><g fill="none" stroke="#C9A566" stroke-width="1.2"><path d="M8 9Q13 6 16 11"/><path d="M19 19Q23 15 27 19"/><path d="M7 22Q11 19 13 25"/></g>',
  walnuts:
    '<g fill="#A9713A"><circle cx="11" cy="13" r="8"/><circle cx="21" cy="20" r="8"/></g><g fill="none" stroke="#7A4A1E" stroke-width="1.5"><path d="M11 5Q8 13 11 21M6 9Q10 12 7 17M16 9Q12 12 15 17"/><path d="M21 12Q18 20 21 28M16 16Q20 19 17 24M26 16Q22 19 25 24"/></g>',
  cauliflower:
    '<path d="M3 18Q4 29 16 30Q28 29 29 18Q22 24 16 22Q10 24 3 18z" fill="#6FAA4E"/><g fill="#F8F3E4"><circle cx="10" cy="15" r="6"/><circle cx="22" cy="15" r="6"/><circle cx="16" cy="10" r="7"/><circle cx="16" cy="18" r="6"/></g><path d="M12 9q2-2 4 0M20 14q2-1 3 1M8 15q2-2 4 0M15 17q2-1 3 1" stroke="#D8CFB5" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  raspberry:
    '<g fill="#D23360"><circle cx="11" cy="14" r="4"/><circle cx="17" cy="13" r="4"/><circle cx="22" cy="15" r="4"/><circle cx="13" cy="19" r="4"/><circle cx="19" cy="20" r="4"/><circle cx="16" cy="25" r="4"/></g><g fill="#EE7396"><circle cx="10" cy="13" r="1.4"/><circle cx="16" cy="12" r="1.4"/><circle cx="12" cy="18" r="1.4"/><circle cx="18" cy="19" r="1.4"/></g><path d="M16 10Q10 9 9 5Q14 4 16 8Q18 4 23 5Q22 9 16 10z" fill="#4E9A46"/>',
  'coffee-beans':
    '<g><ellipse cx="11" cy="12" rx="6" ry="8.5" transform="rotate(-24 11 12)" fill="#6B3B1E"/><path d="M8 5Q14 12 14 19" stroke="#3E1F0E" stroke-width="1.6" fill="none"/><ellipse cx="21" cy="20" rx="6" ry="8.5" transform="rotate(28 21 20)" fill="#7E4826"/><path d="M25 13Q19 20 17 27" stroke="#3E1F0E" stroke-width="1.6" fill="none"/></g>',
  'cinnamon-bun':
    '<circle cx="16" cy="16" r="13" fill="#D9964A"/><path d="M16 16m0 0a2 2 0 0 1 4 1a5 5 0 0 1-9 1a8 8 0 0 1 15-3a10.5 10.5 0 0 1-20 4" fill="none" stroke="#7E4423" stroke-width="2.4" stroke-linecap="round"/><g fill="#FFFDF7"><circle cx="9" cy="9" r="1.2"/><circle cx="22" cy="8" r="1.2"/><circle cx="26" cy="18" r="1.2"/><circle cx="12" cy="26" r="1.2"/></g>',
  'rye-slice':
    '<path d="M4 10Q4 6 8 6H24Q28 6 28 10V24Q28 27 25 27H7Q4 27 4 24z" fill="#5A3720"/><path d="M6 11Q6 8 9 8H23Q26 8 26 11V23Q26 25 24 25H8Q6 25 6 23z" fill="#8A5A36"/><g fill="#D9B98A"><circle cx="11" cy="13" r="1.2"/><circle cx="18" cy="11" r="1.2"/><circle cx="22" cy="17" r="1.2"/><circle cx="14" cy="19" r="1.2"/><circle cx="9" cy="21" r="1.2"/><circle cx="20" cy="22" r="1.2"/></g>',
  'crisp-slice':
    '<rect x="5" y="3" width="22" height="26" rx="2" fill="#B07A3C"/><rect x="6.5" y="4.5" width="19" height="23" rx="1" fill="#CF9A57"/><g fill="#99642E"><circle cx="11" cy="9" r="1.3"/><circle cx="16" cy="9" r="1.3"/><circle cx="21" cy="9" r="1.3"/><circle cx="11" cy="15" r="1.3"/><circle cx="16" cy="15" r="1.3"/><circle cx="21" cy="15" r="1.3"/><circle cx="11" cy="21" r="1.3"/><circle cx="16" cy="21" r="1.3"/><circle cx="21" cy="21" r="1.3"/></g>',
  'cheese-slices':
    '<path d="M3 12L24 6L29 9L8 16z" fill="#FCE28A"/><path d="M8 16L29 9V13L8 20z" fill="#F0C244"/><path d="M3 17L8 20L29 13V18L8 25L3 21z" fill="#F7D25C"/><circle cx="17" cy="18" r="1.8" fill="#DDA92C"/><circle cx="24" cy="15.5" r="1.4" fill="#DDA92C"/><circle cx="12" cy="21" r="1.3" fill="#DDA92C"/>',
  crisps:
    '<g fill="#F2BE4B" stroke="#C98B23" stroke-width="1"><path d="M4 12Q8 4 17 7Q20 12 14 17Q6 19 4 12z"/><path d="M15 13Q22 8 28 14Q29 20 22 23Q14 22 15 13z"/><path d="M6 21Q12 16 19 21Q19 28 12 29Q5 28 6 21z"/></g>',
  almonds:
    '<ellipse cx="12" cy="14" rx="5.5" ry="9" transform="rotate(-26 12 14)" fill="#A8672F"/><path d="M8 7Q13 14 15 21M11 6Q16 13 16 19" stroke="#7E4719" stroke-width="1.1" fill="none"/><ellipse cx="21" cy="19" rx="5.5" ry="9" transform="rotate(30 21 19)" fill="#BC7A3C"/><path d="M25 12Q20 19 18 26" stroke="#7E4719" stroke-width="1.1" fill="none"/>',
  raisins:
    '<g fill="#3F2036"><ellipse cx="10" cy="12" rx="5" ry="4"/><ellipse cx="20" cy="10" rx="5" ry="4" transform="rotate(20 20 10)"/><ellipse cx="15" cy="18" rx="5.4" ry="4.2"/><ellipse cx="24" cy="19" rx="4.8" ry="4" transform="rotate(-20 24 19)"/><ellipse cx="9" cy="23" rx="5" ry="4"/><ellipse cx="19" cy="25" rx="5" ry="4"/></g><g stroke="#7C5570" stroke-width="1.1" fill="none"><path d="M7 11q3-2 6 0M17 9q3-1 6 1M12 17q3-2 6 0M21 19q3-2 5 0M6 22q3-2 6 0M16 24q3-2 6 0"/></g>',
  dates:
    '<ellipse cx="12" cy="15" rx="6" ry="10" transform="rotate(-22 12 15)" fill="#5C2E17"/><ellipse cx="21" cy="18" rx="6" ry="10" transform="rotate(24 21 18)" fill="#74401F"/><path d="M9 9q3 5 2 11M24 11q-4 6-4 13" stroke="#A86A3A" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  liquorice:
    '<g><rect x="4" y="5" width="11" height="11" rx="2" fill="#1B1A1D"/><rect x="17" y="7" width="11" height="11" rx="2" fill="#2B2A2F" transform="rotate(12 22 12)"/><rect x="9" y="18" width="11" height="11" rx="2" fill="#1B1A1D" transform="rotate(-10 14 23)"/><path d="M6 8h7M19 11l7 1M11 22l7-1" stroke="#57545E" stroke-width="1.6" stroke-linecap="round"/></g>',
  gums: '<g><path d="M5 24Q4 14 10 13Q16 14 15 24z" fill="#E5484D"/><path d="M12 13Q11 4 17 3Q23 4 22 13z" fill="#F6B73C"/><path d="M18 26Q17 16 23 15Q29 16 28 26z" fill="#46A758"/><path d="M8 17q1-2 3-2M15 6q1-1 3-1M21 19q1-2 3-2" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>',
  wafer:
    '<rect x="4" y="8" width="24" height="16" rx="2" fill="#D69A4E"/><path d="M4 13H28M4 18H28" stroke="#6B3A1C" stroke-width="2.4"/><path d="M10 8V24M16 8V24M22 8V24" stroke="#B97C33" stroke-width="1"/>',
  'oat-ear':
    '<path d="M16 31Q16 16 20 4" stroke="#B98A3A" stroke-width="1.8" fill="none"/><g fill="#E2B55B"><ellipse cx="12" cy="10" rx="2.6" ry="5" transform="rotate(-30 12 10)"/><ellipse cx="22" cy="11" rx="2.6" ry="5" transform="rotate(30 22 11)"/><ellipse cx="11" cy="18" rx="2.6" ry="5" transform="rotate(-30 11 18)"/><ellipse cx="22" cy="19" rx="2.6" ry="5" transform="rotate(30 22 19)"/><ellipse cx="19" cy="4" rx="2.2" ry="4"/></g>',
  'cola-glass':
    '<path d="M7 7H25L22.5 29H9.500z" fill="#DDEBF0"/><path d="M8 12H24L22.3 27.500H9.700z" fill="#4A2015"/><path d="M18 13L23 1" stroke="#E5484D" stroke-width="2.4" stroke-linecap="round"/><rect x="10" y="13" width="5.5" height="5.5" rx="1" transform="rotate(12 13 16)" fill="#B98A78"/><rect x="16.5" y="16" width="5" height="5" rx="1" transform="rotate(-14 19 18)" fill="#9A6A58"/><path d="M10.5 10L12 26" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>',
  'dark-beer':
    '<path d="M23 13H27Q30 13 30 17V21Q30 25 26 25H23V22H26Q27 22 27 20V18Q27 16 26 16H23z" fill="#C98F3A"/><path d="M5 9H24V28Q24 30 22 30H7Q5 30 5 28z" fill="#4A2414"/><path d="M8.5 14V27M14.5 14V27M20.5 14V27" stroke="#7A4526" stroke-width="2.4" stroke-linecap="round"/><path d="M4 10Q2 6 6 5Q7 1 12 3Q16 0 19 4Q26 3 25 9Q24 12 21 11Q19 14 16 11Q12 14 9 11Q5 13 4 10z" fill="#F6E8CC"/>',
  'beer-free':
    '<path d="M23 13H27Q30 13 30 17V21Q30 25 26 25H23V22H26Q27 22 27 20V18Q27 16 26 16H23z" fill="#9FC4DB"/><path d="M5 9H24V28Q24 30 22 30H7Q5 30 5 28z" fill="#F6C448"/><path d="M4 10Q2 6 6 5Q7 1 12 3Q16 0 19 4Q26 3 25 9Q24 12 21 11Q19 14 16 11Q12 14 9 11Q5 13 4 10z" fill="#fff"/><ellipse cx="14.5" cy="20.5" rx="5" ry="6.5" fill="none" stroke="#2B6CB0" stroke-width="3"/>',
  fizz: '<circle cx="12" cy="20" r="9" fill="#8CCDE8"/><circle cx="9" cy="17" r="3" fill="#E4F5FB"/><circle cx="23" cy="11" r="6" fill="#5FB3DA"/><circle cx="21" cy="9" r="2" fill="#E4F5FB"/><circle cx="24" cy="25" r="4" fill="#5FB3DA"/><circle cx="12" cy="5" r="3.4" fill="#8CCDE8"/>',
  'white-grapes':
    '<path d="M17 9Q16 4 21 2" stroke="#7A5A2A" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M18 8Q25 1 30 7Q25 12 18 8z" fill="#4E9A46"/><g fill="#B9C84A"><circle cx="9" cy="12" r="4.6"/><circle cx="17" cy="12" r="4.6"/><circle cx="24" cy="14" r="4.2"/><circle cx="13" cy="19" r="4.6"/><circle cx="20" cy="20" r="4.4"/><circle cx="16" cy="26" r="4.4"/></g><g fill="#E4EC9C"><circle cx="8" cy="11" r="1.5"/><circle cx="16" cy="11" r="1.5"/><circle cx="12" cy="18" r="1.5"/><circle cx="19" cy="19" r="1.4"/><circle cx="15" cy="25" r="1.4"/></g>',
  'baked-potato':
    '<path d="M2 20Q2 8 16 8T30 20Q28 27 16 27T2 20z" fill="#B9C2C6"/><path d="M6 22l4-8 4 9 5-10 4 9 5-7" fill="none" stroke="#E9EDEF" stroke-width="1.8"/><path d="M8 15Q10 6 16 6Q23 6 24 15Q16 20 8 15z" fill="#B5793F"/><path d="M11 14Q12 9 16 9T21 14Q16 17 11 14z" fill="#FBE9B4"/><rect x="13.5" y="9" width="5" height="4" rx="1" fill="#F7C948"/>',
}
