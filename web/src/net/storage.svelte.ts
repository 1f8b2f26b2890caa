/** Whether this browser keeps the seats of its tables; where it does not, the page says so. */
export const storing = $state({ failed: false });
