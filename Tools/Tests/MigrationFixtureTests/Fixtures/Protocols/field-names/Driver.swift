print(SwitchRoom().run())
