let lodge1406 = Container()
lodge1406.register(LodgeStove1406.self) { _ in LodgeStove1406() }
print(isWarmLodge1406(LodgeKeeper1406(resolver: lodge1406).welcome()))
print(LodgeWeak1406(container: lodge1406).warm(), LodgeShade1406(resolver: lodge1406).warm(["a"]))
print(LodgeGuess1406(resolver: lodge1406).warm(), LodgeNote1406(resolver: lodge1406).warm())
