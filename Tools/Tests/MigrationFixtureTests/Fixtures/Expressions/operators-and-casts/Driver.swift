print(FerryDispatcher().report())
