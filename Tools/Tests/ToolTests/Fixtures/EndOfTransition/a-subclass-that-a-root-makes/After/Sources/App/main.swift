AppRoot(dependencies: .live).makeCacheCommand(size: 1).run()
Shell().run()
