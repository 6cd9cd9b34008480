print(GraniteSled().load())
