print(LedgerView6158().add("rent"))
