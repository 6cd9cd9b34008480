print(AppRoot(dependencies: .live).makeRampSteamer().load())
