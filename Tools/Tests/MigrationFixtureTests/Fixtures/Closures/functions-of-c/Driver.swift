print(TapDesk6135().run(4))
