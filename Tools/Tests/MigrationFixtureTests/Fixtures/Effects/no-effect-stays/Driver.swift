print(NeapPrinter().text())
