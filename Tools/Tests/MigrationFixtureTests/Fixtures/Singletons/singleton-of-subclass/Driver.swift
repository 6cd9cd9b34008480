print(Sailmaker().sail())
