let glasshouse1409 = Container(defaultObjectScope: .container)
glasshouse1409.register(GlasshouseHeater1409.self) { _ in OldGlasshouseHeater1409() }
glasshouse1409.register(OldGlasshouseHeater1409.self) { _ in OldGlasshouseHeater1409() }
glasshouse1409.register(GlasshouseWater1409.self) { _ in GlasshouseWater1409() }
let house1409 = Glasshouse1409(resolver: glasshouse1409)
glasshouse1409.resolve(GlasshouseWater1409.self)?.liters = 7
print(house1409.grow(), water1409(house1409), DarkGlasshouse1409(resolver: glasshouse1409).isWarm())
let screen1409 = GlasshouseScreen1409()
screen1409.resolver = glasshouse1409
print(screen1409.show())
