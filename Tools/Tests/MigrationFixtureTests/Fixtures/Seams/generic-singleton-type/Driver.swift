print(SpiceRack().look())
