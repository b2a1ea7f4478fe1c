/** Computes the CPF check digit that follows these digits. */
function cpfDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

/** Whether 11 digits are a CPF (the Brazilian tax number) with valid check digits. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  return cpfDigit(digits.slice(0, 9)) === Number(digits[9]) && cpfDigit(digits.slice(0, 10)) === Number(digits[10]);
}
