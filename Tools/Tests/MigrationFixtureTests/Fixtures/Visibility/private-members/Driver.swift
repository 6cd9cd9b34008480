print(CheeseCave.make().report())
