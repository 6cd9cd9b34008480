print(LedgerPolicy6136.standard.title, LedgerPage6136(["a"]).lines, LedgerFolder6136.path)
