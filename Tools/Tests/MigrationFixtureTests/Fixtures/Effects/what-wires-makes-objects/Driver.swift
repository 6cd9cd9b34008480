print(FerryCoordinator().start())
