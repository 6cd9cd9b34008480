print(Ferryman().canCross())
