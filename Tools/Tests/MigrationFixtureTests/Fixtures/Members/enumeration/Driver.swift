print(Direction.south.degrees, Direction.north.opposite())
