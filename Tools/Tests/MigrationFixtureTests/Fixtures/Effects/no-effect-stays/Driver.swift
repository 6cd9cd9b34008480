print(TidePrinter().text())
