let cathedral = Cathedral(towers: 2)
print(cathedral.bells(), cathedral.blocks(), Church(naves: 1).blocks())
