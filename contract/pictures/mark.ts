/** Written by `npm run images` from `ui/icons/MarkIcon.tsx`; not to be changed by hand. */
export const mark = {
  ground: '#FD2A53',
  body: '<g fill="none" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><svg width="34" height="34" viewBox="0 0 48 48" fill="none" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" overflow="visible" x="7" y="7.5"><path fill="#FF94A6" d="m9 8 28-5q3-.5 3.5 2.5L42 16l-34 6-2-10q0-3 3-4"></path><path fill="#FFFFFF" d="M6 14h36q3 0 3 3v7a5 5 0 0 0 0 10v7q0 3-3 3H6q-3 0-3-3v-7a5 5 0 0 0 0-10v-7q0-3 3-3"></path><path stroke="#FE6480" stroke-width="3" d="M34 19v2m0 7v2m0 7v2"></path><circle fill="#FF94A6" cx="9.5" cy="30" r="2.2"></circle><circle fill="#FF94A6" cx="26.5" cy="30" r="2.2"></circle><path stroke="#5C0018" stroke-width="4.5" d="M12.5 24v0m11 0v0"></path><path stroke="#5C0018" stroke-width="3.5" d="M13 30q5 4.5 10 0"></path></svg></g>',
} as const;
