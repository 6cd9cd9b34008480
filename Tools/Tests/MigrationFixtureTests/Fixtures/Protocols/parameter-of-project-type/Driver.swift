print(FreightDesk().run())
