ImpalaUser().run()
