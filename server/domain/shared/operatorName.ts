/** Whether two names are those of one operator: names that differ by case alone would let one approve their own (OPS-35). */
export const isSameOperator = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
