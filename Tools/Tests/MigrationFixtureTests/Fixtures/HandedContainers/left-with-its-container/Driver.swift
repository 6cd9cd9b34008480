let lodge1406 = lodgeContainer1406()
print(LodgeWeak1406(container: lodge1406).warm())
print(LodgeShade1406(resolver: lodge1406).warm(["a"]), LodgeGuess1406(resolver: lodge1406).warm())
print(LodgeCrowd1406(dependencies: ["a", "b"], resolver: lodge1406).warm())
