let mill6157 = millContainer6157()
print(mill6157.resolve(Mill6157.self)!.work(), mill6157.resolve(MillBakery6157.self)!.bake())
