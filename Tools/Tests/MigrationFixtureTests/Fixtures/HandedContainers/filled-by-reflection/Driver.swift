let glasshouse1409 = glasshouseContainer1409()
let house1409 = Glasshouse1409(resolver: glasshouse1409)
glasshouse1409.resolve(GlasshouseWater1409.self)?.liters = 7
print(house1409.grow(), water1409(house1409), DarkGlasshouse1409(resolver: glasshouse1409).isWarm())
let screen1409 = GlasshouseScreen1409()
screen1409.resolver = glasshouse1409
print(screen1409.show())
