CacheCommand(size: 1).run()
Shell().run()
