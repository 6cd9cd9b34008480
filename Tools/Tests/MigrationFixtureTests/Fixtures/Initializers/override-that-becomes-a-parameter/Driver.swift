print(GristWheel().turns(), GristStone(age: 2).turns(), makeOakStone().turns())
