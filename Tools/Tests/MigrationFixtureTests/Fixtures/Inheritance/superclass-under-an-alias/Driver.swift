print(Cattery(name: "cat").feed())
