print(MillWheel().turns(), MillStone(age: 2).turns(), makeOakStone().turns())
