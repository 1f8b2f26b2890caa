"""What every game keeps to: the contract, chance, events, reasons, records, content, options."""
