let root = AppRoot(dependencies: .live)
let home = root.makeHome()
home.run()
