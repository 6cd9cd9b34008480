let home = AppRoot(dependencies: .live).makeHome()
home.run()
home.run()
