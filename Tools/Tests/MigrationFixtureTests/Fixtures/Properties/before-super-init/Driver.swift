print(WaxCylinder().text)
