let box = SwitchTower()
print(try box.setter()(4, true), await box.holder()(), box.unnamed()(1, 2))
