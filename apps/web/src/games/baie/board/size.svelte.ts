/** The layout of the shell changes at this width: the list twin leads below it. */
const narrow = matchMedia('(max-width: 719px)');
let phone = $state(narrow.matches);
narrow.addEventListener('change', () => {
  phone = narrow.matches;
});

export const isPhone = (): boolean => phone;
