print(NewsTicker().run())
