CacheCommand().run()
