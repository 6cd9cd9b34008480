Menu().run()
Home().run()
