print(Woodcarver().carve(5))
