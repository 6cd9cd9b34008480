print(Greeter().greeting, "/", PoliteGreeter(name: "Uwe").greeting)
