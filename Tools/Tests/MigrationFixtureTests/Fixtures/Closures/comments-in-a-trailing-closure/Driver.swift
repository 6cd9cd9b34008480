let ledger6102 = LedgerScreen6102()
ledger6102.load()
ledger6102.loadPage()
print(ledger6102.count, Ledger6102.entries, Folio6102.pages)
