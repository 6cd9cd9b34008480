print(Steamboat(length: 30).coal(), Steamboat(feet: 100).coal())
