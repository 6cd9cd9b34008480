let cup = DiceCup(sides: 1)
print(cup.roll(), [true, false].contains(cup.isHead()), (0...1).contains(cup.weight()))
